import type { Seat } from '#engine';
import type { Saying, TableView } from '#protocol';
import { listed } from './plural.ts';
import { who } from './told.ts';

/** What can be said at a table, as it stands on the button; of signs without words, what they are called. */
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

/** Said to those who listen: "Ben: Well played!", "You: Smile." */
export const saidBy = (table: TableView, seat: Seat, saying: Saying): string => {
  const words = SAYING_TEXT[saying];
  return `${who(table, seat)}: ${words}${/[!?]$/.test(words) ? '' : '.'}`;
};

/** Saying something, and not hearing somebody. */
export const TALK = {
  open: 'Say something',
  title: 'Say something',
  hint: 'Everybody at the table sees it for a moment.',
  mute: 'Mute',
  muteHint: 'You do not see what this player says, at this table.',
  unmute: 'Hear again',
  muted: 'What this player says is not shown to you.',
  block: 'Do not seat me with this player again',
  blockHint: 'Play now will not bring you together. Nobody is told.',
  blocked: 'Play now keeps you apart.',
  unblock: 'Seat me with this player again',
} as const;

/** The button over a player's seat. */
export const aboutPlayer = (name: string): string => `About ${name}`;

/** Stopping between two deals, and going on another day. */
export const ADJOURN = {
  ask: 'Stop for today, go on another day',
  agree: 'Stop, too',
  takeBack: 'Play on',
  title: 'Until another day',
  comeBack: 'Your seat is kept. You find it again by this link or code.',
  watchAgain: 'You find the table again by this link or code.',
  whenPlayers: 'The game goes on as soon as its players are back.',
  whenAll: 'The game goes on as soon as all of you are back, or when somebody does not want to wait.',
  home: 'Back to home',
  resting: 'The game rests',
  resume: 'Go on without waiting',
  away: 'Come back later',
} as const;

/** "Ben and Cid want to stop for today, once all agree." */
export const wantToStop = (names: readonly string[], isYou: boolean): string => {
  const people = isYou ? ['You', ...names] : names;
  const verb = people.length === 1 && !isYou ? 'wants' : 'want';
  return `${listed(people)} ${verb} to stop for today, once all agree.`;
};

/** "You stopped after deal 4."; to who only watches, "The players stopped …". */
export const restsAfter = (deal: number, watches: boolean): string =>
  `${watches ? 'The players' : 'You'} stopped after deal ${deal}.`;
