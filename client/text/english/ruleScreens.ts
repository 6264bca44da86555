import type { RuleSet } from '#engine';
import type { SeatInfo } from '#protocol';
import { type GameGroup, gameInfoOf, PRESETS, printRules, readRuleCode } from '#rules';
import { counted, listed } from './plural.ts';

/** Words of the screen on which a game is chosen. */
export const GAMES_SCREEN = {
  heading: 'Choose a game',
  search: 'Search by any name',
  own: 'Your house rules',
  noneOwn: 'Rules that you change and keep are listed here.',
  found: 'Found',
  noneFound: 'No game goes by that name here.',
  showAll: 'Show all games',
  groups: {
    crazyRummy: 'Crazy Rummy',
    houses: 'As houses play it',
    oxner: 'Michael Oxner’s ideas',
    greek: 'Greek games',
    cousins: 'Cousins',
  } satisfies Record<GameGroup, string>,
  choose: 'Choose',
  chosen: 'Chosen',
  allRules: 'All its rules',
  change: 'Change its rules',
  rename: 'Rename',
  remove: 'Delete',
  putBack: 'Put it back',
  newName: 'New name',
  nameTaken: 'Other rules are kept under that name already.',
} as const;

/** Words about a rule code or link that is pasted. */
export const PASTED = {
  heading: 'Rules from a friend',
  field: 'Code or link with rules',
  show: 'Show',
} as const;

/** Words of the pages that show rules. */
export const RULES_PAGE = {
  hereWePlay: 'How we play here',
  edit: 'Change rules',
  useThese: 'Choose these rules',
  playNow: 'Play now',
  friends: 'Play a friend',
  practise: 'Practise',
  play: 'Play by these rules',
  keep: 'Keep and share',
  copyLink: 'Copy link',
  copyCode: 'Copy code',
  copied: 'Copied',
  notCopied: 'It could not be copied: please select it yourself.',
  link: 'Link',
  name: 'Name for these rules',
  save: 'Keep',
  saved: 'Kept on this device.',
  full: 'There is no room for more: delete some of those you keep.',
} as const;

/** Words of the house-rule editor. */
export const EDITOR = {
  heading: 'House rules',
  search: 'Search the rules',
  noneFound: 'No rule that means something here has these words.',
  changes: 'Your changes',
  noChanges: 'Nothing is changed yet.',
  reset: 'Reset',
  resetAll: 'Reset all',
  cannot: 'That does not go with the rest.',
  wayOut: 'It would, if this changes too:',
  wayOutAlone: 'It would, if rules that mean nothing then change too.',
  noWayOut: 'There is no way to have it so here.',
  offered: 'Many also play with that:',
  addThese: 'Play that too',
  notThese: 'No, leave it',
  changeAll: 'Change all of it',
  leave: 'Leave it as it was',
  toSummary: 'See changes',
} as const;

/** Words of the page that shows a table before one sits down. */
export const LOOK = {
  who: 'Who is there',
  free: 'A free seat',
  join: 'Take a seat',
  comeBack: 'Back to your seat',
  watch: 'Watch this table',
  unwatched: 'Nobody watches at this table.',
  afterDeal: 'When this deal is over you can take the seat of a bot. Open this table again then.',
  resting: 'The game rests. It goes on when its players are back.',
} as const;

export const back = (): string => 'Back';

/** "Table KXQTBC" */
export const tableCalled = (code: string): string => `Table ${code}`;

/** "1 of 4 seats is taken." */
export const seatsTaken = (taken: number, seats: number): string =>
  `${taken} of ${counted(seats, 'seat', 'seats')} ${taken === 1 ? 'is' : 'are'} taken.`;

/** Who sits at a seat: "Ada (bot)". */
export const sitter = ({ name, kind }: Pick<SeatInfo, 'name' | 'kind'>): string => {
  if (kind === 'empty') return LOOK.free;
  return kind === 'bot' ? `${name} (bot)` : name;
};

/** Is this a named game as it stands. */
const isNamed = (rules: RuleSet): boolean => printRules(rules) === rules.preset;

/** "Biddies", or "Biddies with house rules". */
export const rulesName = (rules: RuleSet): string => {
  const name = gameInfoOf(rules.preset)?.name ?? rules.preset;
  return isNamed(rules) ? name : `${name} with house rules`;
};

/** What the rules with this code are called; the code itself where it cannot be read here, as of a game that is newer than this page. */
export const codedGame = (code: string): string => {
  const rules = readRuleCode(code);
  return rules.ok ? rulesName(rules.value) : code;
};

/** What sets these rules apart, in one sentence: of a named game what is told of it, of house rules what they come from. */
export const rulesAbout = (rules: RuleSet, changes: number): string => {
  const game = gameInfoOf(rules.preset);
  if (!game) return '';
  return isNamed(rules) ? game.about : `${game.name}, changed in ${counted(changes, 'way', 'ways')}.`;
};

/** "3 to 6 players", "4 players". */
export const seatsRange = (counts: readonly number[]): string => {
  const [fewest = 0] = counts;
  const most = counts.at(-1) ?? fewest;
  return fewest === most ? `${fewest} players` : `${fewest} to ${most} players`;
};

/** "Also called Lamsees, Lambz and 12 more": the first few names, which are those that were searched for. */
export const alsoCalled = (names: readonly string[], shown: number): string => {
  const more = names.length - shown;
  const told = more <= 1 ? names : [...names.slice(0, shown), `${more} more`];
  return `Also called ${listed(told)}.`;
};

/** "Differs from standard in 3 ways". */
export const differsIn = (count: number): string =>
  count === 0 ? 'The standard game' : `Differs from standard in ${counted(count, 'way', 'ways')}`;

/** "3 changes" */
export const changesCount = (count: number): string => counted(count, 'change', 'changes');

/** What the game behind house rules says of an option: "Standard: …", "In Biddies: …". */
export const otherwise = (sentence: string, preset: string): string =>
  PRESETS[preset] && preset !== 'crazy-rummy' ? `In ${gameInfoOf(preset)?.name}: ${sentence}` : `Standard: ${sentence}`;

/** The name of a button that puts one option back: "Reset Packs". */
export const resetOption = (label: string): string => `${EDITOR.reset} ${label}`;

/** What is told to those who listen: "Changed. Two packs shuffled together." */
export const changedTo = (sentence: string): string => `Changed. ${sentence}`;

/** A button about rules that are kept under a name: "Delete Friday". */
export const about = (doing: string, name: string): string => `${doing} ${name}`;

/** "Friday is deleted." */
export const deleted = (name: string): string => `${name} is deleted.`;

/** How many games, or rules, a search has found. */
export const foundCount = (count: number, one: string, other: string): string => `${counted(count, one, other)} found.`;
