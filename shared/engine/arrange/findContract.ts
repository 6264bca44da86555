import type { Reading } from '../actions.ts';
import type { Card, Rank } from '../cards/cards.ts';
import { wildTable } from '../melds/wilds.ts';
import type { RuleSet } from '../ruleSet.ts';
import { contractHandOf } from './contractHand.ts';
import { planContract } from './contractSearch.ts';
import { contractOf, waysOf } from './contracts.ts';
import type { Contract } from './contractTables.ts';
import { layContract } from './layContract.ts';

/** Returns a way to lay this deal's contract with as few wilds as possible (R62), or null if there is none. */
export function findContract(
  rules: RuleSet,
  wildRank: Rank,
  deal: number,
  hand: readonly Card[],
): readonly Reading[] | null {
  const contract = contractOf(rules, deal);
  const wilds = wildTable(rules, wildRank);
  const wildsIn = (readings: readonly Reading[]): number =>
    readings.flatMap(({ cards }) => cards).filter((card) => wilds[card] === 1).length;
  const found = (contract ? waysOf(rules, contract) : []).flatMap((way) => {
    const melds = findMelds(rules, wildRank, way, hand);
    return melds ? [melds] : [];
  });
  return found.toSorted((one, other) => wildsIn(one) - wildsIn(other))[0] ?? null;
}

/** Returns a way to lay a contract whose melds are of known kinds, with the least sizes of the rules. */
export function findMelds(
  rules: RuleSet,
  wildRank: Rank,
  contract: Contract,
  cards: readonly Card[],
): readonly Reading[] | null {
  const hand = contractHandOf(rules, wildRank, cards);
  const plan = planContract(hand, contract);
  return plan && layContract(hand, plan);
}
