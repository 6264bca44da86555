import type { Seat, Spot } from '../../actions.ts';
import { type Card, suitOf } from '../../cards/cards.ts';
import { changeAt } from '../../cards/piles.ts';
import type { Play } from '../../draft.ts';
import { extended } from '../../melds/melds.ts';
import { withSeat } from '../../seats.ts';
import type { GameState, TableMeld } from '../../state.ts';
import { asked, type Booked, shownTo, withdrawn } from './cards.ts';

export function bookMeld(state: GameState, { seat, meld, first }: Booked<'melded'>): GameState {
  return {
    ...played(state, seat, meld.cards, { type: 'meld', meld: meld.id, first }),
    melds: [...state.melds, meld],
    nextMeld: meld.id + 1,
    melded: withSeat(state.melded, seat),
  };
}

export function bookContract(state: GameState, { seat, melds }: Booked<'contractLaid'>): GameState {
  const cards = melds.flatMap((meld) => meld.cards);
  return {
    ...played(state, seat, cards, { type: 'contract', melds: melds.map(({ id }) => id) }),
    melds: [...state.melds, ...melds],
    nextMeld: state.nextMeld + melds.length,
    melded: withSeat(state.melded, seat),
  };
}

export function bookLayOff(state: GameState, { seat, meld, place, card, suit }: Booked<'laidOff'>): GameState {
  return {
    ...played(state, seat, [card], { type: 'layOff', meld, place, card }),
    melds: withAdded(state.melds, { meld, place }, card, seat, suit),
  };
}

export function bookSwap(state: GameState, { seat, meld, index, natural, wild, to }: Booked<'swapped'>): GameState {
  const owner = state.melds.find(({ id }) => id === meld)?.owners[index] as Seat;
  const after = played(state, seat, [natural], { type: 'swap', meld, index, natural, wild, to, owner });
  const melds = changeMeld(state.melds, meld, (old) => ({
    ...old,
    cards: changeAt(old.cards, index, () => natural),
    owners: changeAt(old.owners, index, () => seat),
  }));
  return to ? { ...after, melds: withAdded(melds, to, wild, seat) } : { ...shownTo(after, seat, [wild]), melds };
}

const played = (state: GameState, seat: Seat, cards: readonly Card[], play: Play): GameState => ({
  ...withdrawn(asked(state, seat), seat, cards),
  // What is laid in one's turn is booked at its end, as it may be taken back till then.
  played: seat === state.turn ? state.played : withSeat(state.played, seat),
  draft: { ...state.draft, plays: [...state.draft.plays, play] },
});

/** Melds with one of them changed. */
export const changeMeld = (
  melds: readonly TableMeld[],
  id: number,
  change: (meld: TableMeld) => TableMeld,
): readonly TableMeld[] => melds.map((meld) => (meld.id === id ? change(meld) : meld));

/** Melds with one card more at a spot. */
const withAdded = (
  melds: readonly TableMeld[],
  { meld, place }: Spot,
  card: Card,
  seat: Seat,
  suit?: number,
): readonly TableMeld[] =>
  changeMeld(melds, meld, (old) => ({
    ...old,
    ...extended(old, card, place),
    // Sets have no low end, so a named suit always joins the others at the end.
    ...(old.suits && { suits: [...old.suits, suit ?? suitOf(card)] }),
    owners: place === 'low' ? [seat, ...old.owners] : [...old.owners, seat],
  }));

/** Melds with the card at a spot's end gone again. */
export const withRemoved = (melds: readonly TableMeld[], { meld, place }: Spot): readonly TableMeld[] =>
  changeMeld(melds, meld, (old) => {
    const cut = <Item>(items: readonly Item[]): readonly Item[] =>
      place === 'low' ? items.slice(1) : items.slice(0, -1);
    const rank = place === 'low' ? old.rank + 1 : old.rank;
    const suits = old.suits && { suits: cut(old.suits) };
    return { ...old, rank, cards: cut(old.cards), owners: cut(old.owners), ...suits };
  });
