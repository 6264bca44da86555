import { capital } from './plural.ts';

export const WAITING = {
  heading: 'Private table',
  gathering: 'Looking for players…',
  invite: 'Send your friends the link, or tell them the code.',
  code: 'Code',
  copy: 'Copy link',
  start: 'Start with bots',
  startFull: 'Start',
  empty: 'Waiting for a player…',
  noBots: 'The game begins when all seats are taken.',
  filling: 'Bots take the empty seats in a moment.',
  watching: 'You are watching. The players begin when they are ready.',
  leave: 'Leave the table',
} as const;

export const PANELS = {
  scores: 'Scores',
  log: 'What happened',
  leave: 'Menu',
  tally: 'Tally',
  close: 'Close',
  notNow: 'Not now',
  next: 'Next deal',
  showTable: 'Show the table',
  showTally: 'Tally and next deal',
  showFinal: 'Show the standing',
  rematch: 'Rematch',
  home: 'Home',
  leaveTable: 'Leave the table',
  leaveHint: 'Your seat is given up',
  leaveKeptHint: 'You can go on with this game later',
  total: 'Total',
  player: 'Player',
  why: 'Why?',
  nothingYet: 'Nothing has happened yet.',
  noScores: 'The first deal is not over yet.',
  joint: 'Joint winners',
  final: 'Final standing',
} as const;

/** What was done for somebody who is back. */
export const AWAY = {
  title: 'While you were away',
  hint: 'A bot played for you in this deal:',
  goOn: 'Go on',
} as const;

/** The first turn that the clock has ended for somebody. */
export const TIME_OUT = {
  title: 'Your time was up',
  next: 'After a second turn in a row that runs out of time, a bot plays for you until you are back.',
  goOn: 'Go on',
} as const;

/** Buttons of the table that teach. */
export const LEARNING = {
  rules: 'Rules of this table',
  hint: 'Hint',
} as const;

export { SETTINGS, TURN_ALERT, volumeOf } from './settings.ts';

export const CONNECTION = {
  reconnecting: 'Reconnecting…',
  lost: 'The connection to the table is lost.',
  elsewhere: 'You play here in another tab or on another device now.',
  playHere: 'Play here instead',
  home: 'Back to home',
} as const;

/** "Ready" beside a seat that has pressed Next or Rematch. */
export const ready = (): string => 'ready';

/** A name with a remark: "Ana (you)". */
export const named = (name: string, remark: string): string => `${name} (${remark.toLowerCase()})`;

/** A name with a capital, for headings. */
export const heading = (words: string): string => capital(words);
