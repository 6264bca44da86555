import type { Reading } from '../actions.ts';
import type { Rank } from '../cards/cards.ts';
import { meldProblem } from '../melds/melds.ts';
import type { RuleSet } from '../ruleSet.ts';
import { CONTRACT_TABLES, type Contract, type ContractMeld } from './contractTables.ts';

/** The contract of a deal, counted from 1, or null if it has none. */
export function contractOf({ play, melds }: RuleSet, deal: number): Contract | null {
  const contract = play.contract === 'off' ? undefined : CONTRACT_TABLES[play.contract][deal - 1];
  if (!contract) return null;
  const least = { set: melds.setMin, run: melds.runMin } as const;
  const asked = contract.melds.map(({ kind, cards }) => ({ kind, cards: Math.max(cards, least[kind]) }));
  return { ...contract, melds: asked };
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

/** Whether these are the melds it asks for, ranks and suits distinct (R63 to R65). */
function isOfContract(contract: Contract, readings: readonly Reading[]): boolean {
  const sets = readings.filter(({ kind }) => kind === 'set');
  const runs = readings.filter(({ kind }) => kind === 'run');
  if (readings.length !== contract.melds.length || missingMelds(contract, readings).length > 0) return false;
  return areDistinct(sets.map(({ rank }) => rank)) && areDistinct(runs.map(({ suit }) => suit));
}

/**
 * The melds of a contract that are not among these, the longest first. Each of these stands for one that is not longer.
 * @example missingMelds({ melds: [set of 3, run of 4], everyCard: false }, [a run of 5]) // [set of 3]
 */
export function missingMelds({ melds }: Contract, readings: readonly Reading[]): readonly ContractMeld[] {
  const rest = readings.toSorted((a, b) => b.cards.length - a.cards.length);
  const longestFirst = melds.toSorted((a, b) => b.cards - a.cards);
  return longestFirst.filter((meld) => {
    const found = rest.findIndex(({ kind, cards }) => kind === meld.kind && cards.length >= meld.cards);
    if (found >= 0) rest.splice(found, 1);
    return found < 0;
  });
}

const areDistinct = (items: readonly number[]): boolean => new Set(items).size === items.length;
