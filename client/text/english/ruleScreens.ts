import { counted, listed } from './plural.ts';

/** The pages that show rules. */
export const RULES_PAGE = {
  hereWePlay: 'How we play here',
  edit: 'Change rules',
  useThese: 'Use these rules',
  playNow: 'Play now',
  friends: 'Play with friends',
  practise: 'Practise',
  play: 'Play by these rules',
  keep: 'Save and share',
  copyLink: 'Copy link',
  copyCode: 'Copy code',
  copied: 'Copied',
  notCopied: 'Couldn’t copy. Select it and copy it yourself.',
  link: 'Link',
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
  afterDeal: 'You can take a bot’s seat after this deal. Open this table again then.',
  resting: 'The game is paused. It resumes when its players are back.',
} as const;

export const back = (): string => 'Back';

/** A bot among the players: "Ada (bot)". */
export const botNamed = (name: string): string => `${name} (bot)`;

/** "Biddies with house rules" */
export const withHouseRules = (game: string): string => `${game} with house rules`;

/** House rules by the game that they come from: "Biddies with 3 changes." */
export const withChanges = (game: string, changes: number): string => `${game} with ${changesCount(changes)}.`;

/** "3 to 6 players", "4 players". */
export const playersFrom = (fewest: number, most: number): string =>
  fewest === most ? `${fewest} players` : `${fewest} to ${most} players`;

/** "Also called Lamsees and Lambz.", "Also called Lamsees, Lambz and 12 more." */
export const otherNames = (names: readonly string[], more: number): string =>
  `Also called ${listed(more === 0 ? names : [...names, `${more} more`])}.`;

/** "3 changes" */
export const changesCount = (count: number): string => counted(count, 'change', 'changes');

/** An option as in the standard game: "Standard: Two packs shuffled together." */
export const inStandardGame = (sentence: string): string => `Standard: ${sentence}`;

/** An option as in the game behind house rules: "In Biddies: Two packs shuffled together." */
export const inGame = (sentence: string, game: string): string => `In ${game}: ${sentence}`;

/** "Friday deleted." */
export const deleted = (name: string): string => `${name} deleted.`;
