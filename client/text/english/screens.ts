import { counted, plural } from './plural.ts';

/** The screen on which players gather. */
export const WAITING = {
  heading: 'Private table',
  gathering: 'Looking for players…',
  invite: 'Send your friends the link or the code.',
  code: 'Code',
  copy: 'Copy link',
  share: 'Share',
  shared: 'Play Crazy Rummy with me.',
  notShared: 'Couldn’t share. Copy the link instead.',
  copied: 'Copied',
  notCopied: 'Couldn’t copy. Select it and copy it yourself.',
  qr: 'QR code',
  scan: 'Scan to join',
  qrWords: 'QR code with the link to this table',
  start: 'Start with bots',
  startFull: 'Start',
  empty: 'Waiting for a player…',
  noBots: 'The game starts when every seat is taken.',
  filling: 'Bots will fill the empty seats soon.',
  watching: 'You’re watching. The players start when they’re ready.',
  leave: 'Leave the table',
} as const;

/** A code for a screen reader, letter by letter: "B, C, D, F". */
export const spelled = (code: string): string => [...code].join(', ');

/** The person who starts a private table, for the others: "Ana starts the game.". */
export const startedBy = (name: string): string => `${name} starts the game.`;

/** How many players of a private table are there: "2 of 4 are here. Bots can take the other 2 seats". */
export function gathered(here: number, seats: number, bots: boolean): string {
  const missing = seats - here;
  if (missing === 0) return 'Everybody is here.';
  const rest = bots
    ? `Bots can take the other ${plural(missing, 'seat', `${missing} seats`)}.`
    : `${counted(missing, 'player', 'players')} still missing.`;
  return `${here} of ${seats} ${plural(here, 'is', 'are')} here. ${rest}`;
}

/** Rated games, at the table. */
export const RATED = {
  waiting:
    'If Play now brought two or more people here from different networks, the game is rated for them, without hints.',
  mark: 'Rated.',
  running: 'This game is rated: no hints, and if you leave you come last.',
  leaving: 'This game is rated: you would come last.',
} as const;

/** Panels over the table and the buttons that open and close them. */
export const PANELS = {
  scores: 'Scores',
  log: 'Game log',
  rules: 'How we play here',
  keys: 'Keys and screen reader',
  leave: 'Menu',
  tally: 'Tally',
  close: 'Close',
  notNow: 'Not now',
  next: 'Next deal',
  review: 'Review',
  replay: 'Replay',
  share: 'Share the result',
  check: 'Was this deal fair?',
  showTable: 'Show the table',
  showTally: 'Tally and next deal',
  showFinal: 'Show standings',
  rematch: 'Rematch',
  daily: 'To the daily deal',
  home: 'Home',
  goHome: 'Go home',
  goHomeHint: 'Your seat is kept for ten minutes',
  leaveTable: 'Leave the table',
  leaveHint: 'You give up your seat',
  leaveKeptHint: 'You can continue this game later',
  total: 'Total',
  player: 'Player',
  why: 'Why?',
  nothingYet: 'Nothing has happened yet.',
  joint: 'Joint winners',
  final: 'Final standings',
} as const;

/** Buttons on the table that teach. */
export const LEARNING = {
  rules: 'Rules of this table',
  hint: 'Hint',
  nextHint: 'Next best hint',
  hintsOff: 'The host has turned hints off at this table.',
} as const;

/** The ways to the settings, and those that the home screen and the menu of a table have as well. */
export const SETTINGS = {
  title: 'Settings',
  open: 'Settings',
  here: 'Saved on this device.',
  fourColours: 'Four colours',
  fourColoursHint: 'Clubs green, diamonds blue',
  bigCards: 'Big cards',
  mute: 'Mute',
  unmute: 'Unmute',
} as const;

/** The system notification for the viewer's turn. */
export const TURN_ALERT = { title: 'Your turn', body: 'The table is waiting for you.' } as const;

/** The banner and the dialog for a broken connection. */
export const CONNECTION = {
  reconnecting: 'Reconnecting…',
  lost: 'The connection to the table was lost.',
  elsewhere: 'You’re now playing here in another tab or on another device.',
  playHere: 'Play here instead',
  /** Nobody came to a private table. */
  nobodyCame: 'Nobody else came for 15 minutes, so the table was closed. Its code and link open it again.',
  openAgain: 'Open it again',
  home: 'Back to home',
} as const;

/** The viewer's own name among those of others: "Ana (you)". */
export const ownName = (name: string): string => `${name} (you)`;

/** The button that leaves a screen. */
export const back = (): string => 'Back';

/** For somebody who watches: a bot's seat from the next deal or game on, and once it is booked. */
export const TAKE_SEAT = {
  take: 'Take a seat',
  nextDeal: 'From the next deal',
  nextGame: 'From the next game',
  booked: 'Seat booked',
  giveUp: 'Press to give it up',
} as const;
