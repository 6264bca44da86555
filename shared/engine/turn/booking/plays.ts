import type { Seat } from '../../actions.ts';
import { withLast } from '../../cards/piles.ts';
import type { Draft, Play } from '../../draft.ts';
import { withAdded, withSwapped } from '../../melds/tableMelds.ts';
import { type SeatSet, withSeat } from '../../seats.ts';
import type { GameState } from '../../state.ts';
import { added, type Booked, numbered, removed } from './cards.ts';

export const bookMeld = (state: GameState, { seat, meld, first }: Booked<'melded'>): GameState => ({
  ...state,
  at: numbered(state.at, seat),
  hands: removed(state.hands, seat, meld.cards),
  known: removed(state.known, seat, meld.cards),
  played: playedWith(state, seat),
  draft: draftWith(state, { type: 'meld', meld: meld.id, first }),
  melds: withLast(state.melds, meld),
  nextMeld: meld.id + 1,
  melded: withSeat(state.melded, seat),
});

export function bookContract(state: GameState, { seat, melds }: Booked<'contractLaid'>): GameState {
  const cards = melds.flatMap((meld) => meld.cards);
  return {
    ...state,
    at: numbered(state.at, seat),
    hands: removed(state.hands, seat, cards),
    known: removed(state.known, seat, cards),
    played: playedWith(state, seat),
    draft: draftWith(state, { type: 'contract', melds: melds.map(({ id }) => id) }),
    melds: [...state.melds, ...melds],
    nextMeld: state.nextMeld + melds.length,
    melded: withSeat(state.melded, seat),
  };
}

export function bookLayOff(state: GameState, { seat, meld, place, card, suit }: Booked<'laidOff'>): GameState {
  const cards = [card];
  return {
    ...state,
    at: numbered(state.at, seat),
    hands: removed(state.hands, seat, cards),
    known: removed(state.known, seat, cards),
    played: playedWith(state, seat),
    draft: draftWith(state, { type: 'layOff', meld, place, card }),
    melds: withAdded(state.melds, { meld, place }, card, seat, suit),
  };
}

export function bookSwap(state: GameState, { seat, meld, index, natural, wild, to }: Booked<'swapped'>): GameState {
  const owner = state.melds.find(({ id }) => id === meld)?.owners[index] as Seat;
  const hands = removed(state.hands, seat, [natural]);
  const known = removed(state.known, seat, [natural]);
  const melds = withSwapped(state.melds, { meld, index, natural }, seat);
  return {
    ...state,
    at: numbered(state.at, seat),
    hands: to ? hands : added(hands, seat, [wild]),
    known: to ? known : added(known, seat, [wild]),
    played: playedWith(state, seat),
    draft: draftWith(state, { type: 'swap', meld, index, natural, wild, to, owner }),
    melds: to ? withAdded(melds, to, wild, seat) : melds,
  };
}

/** A play in the seat's own turn is booked at the end of the turn, as it may be taken back until then. */
const playedWith = ({ played, turn }: GameState, seat: Seat): SeatSet =>
  seat === turn ? played : withSeat(played, seat);

const draftWith = ({ draft }: GameState, play: Play): Draft => ({ ...draft, plays: withLast(draft.plays, play) });
