import type { Place, Seat } from '../actions.ts';
import { type Card, type Suit, suitOf } from '../cards/cards.ts';
import { changeAt } from '../cards/piles.ts';
import type { TableMeld } from '../state.ts';
import { extended, swapped } from './melds.ts';

/** A meld with a card more from this seat. `suit`: what a wild stands for in a set that names suits (R52). */
export const withPlaced = (
  meld: TableMeld,
  place: Place,
  card: Card,
  seat: Seat,
  suit: Suit = suitOf(card),
): TableMeld => ({
  ...extended(meld, card, place, suit),
  owners: place === 'low' ? [seat, ...meld.owners] : [...meld.owners, seat],
});

/** A meld with a natural from this seat in the place of a wild (R85). */
export const withNatural = (meld: TableMeld, index: number, natural: Card, seat: Seat): TableMeld => ({
  ...swapped(meld, index, natural),
  owners: changeAt(meld.owners, index, () => seat),
});

/** A meld without the card at this end, when its play is taken back. */
export function withoutPlaced(meld: TableMeld, place: Place): TableMeld {
  const suits = meld.suits && { suits: cut(meld.suits, place) };
  const rank = place === 'low' ? meld.rank + 1 : meld.rank;
  return { ...meld, rank, cards: cut(meld.cards, place), owners: cut(meld.owners, place), ...suits };
}

const cut = <Item>(items: readonly Item[], place: Place): readonly Item[] =>
  place === 'low' ? items.slice(1) : items.slice(0, -1);
