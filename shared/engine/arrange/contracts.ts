import type { Reading } from '../actions.ts';
import type { Rank } from '../cards/cards.ts';
import { meldProblem } from '../melds/melds.ts';
import type { RuleSet } from '../ruleSet.ts';
import { CONTRACT_TABLES, type Contract, type ContractMeld, contractsFrom } from './contractTables.ts';

const MAX_REMEMBERED_TEXTS = 64;
// A cache, since bots and views ask for the contract again and again.
const remembered = new Map<string, readonly Contract[]>();

/** The contracts of a game, for one deal after the other (R62); none if it has none. */
export function contractsOf({ play }: { readonly play: Pick<RuleSet['play'], 'contract'> }): readonly Contract[] {
  if (play.contract === 'off') return [];
  const known = remembered.get(play.contract);
  if (known) return known;
  const tables: Readonly<Record<string, string>> = CONTRACT_TABLES;
  const contracts = contractsFrom(tables[play.contract] ?? play.contract);
  if (remembered.size >= MAX_REMEMBERED_TEXTS) remembered.clear();
  remembered.set(play.contract, contracts);
  return contracts;
}

/**
 * The contract of a deal, counted from 1, as the game's list has it; null if the game has none. After the last contract
 * of the list, the first comes again (§4.148).
 */
export function listedContract(rules: RuleSet, deal: number): Contract | null {
  const contracts = contractsOf(rules);
  return contracts[(deal - 1) % contracts.length] ?? null;
}

/** The contract of a deal, counted from 1, with the sizes of its melds by these rules; null if the game has none. */
export function contractOf(rules: RuleSet, deal: number): Contract | null {
  const contract = listedContract(rules, deal);
  if (!contract) return null;
  const { melds } = rules;
  const least = { set: melds.setMin, run: melds.runMin, either: Math.min(melds.setMin, melds.runMin) } as const;
  const asked = contract.melds.map(({ kind, cards }) => ({ kind, cards: Math.max(cards, least[kind]) }));
  return { ...contract, melds: asked };
}

/**
 * The contracts without choice that a contract allows: where a meld may be a set or a run, one for each number of sets.
 * @example waysOf(rules, { melds: [set of 3, either of 3], … }) // two sets; a set and a run
 */
export function waysOf({ melds }: RuleSet, contract: Contract): readonly Contract[] {
  const either = contract.melds.filter(({ kind }) => kind === 'either');
  const fixed = contract.melds.filter(({ kind }) => kind !== 'either');
  return Array.from({ length: either.length + 1 }, (_, sets) => {
    const chosen = either.map(({ cards }, i) =>
      i < sets
        ? { kind: 'set' as const, cards: Math.max(cards, melds.setMin) }
        : { kind: 'run' as const, cards: Math.max(cards, melds.runMin) },
    );
    return { ...contract, melds: [...fixed, ...chosen] };
  });
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
  if (!contract || !isOfContract(rules, contract, readings)) return 'wrongContract';
  for (const reading of readings) {
    const problem = meldProblem(rules, wildRank, reading);
    if (problem) return problem;
  }
  const cards = readings.flatMap((reading) => reading.cards);
  if (!areDistinct(cards)) return 'notAMeld';
  return contract.everyCard && cards.length !== handSize ? 'wrongContract' : null;
}

/** Whether these are the melds it asks for, and not too alike (R62 to R65, R160, R161). */
const isOfContract = (rules: RuleSet, contract: Contract, readings: readonly Reading[]): boolean =>
  readings.length === contract.melds.length &&
  missingMelds(contract, readings).length === 0 &&
  (!isExact(rules, contract) || cardsIn(readings) === cardsIn(contract.melds)) &&
  !areTooAlike(rules, readings);

/** Whether the melds of a contract have just as many cards as asked (R160). */
export const isExact = ({ play }: RuleSet, { everyCard }: Contract): boolean => play.contractExact && !everyCard;

/** Whether any two of these melds may not be in one contract (R64, R65, R161). */
export const areTooAlike = (rules: RuleSet, readings: readonly Reading[]): boolean =>
  readings.some((one, i) => isTooLike(rules, one, readings.slice(i + 1)));

/** Whether a player with these melds may not lay this one, in a contract or after it (R161, R165). */
export const isTooLike = ({ play }: RuleSet, reading: Reading, others: readonly Reading[]): boolean =>
  others.some((other) => ALIKE[play.contractAlike](reading, other));

const ALIKE: Readonly<Record<RuleSet['play']['contractAlike'], (one: Reading, other: Reading) => boolean>> = {
  differ: (one, other) =>
    one.kind === other.kind && (one.kind === 'set' ? one.rank === other.rank : one.suit === other.suit),
  apart: touch,
  any: () => false,
};

/** Whether one run goes on where the other ends, so that a longer run could hold both (R161, §4.135). */
function touch(one: Reading, other: Reading): boolean {
  if (one.kind !== 'run' || other.kind !== 'run' || one.suit !== other.suit) return false;
  return one.rank + one.cards.length === other.rank || other.rank + other.cards.length === one.rank;
}

const cardsIn = (melds: readonly { readonly cards: number | readonly unknown[] }[]): number =>
  melds.reduce((sum, { cards }) => sum + (typeof cards === 'number' ? cards : cards.length), 0);

/**
 * The melds of a contract that are not among these, the longest first, those that may be a set or a run last. Each of
 * these stands for one that is not longer.
 * @example missingMelds({ melds: [set of 3, run of 4], everyCard: false }, [a run of 5]) // [set of 3]
 */
export function missingMelds({ melds }: Contract, readings: readonly Reading[]): readonly ContractMeld[] {
  const rest = readings.toSorted((a, b) => b.cards.length - a.cards.length);
  const isFree = ({ kind }: ContractMeld): boolean => kind === 'either';
  const longestFirst = melds.toSorted((a, b) => Number(isFree(a)) - Number(isFree(b)) || b.cards - a.cards);
  return longestFirst.filter((meld) => {
    const found = rest.findIndex(
      ({ kind, cards }) => (isFree(meld) || kind === meld.kind) && cards.length >= meld.cards,
    );
    if (found >= 0) rest.splice(found, 1);
    return found < 0;
  });
}

const areDistinct = (items: readonly number[]): boolean => new Set(items).size === items.length;
