import type { PaceName } from '#protocol';
import type { Difficulty, GameGroup } from '#rules';
import { PACE_HINTS } from '../paces.ts';
import { counted, formats, listed } from '../plural.ts';

export * from './ruleScreens.ts';

/** The screen where a game is chosen. */
export const GAMES_SCREEN = {
  heading: 'Choose a game',
  search: 'Search by any name',
  own: 'Your house rules',
  noneOwn: 'Your saved house rules appear here.',
  most: 'You play most',
  found: 'Results',
  clear: 'Clear the search',
  noneFound: 'No game has that name.',
  showAll: 'Show all games',
  groups: {
    crazyRummy: 'Crazy Rummy',
    houses: 'House variants',
    oxner: 'Michael Oxner’s variants',
    greek: 'Greek games',
    cousins: 'Related games',
  } satisfies Record<GameGroup, string>,
  choose: 'Choose',
  chosen: 'Chosen',
  differs: 'How it differs',
  more: 'More',
  allRules: 'All rules',
  change: 'Change rules',
  rename: 'Rename',
  remove: 'Delete',
  putBack: 'Undo',
  newName: 'New name',
  nameTaken: 'You already have rules with that name.',
} as const;

/** The accessible name of a button about named rules: "Delete Friday". */
export const aboutRules = (does: 'choose' | 'chosen' | 'rename' | 'remove', name: string): string =>
  `${GAMES_SCREEN[does]} ${name}`;

/** The form for a pasted rule code or link. */
export const PASTED = {
  heading: 'Rules from a friend',
  field: 'Link or code with rules',
  show: 'Show',
} as const;

/** The house-rule editor. */
export const EDITOR = {
  heading: 'House rules',
  how: 'Press a rule to change it.',
  search: 'Search the rules',
  often: 'Changed most',
  noneFound: 'No rule here matches your search.',
  changes: 'Your changes',
  noChanges: 'No changes yet.',
  reset: 'Reset',
  resetAll: 'Reset all',
  cannot: 'That conflicts with other rules.',
  wayOut: 'It works if this changes too:',
  wayOutAlone: 'It works if rules that no longer apply are reset.',
  noWayOut: 'No other change would make it work.',
  offered: 'Often played with it:',
  addThese: 'Add',
  notThese: 'No thanks',
  changeAll: 'Change all',
  leave: 'Leave as is',
  toSummary: 'See changes',
} as const;

/** The accessible name of the button that resets one option: "Reset Packs". */
export const resetOption = (label: string): string => `${EDITOR.reset} ${label}`;

/** How hard a game is to learn. */
export const DIFFICULTIES: Readonly<Record<Difficulty, string>> = {
  easy: 'Easy to learn',
  medium: 'A few more rules',
  hard: 'Many rules',
};

/** "1 pack", "2 packs, 4 jokers" */
export const packsIn = (packs: number, jokers: number): string =>
  [counted(packs, 'pack', 'packs'), ...(jokers > 0 ? [counted(jokers, 'joker', 'jokers')] : [])].join(', ');

/** "7 cards", "6 to 12 cards" */
export const handOf = (fewest: number, most: number): string =>
  `${fewest === most ? '' : `${fewest} to `}${most} cards`;

const ALWAYS_WILD = { jokers: 'jokers', twos: 'twos', tens: 'tens', oneEyedJacks: 'one-eyed jacks' } as const;

/**
 * "Wild: 13 ranks", "Wild: a turned rank and jokers", "No wild cards".
 * @param changing the ranks that are wild in turn, or how the rank of a deal is found
 * @param permanent the cards that are wild in every deal
 */
export function wildCards(
  changing: number | 'turned' | 'named' | 'none',
  permanent: readonly (keyof typeof ALWAYS_WILD)[],
): string {
  const ranks = typeof changing === 'number' ? counted(changing, 'rank', 'ranks') : CHANGING_WILD[changing];
  const all = [...(ranks === '' ? [] : [ranks]), ...permanent.map((kind) => ALWAYS_WILD[kind])];
  return all.length === 0 ? 'No wild cards' : `Wild: ${listed(all)}`;
}

const CHANGING_WILD = { turned: 'a turned rank', named: 'a rank the dealer names', none: '' } as const;

/** The rule that makes a game another game, in a few words. */
export const SPECIALITIES = {
  contract: 'A contract in each deal',
  setsOnly: 'Sets only',
  runsOnly: 'Runs only',
  meldsInHand: 'Melds stay in hand',
  fewWilds: 'Few wilds in a meld',
  deepPile: 'Take from deep in the pile',
  useDiscard: 'Use what you take',
  press: 'Points may double',
  lastTwo: 'A last two ends it',
  noWilds: 'Naturals only',
} as const;

/** The points that end a game, which some games let players choose: "To 5,000 points", "To 300–500 points". */
export const toPoints = (least: number, most: number): string =>
  `To ${[...new Set([least, most])].map(formats.grouped).join('–')} points`;

/** "43 points in hand" */
export const handScores = (points: number): string => `${counted(points, 'point', 'points')} in hand`;

/** "104 cards" */
export const cardsInAll = (count: number): string => counted(count, 'card', 'cards');

/** Whether the cards shown are a run. */
export const isRun = (isAllowed: boolean): string => (isAllowed ? '✓ A run' : '✗ Not a run');

/** A wild in a run, and then the natural card for it, by where swapped wilds go. */
export const SWAP_EXAMPLE = {
  before: 'You hold the 8♥',
  off: 'The wild stays',
  free: 'The wild is yours',
  thisTurn: 'The wild is yours, to play now',
  otherMeld: 'The wild moves to another meld',
  stays: 'The wild moves within its meld',
} as const;

/** How often somebody has no turn with four players and with six, of a hundred deals of the standard game. */
export const withoutTurn = (four: number, six: number): string =>
  `In 100 deals of the standard game, somebody has no turn in ${four} with four players, and in ${six} with six.`;

/** "34 more differences" */
export const moreDifferences = (count: number): string => counted(count, 'more difference', 'more differences');

/** "34 more differences: see “All rules”." */
export const moreInAllRules = (count: number): string => `${moreDifferences(count)}: see “${GAMES_SCREEN.allRules}”.`;

/** "Table KXQTBC" */
export const tableCalled = (code: string): string => `Table ${code}`;

/** "1 of 4 seats taken." */
export const seatsTaken = (taken: number, seats: number): string =>
  `${taken} of ${counted(seats, 'seat', 'seats')} taken.`;

/** "3 differences from the standard game"; where only the first few are shown, the main ones. */
export function differsIn(count: number, shown = count): string {
  if (shown < count) return 'The main differences from the standard game';
  return count === 0 ? 'The standard game' : `${counted(count, 'difference', 'differences')} from the standard game`;
}

/** A table that is looked at: "Biddies. 3 differences from the standard game. Usual pace: 45 seconds a turn." */
export const lookAbout = (game: string, differences: number, pace: PaceName): string =>
  `${game}. ${differsIn(differences)}. ${PACE_HINTS[pace]}`;

/** The announcement of a change: "Changed. Two packs shuffled together." */
export const changedTo = (sentence: string): string => `Changed. ${sentence}`;

/** The number of games a search found: "3 games found." */
export const gamesFound = (count: number): string => `${counted(count, 'game', 'games')} found.`;

/** The number of rules a search found: "3 rules found." */
export const rulesFound = (count: number): string => `${counted(count, 'rule', 'rules')} found.`;
