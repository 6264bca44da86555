import type { Reading } from '../actions.ts';
import type { Card, Rank } from '../cards/cards.ts';
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
  for (const way of contract ? waysOf(rules, contract) : []) {
    const found = findMelds(rules, wildRank, way, hand);
    if (found) return found;
  }
  return null;
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
