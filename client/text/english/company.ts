import type { Saying } from '#protocol';
import type { Person } from '#text';
import { personName } from './table.ts';

/** The phrases of the table chat, and the names of its emoji. */
export const SAYING_TEXT: Readonly<Record<Saying, string>> = {
  hello: 'Hello!',
  goodLuck: 'Good luck!',
  wellPlayed: 'Well played!',
  niceSwap: 'Nice swap!',
  thanks: 'Thank you!',
  sorry: 'Sorry!',
  oops: 'Oops!',
  oneMoment: 'One moment, please',
  takeYourTime: 'Take your time',
  yourTurn: 'Your turn!',
  goodGame: 'Good game!',
  another: 'Another game?',
  smile: 'Smile',
  laugh: 'Laugh',
  surprise: 'Wow',
  sad: 'Sad',
  thumbsUp: 'Thumbs up',
  heart: 'Heart',
};

/** A phrase as read out: "Ben: Well played!", "You: Smile." */
export const saysAloud = (who: Person, saying: Saying): string => {
  const words = SAYING_TEXT[saying];
  return `${personName(who)}: ${words}${/[!?]$/.test(words) ? '' : '.'}`;
};

/** The button that opens the phrases, and the title of their panel. */
export const SAY_SOMETHING = 'Say something';

/** The accessible name of the button over a player's seat. */
export const aboutPlayer = (name: string): string => `About ${name}`;
