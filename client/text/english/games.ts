import { dealsIn, type RuleSet } from '#engine';
import type { Difficulty } from '#rules';
import { counted, listed } from './plural.ts';
import { GAMES_SCREEN } from './ruleScreens.ts';

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

/** "Wild: 13 ranks", "Wild: a turned rank and jokers", "No wild cards" */
export function wildsIn({ wilds: { source, schedule, permanent } }: RuleSet): string {
  const rank = {
    none: null,
    schedule: `${new Set(schedule).size} ranks`,
    dealerNames: 'a rank the dealer names',
  };
  const changing = source in rank ? rank[source as keyof typeof rank] : 'a turned rank';
  const all = [...(changing === null ? [] : [changing]), ...permanent.map((kind) => ALWAYS_WILD[kind])];
  return all.length === 0 ? 'No wild cards' : `Wild: ${listed(all)}`;
}

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

/** "13 deals", "To 5,000 points" */
export function lengthOfGame(rules: RuleSet): string {
  const { end, targets } = rules.game;
  if (end === 'schedule') return counted(dealsIn(rules), 'deal', 'deals');
  const [least, most] = [Math.min(...targets), Math.max(...targets)].map((points) => points.toLocaleString('en'));
  return least === most ? `To ${most} points` : `To ${least}–${most} points`;
}

/** "43 points in hand" */
export const handScores = (points: number): string => `${counted(points, 'point', 'points')} in hand`;

/** "104 cards" */
export const cardsInAll = (count: number): string => counted(count, 'card', 'cards');

/** Whether the cards shown are a run. */
export const isRun = (isAllowed: boolean): string => (isAllowed ? '✓ A run' : '✗ Not a run');

/** A wild in a run, and then the natural card for it, by where swapped wilds go. */
export const SWAP_EXAMPLE: Readonly<Record<RuleSet['swap']['to'] | 'before', string>> = {
  before: 'You hold the 8♥',
  off: 'The wild stays',
  free: 'The wild is yours',
  thisTurn: 'The wild is yours, to play now',
  otherMeld: 'The wild moves to another meld',
  stays: 'The wild moves within its meld',
};

/** "34 more differences" */
export const moreDifferences = (count: number): string => counted(count, 'more difference', 'more differences');

/** "34 more differences: see “All rules”." */
export const moreInAllRules = (count: number): string => `${moreDifferences(count)}: see “${GAMES_SCREEN.allRules}”.`;
