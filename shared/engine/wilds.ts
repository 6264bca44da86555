import type { Reading } from './actions.ts';
import { type Card, cardOf, faceOf, isJoker, type Rank, rankOf, type Suit, suitOf } from './cards.ts';
import type { RuleSet } from './ruleSet.ts';

/** One byte per card: is it wild. */
export type WildTable = Uint8Array;

const HIGH_ACE = 14;
const PERMANENT = ['jokers', 'twos', 'tens', 'oneEyedJacks'] as const;
const tables: (WildTable | undefined)[] = [];

const permanentTest: Record<(typeof PERMANENT)[number], (card: Card) => boolean> = {
  jokers: isJoker,
  twos: (card) => rankOf(card) === 2,
  tens: (card) => rankOf(card) === 10,
  // The jacks of hearts and spades are drawn in profile.
  oneEyedJacks: (card) => rankOf(card) === 11 && suitOf(card) >= 2,
};

/** Which cards are wild in a deal (R26, R31): one shared table per combination, not to be written to. */
export function wildTable(rules: RuleSet, wildRank: Rank): WildTable {
  const kinds = rules.wilds.permanent;
  const key = PERMANENT.reduce((bits, kind, i) => bits | (kinds.includes(kind) ? 1 << i : 0), 0) * HIGH_ACE + wildRank;
  let table = tables[key];
  if (!table) {
    table = new Uint8Array(256);
    for (let card = 0; card < 256; card++) {
      const ofRank = wildRank > 0 && rankOf(card) === wildRank;
      if (ofRank || kinds.some((kind) => permanentTest[kind](card))) table[card] = 1;
    }
    tables[key] = table;
  }
  return table;
}

/** Is this card of the deal's wild rank, or always wild. */
export const isWild = (rules: RuleSet, wildRank: Rank, card: Card): boolean => wildTable(rules, wildRank)[card] === 1;

/** What a card of a meld stands for: in a set `suit` is -1, any missing one; in a run `rank` 14 is a high Ace. */
export function standsFor(meld: Reading, index: number): { readonly rank: Rank; readonly suit: Suit } {
  return meld.kind === 'set' ? { rank: meld.rank, suit: -1 } : { rank: meld.rank + index, suit: meld.suit };
}

/** Is the card what it is printed as, in that place of that meld (R35, 4.14). */
export function isInOwnPlace(meld: Reading, index: number): boolean {
  const card = meld.cards[index] as Card;
  if (meld.kind === 'set') return rankOf(card) === meld.rank;
  const rank = meld.rank + index;
  return faceOf(card) === cardOf(meld.suit, rank === HIGH_ACE ? 1 : rank);
}

/** Does the card lie there as a wild. A card of the wild rank in its own place does not (4.14). */
export const usedAsWild = (rules: RuleSet, wildRank: Rank, meld: Reading, index: number): boolean =>
  isWild(rules, wildRank, meld.cards[index] as Card) && !isInOwnPlace(meld, index);

/**
 * The cards, as faces of the first pack, any one of which frees this wild (R90, R91): in a run the one card it stands
 * for, in a set every suit the set's naturals lack. Empty when nothing can be claimed there.
 */
export function claimFaces(rules: RuleSet, wildRank: Rank, meld: Reading, index: number): readonly Card[] {
  if (!usedAsWild(rules, wildRank, meld, index)) return [];
  if (meld.kind === 'run') {
    const { rank, suit } = standsFor(meld, index);
    return [cardOf(suit, rank === HIGH_ACE ? 1 : rank)];
  }
  return [0, 1, 2, 3].filter((suit) => !setHolds(meld, suit)).map((suit) => cardOf(suit, meld.rank));
}

/** Has the set a natural card of this suit. */
export const setHolds = (set: Reading, suit: Suit): boolean =>
  set.cards.some((card) => rankOf(card) === set.rank && suitOf(card) === suit);
