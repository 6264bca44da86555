import type { MeldKind, Reading } from '../actions.ts';
import { type Card, cardOf, faceOf, isJoker, type Rank, rankOf, type Suit, suitOf } from '../cards/cards.ts';
import type { RuleSet } from '../ruleSet.ts';

/** Indexed by card: 1 for wilds, 0 for others. */
export type WildTable = Uint8Array;

/** The rank of an Ace above the King in a run (R43). */
export const HIGH_ACE = 14;

const PERMANENT_KINDS = ['jokers', 'twos', 'tens', 'oneEyedJacks'] as const;
const tables: (WildTable | undefined)[] = [];
/** The last answer of `wildTable`, which is asked the same many times in a row. */
let last: { readonly kinds: RuleSet['wilds']['permanent']; readonly wildRank: Rank; readonly table: WildTable } | null =
  null;

const permanentTest: Record<(typeof PERMANENT_KINDS)[number], (card: Card) => boolean> = {
  jokers: isJoker,
  twos: (card) => rankOf(card) === 2,
  tens: (card) => rankOf(card) === 10,
  // The Jacks of hearts and spades are drawn in profile.
  oneEyedJacks: (card) => rankOf(card) === 11 && suitOf(card) >= 2,
};

/** The wilds of a deal (R26, R31), as a table shared by all rules with the same wilds: do not modify it. */
export function wildTable(rules: RuleSet, wildRank: Rank): WildTable {
  const kinds = rules.wilds.permanent;
  if (last?.kinds === kinds && last.wildRank === wildRank) return last.table;
  const key =
    PERMANENT_KINDS.reduce((bits, kind, i) => bits | (kinds.includes(kind) ? 1 << i : 0), 0) * HIGH_ACE + wildRank;
  let table = tables[key];
  if (!table) {
    table = new Uint8Array(256);
    for (let card = 0; card < 256; card++) {
      const ofRank = wildRank > 0 && rankOf(card) === wildRank;
      if (ofRank || kinds.some((kind) => permanentTest[kind](card))) table[card] = 1;
    }
    tables[key] = table;
  }
  last = { kinds, wildRank, table };
  return table;
}

/** Whether this card is of the wild rank or a permanent wild. */
export const isWild = (rules: RuleSet, wildRank: Rank, card: Card): boolean => wildTable(rules, wildRank)[card] === 1;

/** Whether the card is wild in every deal (R31). A Joker always counts, since it has no rank to show or to count. */
export const isPermanentWild = (rules: RuleSet, card: Card): boolean => isJoker(card) || isWild(rules, 0, card);

/**
 * Whether these cards are a meld of wilds alone (R49, R92). Never with a wild limit, under which some of them count as
 * naturals (R48).
 */
export const isAllWild = (rules: RuleSet, wilds: WildTable, cards: readonly Card[]): boolean =>
  rules.melds.wildLimit === 'none' && cards.every((card) => wilds[card] === 1);

/** Whether this meld is locked once laid: a set of wilds alone, in games with swaps (R49, R92, §4.73). */
export const isLockedSet = (rules: RuleSet, wildRank: Rank, { kind, cards }: Reading): boolean =>
  (rules.swap.allWildLocked || rules.melds.allWild === 'locked') &&
  rules.swap.to !== 'off' &&
  kind === 'set' &&
  isAllWild(rules, wildTable(rules, wildRank), cards);

/**
 * The card that a card of a meld stands for. In a set `suit` is -1, for any missing one, unless the rules name it
 * (R52). In a run `rank` 14 is a high Ace.
 */
export function standsFor(meld: Reading, index: number): { readonly rank: Rank; readonly suit: Suit } {
  if (meld.kind === 'set') return { rank: meld.rank, suit: meld.suits?.[index] ?? -1 };
  return { rank: meld.rank + index, suit: meld.suit };
}

/** The printed card for a place in a run; rank 14 is the Ace. */
export const faceAt = (suit: Suit, rank: Rank): Card => cardOf(suit, rank === HIGH_ACE ? 1 : rank);

/** Whether this is the card of that suit and rank; rank 14 is the Ace. */
export const isNaturalAt = (card: Card, suit: Suit, rank: Rank): boolean =>
  !isJoker(card) && faceOf(card) === faceAt(suit, rank);

/** Whether a card of a meld is used as its printed card (R35, §4.14); in a set, any card of its rank. */
export function isInOwnPlace(meld: Reading, index: number): boolean {
  const card = meld.cards[index] as Card;
  return meld.kind === 'set' ? rankOf(card) === meld.rank : isNaturalAt(card, meld.suit, meld.rank + index);
}

/** Whether a card of a meld is used as a wild; a wild in its own place is not (§4.14). */
export const usedAsWild = (rules: RuleSet, wildRank: Rank, meld: Reading, index: number): boolean =>
  isWild(rules, wildRank, meld.cards[index] as Card) && !isInOwnPlace(meld, index);

/** Whether a swapped wild stays on the table (R88). */
export const keepsOnTable = ({ swap }: RuleSet): boolean => swap.to === 'otherMeld' || swap.to === 'stays';

/** Whether this wild may go to another meld or a hand, or only move within its meld (R89). */
export const mayLeaveMeld = ({ swap }: RuleSet, wild: Card): boolean => swap.which === 'all' || isJoker(wild);

/** The size of the sets that a wild leaves only for two cards, which fill them (R156). */
const OPEN_SET_CARDS = 3;

/** Whether a wild leaves this meld only for two of the cards it may stand for, laid at once (R156). */
export const asksPair = ({ swap, melds }: RuleSet, { kind }: Reading): boolean =>
  swap.sets === 'all' && swap.to !== 'off' && melds.setMax === OPEN_SET_CARDS + 1 && kind === 'set';

/** Whether no wild leaves this meld because it is a set (R156). */
const staysInSet = ({ swap }: RuleSet, { kind }: Reading): boolean => swap.sets === 'never' && kind === 'set';

/** Whether the wilds of this meld stay: in every set, or in a full one (R156). */
export const isClosedSet = (rules: RuleSet, meld: Reading): boolean =>
  staysInSet(rules, meld) || (asksPair(rules, meld) && meld.cards.length > OPEN_SET_CARDS);

/**
 * Returns the cards, as faces of the first pack, that free this wild (R89 to R92): in a run the card it stands for, in
 * a set every card of the rank that may join. Empty if it cannot be swapped. Some sets ask for a second card as well
 * (`asksPair`), or are closed (`isClosedSet`).
 */
export function swapFaces(
  rules: RuleSet,
  wildRank: Rank,
  meld: Reading & { readonly locked?: boolean },
  index: number,
): readonly Card[] {
  if (rules.swap.to === 'off' || meld.locked || staysInSet(rules, meld)) return [];
  if (!usedAsWild(rules, wildRank, meld, index)) return [];
  if (!keepsOnTable(rules) && !mayLeaveMeld(rules, meld.cards[index] as Card)) return [];
  const faces = facesFor(rules, meld, index);
  // A special meld of wilds takes only wilds, in exchange for a wild as well (R49).
  const wilds = wildTable(rules, wildRank);
  const takesWildsOnly = rules.melds.allWild === 'special' && isAllWild(rules, wilds, meld.cards);
  return takesWildsOnly ? faces.filter((face) => wilds[face] === 1) : faces;
}

/**
 * A wild that stands for one particular card is freed by that card (R90), also in a set that names suits (R52, R91).
 * Any other is freed by any card of the set's rank where duplicates are allowed, else by the suits the set lacks
 * (§4.68).
 */
function facesFor(rules: RuleSet, meld: Reading, index: number): readonly Card[] {
  const { rank, suit } = standsFor(meld, index);
  if (suit >= 0) return [faceAt(suit, rank)];
  const faces: Card[] = [];
  for (let other = 0; other < 4; other++) {
    if (rules.melds.duplicates || !setHolds(meld, other)) faces.push(cardOf(other, rank));
  }
  return faces;
}

/** Whether the set has a natural card of this suit. */
export function setHolds(set: Reading, suit: Suit): boolean {
  for (const card of set.cards) if (rankOf(card) === set.rank && suitOf(card) === suit) return true;
  return false;
}

/** A meld of at least this size may count as two parts of at least half of it, with a wild each (R46). */
const MIN_SPLIT_CARDS = 6;

/** The fewest naturals in a set where wilds lie apart (R45). */
const MIN_SET_NATURALS = 2;

/** The most wilds in a new meld of this kind and size (R45, D5). */
export function mostWilds({ melds }: RuleSet, kind: MeldKind, size: number): number {
  switch (melds.wildLimit) {
    case 'none':
      return size;
    case 'atMostNaturals':
    case 'half':
      return Math.floor(size / 2);
    case 'fewerThanNaturals':
      return Math.floor((size - 1) / 2);
    case 'one':
      return melds.splitLong && size >= MIN_SPLIT_CARDS ? 2 : 1;
    case 'oneWhenLaid':
      return 1;
    case 'apart':
      return kind === 'run' ? Math.ceil(size / 2) : Math.max(0, size - MIN_SET_NATURALS);
  }
}

/** The most wilds that a new meld of this kind may hold besides this many naturals (R45), up to `atMost`. */
export function wildsBeside(rules: RuleSet, kind: MeldKind, naturals: number, atMost: number): number {
  let wilds = 0;
  while (wilds < atMost && wilds < mostWilds(rules, kind, naturals + wilds + 1)) wilds++;
  return wilds;
}

/**
 * Whether a wild card counts as wild even in its own place (R48): not if the player may choose, since counting it
 * as wild never helps, and not without a wild limit. Permanent wilds of a contract game always do (§4.50, §4.87).
 */
export function staysWild(rules: RuleSet, card: Card): boolean {
  const { wildLimit, ownPlace } = rules.melds;
  if (wildLimit !== 'none' && ownPlace === 'wild') return true;
  return rules.play.contract !== 'off' && wildTable(rules, 0)[card] === 1;
}

/** Whether the limit on wilds holds for lay-offs and swaps too, not only for new melds (R47). */
export const limitsJoining = ({ melds }: RuleSet): boolean =>
  melds.wildLimit !== 'none' && melds.wildLimit !== 'oneWhenLaid';

/** Whether the wilds of a new meld are within the limit (R45 to R48). */
export function keepsWildLimit(rules: RuleSet, wilds: WildTable, meld: Reading): boolean {
  if (rules.melds.wildLimit === 'none') return true;
  const places: number[] = [];
  for (const [index, card] of meld.cards.entries()) {
    if (wilds[card] === 1 && (!isInOwnPlace(meld, index) || staysWild(rules, card))) places.push(index);
  }
  return mayBeWild(rules, meld.kind, meld.cards.length, places);
}

/** Whether these places of a new meld of a size, in order, may be those of its wilds (R45, R46). */
export function mayBeWild(rules: RuleSet, kind: MeldKind, size: number, places: readonly number[]): boolean {
  if (places.length > mostWilds(rules, kind, size)) return false;
  if (kind === 'set') return true;
  const { wildLimit } = rules.melds;
  if (wildLimit === 'apart') return places.every((place, i) => i === 0 || place - (places[i - 1] as number) > 1);
  const isSplit = wildLimit === 'one' && places.length === 2;
  return !isSplit || canCut(size, places[0] as number, places[1] as number);
}

/** Whether a run can be cut into two parts of three or more, each with one of these two places (§4.86, D13). */
export const canCut = (size: number, first: number, second: number): boolean =>
  Math.max(first + 1, MIN_SPLIT_CARDS / 2) <= Math.min(second, size - MIN_SPLIT_CARDS / 2);
