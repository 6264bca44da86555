import type { Saying } from '#protocol';
import type { Person } from '../person.ts';
import { listed } from './plural.ts';
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
