import { listed } from '../plural.ts';

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

/** Stopping between deals and resuming another day. */
export const ADJOURN = {
  ask: 'Stop here, resume another day',
  agree: 'Agree to stop',
  takeBack: 'Keep playing',
  title: 'Until another day',
  comeBack: 'Your seat is kept. Come back with this link or code.',
  watchAgain: 'Come back to the table with this link or code.',
  whenPlayers: 'The game resumes when its players are back.',
  whenAll: 'The game resumes when you’re all back, or when someone chooses not to wait.',
  home: 'Back to home',
  resting: 'The game is paused',
  resume: 'Resume without waiting',
  away: 'Come back later',
} as const;

/** "Ben and Cid want to stop for today. Everyone has to agree." */
export const wantToStop = (names: readonly string[], isYou: boolean): string => {
  const people = isYou ? ['You', ...names] : names;
  const verb = people.length === 1 && !isYou ? 'wants' : 'want';
  return `${listed(people)} ${verb} to stop for today. Everyone has to agree.`;
};

/** "You stopped after deal 4." Spectators read "The players stopped …". */
export const restsAfter = (deal: number, watches: boolean): string =>
  `${watches ? 'The players' : 'You'} stopped after deal ${deal}.`;

/** The question before a player gives up a seat mid-game. */
export const LEAVING = {
  title: 'Leave the table?',
  hint: 'A bot takes your seat, and you can’t come back to it. Go home instead to keep your seat for ten minutes.',
  stay: 'Stay',
} as const;

/** The panel that tells a returning player what a bot did for them. */
export const AWAY = {
  title: 'While you were away',
  hint: 'A bot played for you in this deal:',
  goOn: 'Continue',
} as const;

/** The panel shown the first time the clock ends a player's turn. */
export const TIME_OUT = {
  title: 'Time’s up',
  next: 'If you run out of time twice in a row, a bot plays for you until you’re back.',
  goOn: 'Continue',
} as const;

/** The question before a player goes home mid-game and keeps the seat. */
export const GOING_HOME = {
  title: 'Go home?',
  kept: 'Your seat is kept for ten minutes while a bot plays for you. “Your tables” takes you back to it.',
  keptHere: 'Your game is kept on this device. “Continue your game” takes you back to it.',
  again: 'Pressing Back again also takes you home.',
} as const;
