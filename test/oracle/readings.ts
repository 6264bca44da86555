import {
  type Card,
  packOf,
  printCard,
  RANKS,
  type Rank,
  type Reading,
  rankOf,
  SUITS,
  type Suit,
  suitOf,
} from '#engine';

/**
 * Base Crazy Rummy's melds, written from the rulebook (1.0, 1.1, 4.12 to 4.15, 4.66 to 4.69, 4.101) and from nothing else:
 * slow on purpose, every order of the cards is tried at every place. The engine is checked against it.
 */

const LONGEST_SET = 4;
const SHORTEST = 3;
const KING = 13;

/** Whether the card is what is printed on it at that place: of a set when `suit` is -1, else of a run. */
const isNaturalAt = (card: Card, suit: Suit, rank: Rank): boolean =>
  rankOf(card) === rank && (suit === -1 || suitOf(card) === suit);

/** Whether the card may lie there: as itself, or as a wild (a card of the wild rank in any other place). */
const mayLie = (card: Card, suit: Suit, rank: Rank, wildRank: Rank): boolean =>
  isNaturalAt(card, suit, rank) || rankOf(card) === wildRank;

/** The rank the place at `index` of a meld asks for. */
export const rankAt = (meld: Reading, index: number): Rank => (meld.kind === 'run' ? meld.rank + index : meld.rank);

/** Whether the card at `index` lies there as a wild; one of the wild rank in its own place does not (4.14). */
export const liesWild = (meld: Reading, index: number): boolean =>
  !isNaturalAt(meld.cards[index] as Card, meld.suit, rankAt(meld, index));

/** Whether the cards, in the order given, are what the reading says. */
export function isMeld({ kind, suit, rank, cards }: Reading, wildRank: Rank): boolean {
  if (new Set(cards).size !== cards.length || cards.length < SHORTEST) return false;
  if (!cards.every((card) => rankOf(card) > 0 && packOf(card) === 0)) return false;
  if (!Number.isInteger(rank) || rank < 1 || rank > KING) return false;
  if (kind === 'set') {
    return suit === -1 && cards.length <= LONGEST_SET && cards.every((card) => mayLie(card, -1, rank, wildRank));
  }
  if (![0, 1, 2, 3].includes(suit) || rank + cards.length - 1 > KING) return false;
  return cards.every((card, index) => mayLie(card, suit, rank + index, wildRank));
}

/**
 * What a meld is, apart from what does not count: the order within a set, and which of two equal wilds lies where.
 * @example "run 4H: 4H * 6H", "set Q: QH QS *"
 */
export function meldClass(meld: Reading): string {
  const places = meld.cards.map((card, index) => (liesWild(meld, index) ? '*' : printCard(card)));
  if (meld.kind === 'set') return `set ${RANKS[meld.rank - 1]}: ${places.sort().join(' ')}`;
  return `run ${RANKS[meld.rank - 1]}${SUITS[meld.suit]}: ${places.join(' ')}`;
}

/** Every meld exactly these cards can be, one of each class. */
export function everyReading(cards: readonly Card[], wildRank: Rank): Map<string, Reading> {
  const found = new Map<string, Reading>();
  for (const suit of [-1, 0, 1, 2, 3]) {
    for (let rank = 1; rank <= KING; rank++) {
      const kind = suit === -1 ? ('set' as const) : ('run' as const);
      for (const order of ordersThatFit(cards, suit, rank, wildRank)) {
        const meld = { kind, suit, rank, cards: order };
        if (isMeld(meld, wildRank)) found.set(meldClass(meld), meld);
      }
    }
  }
  return found;
}

/** Every order of the cards in which each may lie at its place. */
function ordersThatFit(cards: readonly Card[], suit: Suit, rank: Rank, wildRank: Rank): Card[][] {
  if (cards.length === 0) return [[]];
  const orders: Card[][] = [];
  for (const card of cards) {
    if (!mayLie(card, suit, rank, wildRank)) continue;
    const others = cards.filter((other) => other !== card);
    const next = suit === -1 ? rank : rank + 1;
    for (const tail of ordersThatFit(others, suit, next, wildRank)) orders.push([card, ...tail]);
  }
  return orders;
}

/** Every choice of some of the cards, the empty one and all of them included. */
export function everySelection(cards: readonly Card[]): Card[][] {
  const [first, ...others] = cards;
  if (first === undefined) return [[]];
  const without = everySelection(others);
  return [...without, ...without.map((selection) => [first, ...selection])];
}

/** Every new meld a hand allows: at least one card must be left for the discard (1.1). */
export function everyNewMeld(hand: readonly Card[], wildRank: Rank): Map<string, Reading> {
  const found = new Map<string, Reading>();
  for (const selection of everySelection(hand)) {
    if (selection.length < SHORTEST || selection.length >= hand.length) continue;
    for (const [name, meld] of everyReading(selection, wildRank)) found.set(name, meld);
  }
  return found;
}
