import { type Card, faceOf, isJoker, type Rank, rankOf, type Suit, suitOf } from '../cards/cards.ts';
import type { RuleSet } from '../ruleSet.ts';
import { type RunBounds, runBounds, setLimit } from './melds.ts';
import { staysWild, wildsBeside } from './wildLimit.ts';
import { HIGH_ACE, wildTable } from './wilds.ts';

/** The cards of one suit and rank that may lie in their own place. */
export interface Natural {
  readonly suit: Suit;
  /** An Ace that can only be high is at 14. */
  readonly rank: Rank;
  /** One of each pack that is held: they are all alike. */
  readonly cards: readonly Card[];
  /** They are wild too, and count as natural in their own place under a wild limit (R48). */
  readonly isWild: boolean;
}

/** A hand as the search for melds sees it. */
export interface SearchHand {
  readonly rules: RuleSet;
  readonly wildRank: Rank;
  /** By suit, then by rank. */
  readonly naturals: readonly Natural[];
  /** The place in `naturals` of a suit and rank (`suit * 16 + rank`), if any are held. */
  readonly at: readonly (number | undefined)[];
  /** Every wild card, those among the naturals included. */
  readonly wilds: readonly Card[];
  /** Bit per rank: of its wild cards two are identical, and a set may hold only one of them (R39). */
  readonly twins: number;
  /** For so many naturals, how many wilds may lie beside them (R45). */
  readonly beside: readonly number[];
  readonly bounds: RunBounds;
  readonly setLimit: number;
  /** The shortest run: that of the rules (R41), or of a contract (R42). */
  readonly runMin: number;
}

/** Sorts a hand into naturals and wilds. */
export function searchHandOf(
  rules: RuleSet,
  wildRank: Rank,
  hand: readonly Card[],
  runMin = rules.melds.runMin,
): SearchHand {
  const isWild = wildTable(rules, wildRank);
  const bounds = runBounds(rules);
  const aceRank = bounds.low === 1 ? 1 : HIGH_ACE;
  const found = new Map<number, Natural & { readonly cards: Card[] }>();
  for (const card of hand) {
    const suit = suitOf(card);
    // Without a limit a wild in its own place is as good as any other wild.
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
  return {
    rules,
    wildRank,
    naturals: places.map((place) => found.get(place) as Natural),
    at,
    wilds,
    twins: rules.melds.duplicates ? 0 : twinRanks(wilds),
    beside: [...hand, 0].map((_, count) => wildsBeside(rules, count, wilds.length)),
    bounds,
    setLimit: setLimit(rules),
    runMin,
  };
}

function twinRanks(cards: readonly Card[]): number {
  const faces = cards.map(faceOf);
  const twins = cards.filter((card, i) => !isJoker(card) && faces.indexOf(faceOf(card)) !== i);
  return twins.reduce((mask, card) => mask | (1 << rankOf(card)), 0);
}
