import { capital } from './plural.ts';

export const gameName = (): string => 'Crazy Rummy';

/** Under the name of the game, on the home screen. */
export const tagline = (): string => 'Thirteen deals. Another rank is wild in each.';

/** Words of the home screen and the waiting room. */
export const HOME = {
  playNow: 'Play now',
  playNowHint: 'With whoever is here; bots take empty seats',
  practise: 'Practise',
  practiseHint: 'Against bots, without a network',
  playFriend: 'Play a friend',
  create: 'Open a private table',
  code: 'Table code',
  join: 'Join',
  name: 'Your name',
  guest: 'Guest',
  seats: 'Players at the table',
  rules: 'How to play',
  opening: 'Finding a table…',
  watch: 'Watch this table',
} as const;

export const WAITING = {
  heading: 'Private table',
  gathering: 'Looking for players…',
  invite: 'Send your friends the link, or tell them the code.',
  code: 'Code',
  copy: 'Copy link',
  copied: 'Copied',
  start: 'Start with bots',
  startFull: 'Start',
  empty: 'Waiting for a player…',
  filling: 'Bots take the empty seats in a moment.',
  watching: 'The players begin when they are ready.',
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
  showTally: 'Show the tally',
  rematch: 'Rematch',
  home: 'Home',
  leaveTable: 'Leave the table',
  leaveHint: 'Your seat is given up',
  total: 'Total',
  player: 'Player',
  nothingYet: 'Nothing has happened yet.',
  noScores: 'The first deal is not over yet.',
  joint: 'Joint winners',
  final: 'Final standing',
} as const;

export const SETTINGS = {
  speed: 'Motion',
  speeds: { off: 'Off', fast: 'Fast', normal: 'Normal', slow: 'Slow' },
  fourColours: 'Four colours',
  fourColoursHint: 'Clubs green, diamonds blue',
  bigCards: 'Big cards',
  warns: 'A word before some discards',
  warnsHint: 'When the card is wild, or the next player could lay it off',
  taps: 'Play by tapping',
  drags: 'Play by dragging',
} as const;

export const CONNECTION = {
  reconnecting: 'Reconnecting…',
  lost: 'The connection to the table is lost.',
  home: 'Back to home',
} as const;

/** "Ready" beside a seat that has pressed Next or Rematch. */
export const ready = (): string => 'ready';

/** The short rules, section by section. */
export const RULES: readonly { readonly heading: string; readonly lines: readonly string[] }[] = [
  {
    heading: 'The aim',
    lines: [
      'Get rid of your cards by laying down sets and runs. What is left in your hand when somebody goes out counts against you.',
      'The lowest total after 13 deals wins.',
    ],
  },
  {
    heading: 'Wild cards',
    lines: [
      'In deal 1 all aces are wild, in deal 2 all twos, and so on up to the kings in deal 13.',
      'A wild card stands for any card you like. It can also be used as what is printed on it.',
    ],
  },
  {
    heading: 'Your turn',
    lines: [
      'Draw: take the top card of the stock or of the discard pile. The very first player of a deal has eight cards and does not draw.',
      'Play, if you like: lay down a set (three or four of a rank) or a run (three or more in a row of a suit, ace low).',
      'Once you have laid a set or run of your own, you may also lay off cards on any meld, and swap wild cards.',
      'Discard one card to end your turn.',
    ],
  },
  {
    heading: 'Swapping a wild',
    lines: [
      'If you hold the very card that a wild on the table stands for, put it there and take the wild.',
      'In a set, any suit that is missing will do.',
    ],
  },
  {
    heading: 'Going out',
    lines: [
      'The last card must be discarded: you cannot lay down your whole hand.',
      'If you begin your turn with one card, you must draw from the stock, and keep the card you drew unless you go out.',
      'When the stock is used up, the deal ends after that turn and everybody counts.',
    ],
  },
  {
    heading: 'Points against you',
    lines: ['Wild cards 25, kings, queens and jacks 10, aces 1, all others their number.'],
  },
];

/** A name with a remark: "Ana (you)". */
export const named = (name: string, remark: string): string => `${name} (${remark.toLowerCase()})`;

/** A name with a capital, for headings. */
export const heading = (words: string): string => capital(words);
