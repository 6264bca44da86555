import type { MeldKind } from '../actions.ts';
import { type Card, faceOf, isJoker, type Rank, rankOf, type Suit, suitOf } from '../cards/cards.ts';
import { type RunBounds, runBounds, setLimit } from '../melds/melds.ts';
import { HIGH_ACE, staysWild, wildsBeside, wildTable } from '../melds/wilds.ts';
import type { RuleSet } from '../ruleSet.ts';

/** The cards of one suit and rank that may be used in their own place. */
export interface Natural {
  readonly suit: Suit;
  /** An Ace that can only be high has rank 14. */
  readonly rank: Rank;
  /** The cards held, one per pack; all are alike. */
  readonly cards: readonly Card[];
  /** They are also wild, and count as natural in their own place under a wild limit (R48). */
  readonly isWild: boolean;
}

/** A hand prepared for the search for melds. */
export interface SearchHand {
  readonly rules: RuleSet;
  readonly wildRank: Rank;
  /** By suit, then by rank. */
  readonly naturals: readonly Natural[];
  /** Index into `naturals` by `suit * 16 + rank`; undefined if no such card is held. */
  readonly at: readonly (number | undefined)[];
  /** Every wild card, including those among the naturals. */
  readonly wilds: readonly Card[];
  /** Bit mask of the ranks with identical wild cards, of which a set may hold only one (R39). */
  readonly twins: number;
  /** By kind of meld, indexed by a number of naturals: how many wilds it may hold besides them (R45). */
  readonly beside: Readonly<Record<MeldKind, readonly number[]>>;
  readonly bounds: RunBounds;
  readonly setLimit: number;
}

/** Sorts a hand into naturals and wilds. */
export function searchHandOf(rules: RuleSet, wildRank: Rank, hand: readonly Card[]): SearchHand {
  const isWild = wildTable(rules, wildRank);
  const bounds = runBounds(rules);
  const aceRank = bounds.low === 1 ? 1 : HIGH_ACE;
  const found = new Map<number, Natural & { readonly cards: Card[] }>();
  for (const card of hand) {
    const suit = suitOf(card);
    // Without a limit a wild in its own place is no different from any other wild.
    if (isWild[card] === 1 && (suit < 0 || rules.melds.wildLimit === 'none' || staysWild(rules, card))) continue;
    const rank = rankOf(card) === 1 ? aceRank : rankOf(card);
    const others = found.get(suit * 16 + rank);
    if (others) others.cards.push(card);
    else found.set(suit * 16 + rank, { suit, rank, cards: [card], isWild: isWild[card] === 1 });
  }
  const places = [...found.keys()].sort((a, b) => a - b);
  const at: number[] = [];
  for (const [index, place] of places.entries()) if (place > 0) at[place] = index;
  const wilds = hand.filter((card) => isWild[card] === 1);
  const beside = (kind: MeldKind): readonly number[] =>
    [...hand, 0].map((_, count) => wildsBeside(rules, kind, count, wilds.length));
  return {
    rules,
    wildRank,
    naturals: places.map((place) => found.get(place) as Natural),
    at,
    wilds,
    twins: rules.melds.duplicates ? 0 : twinRanks(wilds),
    beside: { set: beside('set'), run: beside('run') },
    bounds,
    setLimit: setLimit(rules),
  };
}

function twinRanks(cards: readonly Card[]): number {
  const faces = cards.map(faceOf);
  const twins = cards.filter((card, i) => !isJoker(card) && faces.indexOf(faceOf(card)) !== i);
  return twins.reduce((mask, card) => mask | (1 << rankOf(card)), 0);
}
