/** The panel with the phrases, and muting and blocking. */
export const TALK = {
  hint: 'Everyone at the table sees it for a moment.',
  mute: 'Mute',
  muteHint: 'Hides what this player says at this table.',
  unmute: 'Unmute',
  muted: 'You don’t see what this player says.',
  block: 'Don’t seat us together',
  blockHint: '“Play now” keeps you apart. Nobody is told.',
  blocked: '“Play now” keeps you apart.',
  unblock: 'Seat us together again',
} as const;

/** The manners of the bots, by number: how fast they play, and what they remark on. They say nothing of their level. */
export const MANNER_WORDS = [
  'Brisk and friendly: greets the table and praises a swap.',
  'Takes time, says little, sighs over a bad deal.',
  'Quick and cheerful, delighted by swaps and long runs.',
  'Sometimes fast, sometimes slow, and always ready for another game.',
  'Always at the same pace, and nearly silent.',
  'The fastest of all, laughs about good and bad deals alike.',
  'Slow and polite: wishes everyone luck.',
  'Easy-going, and glad for everybody who goes out.',
] as const;
