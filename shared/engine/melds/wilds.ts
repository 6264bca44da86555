import type { Reading } from '../actions.ts';
import { type Card, cardOf, faceOf, isJoker, type Rank, rankOf, type Suit, suitOf } from '../cards/cards.ts';
import type { RuleSet } from '../ruleSet.ts';

/** One byte per card: is it wild. */
export type WildTable = Uint8Array;

/** Where an Ace above the King stands in a run (R43). */
export const HIGH_ACE = 14;

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

/**
 * Are these cards a meld of wilds alone (R49, R92)? Under a limit there is none: some of them lie there as naturals (R48).
 */
export const isAllWild = (rules: RuleSet, wilds: WildTable, cards: readonly Card[]): boolean =>
  rules.melds.wildLimit === 'none' && cards.every((card) => wilds[card] === 1);

/** Is this meld locked once it is laid where wilds are swapped: nothing is taken from a set of wilds alone (R49, R92, §4.73). */
export const isLockedSet = (rules: RuleSet, wildRank: Rank, { kind, cards }: Reading): boolean =>
  (rules.swap.allWildLocked || rules.melds.allWild === 'locked') &&
  rules.swap.to !== 'off' &&
  kind === 'set' &&
  isAllWild(rules, wildTable(rules, wildRank), cards);

/**
 * What a card of a meld stands for: in a set `suit` is -1, any missing one, unless the rules name it (R52); in a run
 * `rank` 14 is a high Ace.
 */
export function standsFor(meld: Reading, index: number): { readonly rank: Rank; readonly suit: Suit } {
  if (meld.kind === 'set') return { rank: meld.rank, suit: meld.suits?.[index] ?? -1 };
  return { rank: meld.rank + index, suit: meld.suit };
}

/** The printed card for a place in a run: at 14 an Ace. */
export const faceAt = (suit: Suit, rank: Rank): Card => cardOf(suit, rank === HIGH_ACE ? 1 : rank);

/** Is this the very card of that suit and rank; 14 is a high Ace. */
export const isNaturalAt = (card: Card, suit: Suit, rank: Rank): boolean =>
  !isJoker(card) && faceOf(card) === faceAt(suit, rank);

/** Is the card what it is printed as, in that place of that meld (R35, §4.14). A card of a set's rank always is. */
export function isInOwnPlace(meld: Reading, index: number): boolean {
  const card = meld.cards[index] as Card;
  return meld.kind === 'set' ? rankOf(card) === meld.rank : isNaturalAt(card, meld.suit, meld.rank + index);
}

/** Does the card lie there as a wild. A card of the wild rank in its own place does not (§4.14). */
export const usedAsWild = (rules: RuleSet, wildRank: Rank, meld: Reading, index: number): boolean =>
  isWild(rules, wildRank, meld.cards[index] as Card) && !isInOwnPlace(meld, index);

/** Do the rules keep a swapped wild on the table (R88)? */
export const keepsOnTable = ({ swap }: RuleSet): boolean => swap.to === 'otherMeld' || swap.to === 'stays';

/** May this wild go to another meld, or into a hand; otherwise it only moves within its meld (R89). */
export const mayLeaveMeld = ({ swap }: RuleSet, wild: Card): boolean => swap.which === 'all' || isJoker(wild);

/**
 * The cards, as faces of the first pack, any one of which frees this wild (R89 to R92): in a run the one card it stands
 * for, in a set any of the rank that may join. Empty when nothing can be claimed there.
 */
export function swapFaces(
  rules: RuleSet,
  wildRank: Rank,
  meld: Reading & { readonly locked?: boolean },
  index: number,
): readonly Card[] {
  if (rules.swap.to === 'off' || meld.locked || !usedAsWild(rules, wildRank, meld, index)) return [];
  if (!keepsOnTable(rules) && !mayLeaveMeld(rules, meld.cards[index] as Card)) return [];
  const faces = facesFor(rules, meld, index);
  // A special meld of wilds takes no other card, in exchange for one of them neither (R49).
  const wilds = wildTable(rules, wildRank);
  const takesWildsOnly = rules.melds.allWild === 'special' && isAllWild(rules, wilds, meld.cards);
  return takesWildsOnly ? faces.filter((face) => wilds[face] === 1) : faces;
}

/**
 * A wild that stands for one card is swapped with that one (R90), in a set as well when its suit is named (R52, R91). For
 * others any card of the set's rank will do where duplicates may lie, else one of a suit the set lacks (§4.68).
 */
function facesFor(rules: RuleSet, meld: Reading, index: number): readonly Card[] {
  const { rank, suit } = standsFor(meld, index);
  if (suit >= 0) return [faceAt(suit, rank)];
  const suits = [0, 1, 2, 3].filter((other) => rules.melds.duplicates || !setHolds(meld, other));
  return suits.map((other) => cardOf(other, rank));
}

/** Has the set a natural card of this suit. */
export const setHolds = (set: Reading, suit: Suit): boolean =>
  set.cards.some((card) => rankOf(card) === set.rank && suitOf(card) === suit);
