import type { MeldKind } from '../actions.ts';
import { ACE, ALL_SUITS, type Card, isJoker, KING, type Rank, rankOf, type Suit, suitOf } from '../cards/cards.ts';
import { type RunBounds, runBounds, setLimit } from '../melds/melds.ts';
import { HIGH_ACE, mostWilds, staysWild, type WildTable, wildTable } from '../melds/wilds.ts';
import type { RuleSet } from '../ruleSet.ts';

/** A hand counted for the search for a contract. `indexOf` is the index of a count. */
export interface ContractHand {
  readonly rules: RuleSet;
  readonly cards: readonly Card[];
  readonly isWild: WildTable;
  /** Numbers of cards that are not wild. */
  readonly naturals: Uint8Array;
  /** Numbers of wilds that count as natural in their own place under a wild limit (R48). */
  readonly homes: Uint8Array;
  /** Numbers of the wilds that never count as natural, without Jokers. */
  readonly alwaysWild: Uint8Array;
  /** Number of wilds of every kind. */
  readonly wilds: number;
  readonly twins: readonly TwinRank[];
  readonly bounds: RunBounds;
  readonly setLimit: number;
  /** By kind and size of a meld: the most wilds in it (R45). */
  readonly mostWilds: Readonly<Record<MeldKind, readonly number[]>>;
  /** Melds of wilds alone are allowed (R49). */
  readonly allWild: boolean;
}

/** A rank with identical wilds, of which a set of that rank may hold only one (R39). */
export interface TwinRank {
  readonly rank: Rank;
  /** Number of wilds of other ranks. */
  readonly others: number;
}

/** The index of the count of a suit and rank. A high Ace is counted with the Aces. */
export const indexOf = (suit: Suit, rank: Rank): number => suit * 16 + (rank === HIGH_ACE ? ACE : rank);

const FACE_COUNTS = 64;

export function contractHandOf(rules: RuleSet, wildRank: Rank, cards: readonly Card[]): ContractHand {
  const isWild = wildTable(rules, wildRank);
  const allWild = rules.melds.wildLimit === 'none';
  const naturals = new Uint8Array(FACE_COUNTS);
  const homes = new Uint8Array(FACE_COUNTS);
  const alwaysWild = new Uint8Array(FACE_COUNTS);
  for (const card of cards) {
    if (isJoker(card)) continue;
    // Without a limit a wild in its own place is no different from any other wild.
    const isAlwaysWild = allWild || staysWild(rules, card);
    const counts = isWild[card] !== 1 ? naturals : isAlwaysWild ? alwaysWild : homes;
    (counts[indexOf(suitOf(card), rankOf(card))] as number)++;
  }
  const wilds = cards.filter((card) => isWild[card] === 1);
  const others = (rank: Rank): number => wilds.filter((card) => rankOf(card) !== rank).length;
  const mostIn = (kind: MeldKind): readonly number[] => [0, ...cards].map((_, size) => mostWilds(rules, kind, size));
  return {
    rules,
    cards,
    isWild,
    naturals,
    homes,
    alwaysWild,
    wilds: wilds.length,
    twins: rules.melds.duplicates ? [] : twinRanks(homes, alwaysWild).map((rank) => ({ rank, others: others(rank) })),
    bounds: runBounds(rules),
    setLimit: setLimit(rules),
    mostWilds: { set: mostIn('set'), run: mostIn('run') },
    allWild,
  };
}

const twinRanks = (...kinds: readonly Uint8Array[]): readonly Rank[] =>
  Array.from({ length: KING }, (_, i) => i + 1).filter((rank) =>
    ALL_SUITS.some((suit) => kinds.some((counts) => (counts[indexOf(suit, rank)] as number) > 1)),
  );
