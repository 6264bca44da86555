import { listed } from '../plural.ts';

/** The pages that show rules. */
export const RULES_PAGE = {
  edit: 'Change rules',
  useThese: 'Choose for later games',
  playNow: 'Play now',
  friends: 'Play with friends',
  practise: 'Practise',
  play: 'Play by these rules',
  keep: 'Save and share',
  copyLink: 'Copy link',
  copyCode: 'Copy code',
  link: 'Link:',
  name: 'Name for these rules',
  save: 'Save',
  saved: 'Saved on this device.',
  full: 'No room for more. Delete some of your saved rules.',
} as const;

/** The page that shows a table before you take a seat. */
export const LOOK = {
  who: 'Who’s here',
  free: 'Empty seat',
  join: 'Take a seat',
  comeBack: 'Back to your seat',
  watch: 'Watch this table',
  unwatched: 'This table doesn’t allow spectators.',
  afterDeal: 'A bot’s seat is yours with the next deal, with its points. Until then you watch.',
  book: 'Take a seat from the next deal',
  resting: 'The game is paused. It resumes when its players are back.',
} as const;

/** A bot among the players: "Ada (bot)". */
export const botNamed = (name: string): string => `${name} (bot)`;

/** The name of a game before sentences about it: "Biddies." */
export const gameIs = (game: string): string => `${game}.`;

/** "3 to 6 players", "4 players". */
export const playersFrom = (fewest: number, most: number): string =>
  fewest === most ? `${fewest} players` : `${fewest} to ${most} players`;

/** "Also called Lamsees and Lambz.", "Also called Lamsees, Lambz and 12 more." */
export const otherNames = (names: readonly string[], more: number): string =>
  `Also called ${listed(more === 0 ? names : [...names, `${more} more`])}.`;

/** An option as in the standard game: "Standard: Two packs shuffled together." */
export const inStandardGame = (sentence: string): string => `Standard: ${sentence}`;

/** An option as in the game behind house rules: "In Biddies: Two packs shuffled together." */
export const inGame = (sentence: string, game: string): string => `In ${game}: ${sentence}`;

/** "Friday deleted." */
export const deleted = (name: string): string => `${name} deleted.`;
