import type { RuleSet } from '#engine';
import type { TableLook } from '#protocol';
import { gameInfoOf, namedGame, PRESETS, readRuleCode } from '#rules';
import { playerName } from './avatars.ts';
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

/** "Table KXQTBC" */
export const tableCalled = (code: string): string => `Table ${code}`;

/** "1 of 4 seats taken." */
export const seatsTaken = (taken: number, seats: number): string =>
  `${taken} of ${counted(seats, 'seat', 'seats')} taken.`;

/** The player in a seat: "Ada (bot)". */
export const sitter = (player: TableLook['seats'][number]): string => {
  if (player.kind === 'empty') return LOOK.free;
  return player.kind === 'bot' ? `${playerName(player)} (bot)` : player.name;
};

/** "Biddies", or "Biddies with house rules". */
export const rulesName = (rules: RuleSet): string => {
  const name = gameInfoOf(rules.preset)?.name ?? rules.preset;
  return namedGame(rules) ? name : `${name} with house rules`;
};

/** The name of the rules with this code; the code itself if this page cannot read it, e.g. of a newer game. */
export const codedGame = (code: string): string => {
  const rules = readRuleCode(code);
  return rules.ok ? rulesName(rules.value) : code;
};

/** One sentence about the rules: a named game's description, or the game that house rules come from. */
export const rulesAbout = (rules: RuleSet, changes: number): string => {
  const game = gameInfoOf(rules.preset);
  if (!game) return '';
  return namedGame(rules) ? game.about : `${game.name} with ${counted(changes, 'change', 'changes')}.`;
};

/** "3 to 6 players", "4 players". */
export const seatsRange = (counts: readonly number[]): string => {
  const [fewest = 0] = counts;
  const most = counts.at(-1) ?? fewest;
  return fewest === most ? `${fewest} players` : `${fewest} to ${most} players`;
};

/** "Also called Lamsees, Lambz and 12 more." The first `shown` names; the caller puts matches of a search first. */
export const alsoCalled = (names: readonly string[], shown: number): string => {
  const more = names.length - shown;
  const told = more <= 1 ? names : [...names.slice(0, shown), `${more} more`];
  return `Also called ${listed(told)}.`;
};

/** "Differs from the standard game in 3 ways"; where only the first few are shown, the main ones. */
export function differsIn(count: number, shown = count): string {
  if (shown < count) return 'The main differences from the standard game';
  return count === 0 ? 'The standard game' : `Differs from the standard game in ${counted(count, 'way', 'ways')}`;
}

/** "3 changes" */
export const changesCount = (count: number): string => counted(count, 'change', 'changes');

/** An option as in the game behind the house rules: "Standard: …", "In Biddies: …". */
export const otherwise = (sentence: string, preset: string): string =>
  PRESETS[preset] && preset !== 'crazy-rummy' ? `In ${gameInfoOf(preset)?.name}: ${sentence}` : `Standard: ${sentence}`;

/** The announcement of a change: "Changed. Two packs shuffled together." */
export const changedTo = (sentence: string): string => `Changed. ${sentence}`;

/** The accessible name of a button about named rules: "Delete Friday". */
export const about = (doing: string, name: string): string => `${doing} ${name}`;

/** "Friday deleted." */
export const deleted = (name: string): string => `${name} deleted.`;

/** The number of games or rules a search found: "3 games found." */
export const foundCount = (count: number, one: string, other: string): string => `${counted(count, one, other)} found.`;
