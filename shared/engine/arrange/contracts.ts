import type { Reading } from '../actions.ts';
import type { Rank } from '../cards/cards.ts';
import { meldProblem } from '../melds/melds.ts';
import type { RuleSet } from '../ruleSet.ts';

/** The melds that must be laid at once before anything else in a deal (R62). */
export interface Contract {
  readonly sets: number;
  readonly runs: number;
  /** Minimum length of each run (R41, R42); longer ones are allowed (§4.51). */
  readonly runMin: number;
  /** Whether every card of the hand must be in it (R67). */
  readonly everyCard: boolean;
}

/** Minimum length of the run in the fifth round (R42). */
const LONG_RUN_CARDS = 7;

const SEVEN_ROUNDS: readonly (Omit<Contract, 'runMin'> & { readonly longRun: boolean })[] = [
  { sets: 2, runs: 0, longRun: false, everyCard: false },
  { sets: 1, runs: 1, longRun: false, everyCard: false },
  { sets: 0, runs: 2, longRun: false, everyCard: false },
  { sets: 3, runs: 0, longRun: false, everyCard: false },
  { sets: 1, runs: 1, longRun: true, everyCard: false },
  { sets: 1, runs: 2, longRun: false, everyCard: false },
  { sets: 0, runs: 3, longRun: false, everyCard: true },
];

/** The contract of a deal, counted from 1, or null if it has none. */
export function contractOf({ play, melds }: RuleSet, deal: number): Contract | null {
  const round = play.contract === 'off' ? undefined : SEVEN_ROUNDS[deal - 1];
  if (!round) return null;
  const { longRun, ...contract } = round;
  return { ...contract, runMin: longRun ? Math.max(LONG_RUN_CARDS, melds.runMin) : melds.runMin };
}

/**
 * Returns the reason why these melds are not the contract of the deal (R62 to R67, E31, E32), or null if they are.
 * @param handSize number of cards in the hand before they are laid
 */
export function contractProblem(
  rules: RuleSet,
  wildRank: Rank,
  deal: number,
  readings: readonly Reading[],
  handSize: number,
): 'wrongContract' | 'notAMeld' | 'tooManyWilds' | 'setFull' | null {
  const contract = contractOf(rules, deal);
  if (!contract || !isOfContract(contract, readings)) return 'wrongContract';
  for (const reading of readings) {
    const problem = meldProblem(rules, wildRank, reading);
    if (problem) return problem;
  }
  const cards = readings.flatMap((reading) => reading.cards);
  if (!areDistinct(cards)) return 'notAMeld';
  return contract.everyCard && cards.length !== handSize ? 'wrongContract' : null;
}

/** Whether the numbers of sets and runs are right, ranks and suits distinct, and runs long enough (R63 to R65). */
function isOfContract({ sets, runs, runMin }: Contract, readings: readonly Reading[]): boolean {
  const ranks = readings.filter(({ kind }) => kind === 'set').map(({ rank }) => rank);
  const ofRuns = readings.filter(({ kind }) => kind === 'run');
  const suits = ofRuns.map(({ suit }) => suit);
  if (ranks.length !== sets || suits.length !== runs) return false;
  return areDistinct(ranks) && areDistinct(suits) && ofRuns.every(({ cards }) => cards.length >= runMin);
}

const areDistinct = (items: readonly number[]): boolean => new Set(items).size === items.length;
