import type { Place, Reading } from './actions.ts';
import { type Card, cardOf, faceOf, isJoker, type Rank, rankOf, type Suit, suitOf } from './cards.ts';
import type { RuleSet } from './ruleSet.ts';
import { isInOwnPlace, setHolds, type WildTable, wildTable } from './wilds.ts';

/** The highest rank a run reaches: the King, as long as Aces are low (R43). */
export const RUN_TOP = 13;

/** The most cards a set may have (R38). */
export const setLimit = (rules: RuleSet): number => rules.melds.setMax || Number.POSITIVE_INFINITY;

/** Are these cards what the reading says they are: a set or a run within the limits (R36 to R44, E1 to E8). */
export function isMeld(rules: RuleSet, wildRank: Rank, reading: Reading): boolean {
  const { cards } = reading;
  if (new Set(cards).size !== cards.length) return false;
  const wilds = wildTable(rules, wildRank);
  const stands = cards.every((card, index) => wilds[card] === 1 || isInOwnPlace(reading, index));
  return stands && (reading.kind === 'set' ? isSet(rules, reading) : isRun(rules, reading));
}

function isSet(rules: RuleSet, { cards, rank, suit }: Reading): boolean {
  if (suit !== -1 || !isRank(rank)) return false;
  if (cards.length < rules.melds.setMin || cards.length > setLimit(rules)) return false;
  const naturals = cards.filter((card) => rankOf(card) === rank);
  return rules.melds.duplicates || new Set(naturals.map(suitOf)).size === naturals.length;
}

function isRun(rules: RuleSet, { cards, rank, suit }: Reading): boolean {
  const suited = Number.isInteger(suit) && suit >= 0 && suit <= 3;
  return suited && isRank(rank) && cards.length >= rules.melds.runMin && rank + cards.length - 1 <= RUN_TOP;
}

const isRank = (rank: Rank): boolean => Number.isInteger(rank) && rank >= 1 && rank <= RUN_TOP;

/** Does one more card fit a meld there (R38, R43, R51, 4.12): `full` when it would, had the set room. */
export function fits(rules: RuleSet, wilds: WildTable, meld: Reading, card: Card, place: Place): 'yes' | 'no' | 'full' {
  if (meld.kind === 'set') {
    if (place !== 'set') return 'no';
    const natural = rankOf(card) === meld.rank;
    if (!natural && wilds[card] !== 1) return 'no';
    if (meld.cards.length >= setLimit(rules)) return 'full';
    return natural && !rules.melds.duplicates && setHolds(meld, suitOf(card)) ? 'no' : 'yes';
  }
  if (place === 'set') return 'no';
  const rank = place === 'low' ? meld.rank - 1 : meld.rank + meld.cards.length;
  if (rank < 1 || rank > RUN_TOP) return 'no';
  return wilds[card] === 1 || isNaturalAt(card, meld.suit, rank) ? 'yes' : 'no';
}

/** Is this the very card of that suit and rank. */
export const isNaturalAt = (card: Card, suit: Suit, rank: Rank): boolean =>
  !isJoker(card) && faceOf(card) === cardOf(suit, rank);

/** A meld with one more card. */
export function extended(meld: Reading, card: Card, place: Place): Reading {
  if (place !== 'low') return { ...meld, cards: [...meld.cards, card] };
  return { ...meld, rank: meld.rank - 1, cards: [card, ...meld.cards] };
}
