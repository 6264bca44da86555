import type { Seat } from '../../actions.ts';
import type { Card } from '../../cards/cards.ts';
import type { Play } from '../../draft.ts';
import { withAdded, withSwapped } from '../../melds/tableMelds.ts';
import { withSeat } from '../../seats.ts';
import type { GameState } from '../../state.ts';
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
  const melds = withSwapped(state.melds, { meld, index, natural }, seat);
  return to ? { ...after, melds: withAdded(melds, to, wild, seat) } : { ...shownTo(after, seat, [wild]), melds };
}

const played = (state: GameState, seat: Seat, cards: readonly Card[], play: Play): GameState => ({
  ...withdrawn(asked(state, seat), seat, cards),
  // A play in the seat's own turn is booked at the end of the turn, as it may be taken back until then.
  played: seat === state.turn ? state.played : withSeat(state.played, seat),
  draft: { ...state.draft, plays: [...state.draft.plays, play] },
});
