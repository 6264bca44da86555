import type { Place, Seat, Spot } from '../actions.ts';
import { type Card, type Suit, suitOf } from '../cards/cards.ts';
import { changeAt } from '../cards/piles.ts';
import type { TableMeld } from '../state.ts';
import { extended, swapped } from './melds.ts';

export const changeMeld = (
  melds: readonly TableMeld[],
  id: number,
  change: (meld: TableMeld) => TableMeld,
): readonly TableMeld[] => melds.map((meld) => (meld.id === id ? change(meld) : meld));

/** Adds a card from this seat to a meld. `suit`: what a wild stands for in a set that names suits (R52). */
export const withAdded = (
  melds: readonly TableMeld[],
  { meld, place }: Spot,
  card: Card,
  seat: Seat,
  suit: Suit = suitOf(card),
): readonly TableMeld[] =>
  changeMeld(melds, meld, (old) => ({
    ...extended(old, card, place, suit),
    owners: place === 'low' ? [seat, ...old.owners] : [...old.owners, seat],
  }));

/** Puts a natural from this seat in the place of a wild (R85). */
export const withSwapped = (
  melds: readonly TableMeld[],
  { meld, index, natural }: { readonly meld: number; readonly index: number; readonly natural: Card },
  seat: Seat,
): readonly TableMeld[] =>
  changeMeld(melds, meld, (old) => ({
    ...swapped(old, index, natural),
    owners: changeAt(old.owners, index, () => seat),
  }));

/** Takes the card at this end off a meld again, when its play is taken back. */
export const withRemoved = (melds: readonly TableMeld[], { meld, place }: Spot): readonly TableMeld[] =>
  changeMeld(melds, meld, (old) => {
    const suits = old.suits && { suits: cut(old.suits, place) };
    const rank = place === 'low' ? old.rank + 1 : old.rank;
    return { ...old, rank, cards: cut(old.cards, place), owners: cut(old.owners, place), ...suits };
  });

const cut = <Item>(items: readonly Item[], place: Place): readonly Item[] =>
  place === 'low' ? items.slice(1) : items.slice(0, -1);
