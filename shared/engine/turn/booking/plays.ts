import type { Seat } from '../../actions.ts';
import { withLast } from '../../cards/piles.ts';
import type { Play } from '../../draft.ts';
import { withNatural, withPlaced } from '../../melds/tableMelds.ts';
import { withSeat } from '../../seats.ts';
import type { TableMeld } from '../../state.ts';
import { askSeat, type Booked, giveOpenly, takeAway } from './cards.ts';
import type { Lists, OpenState } from './lists.ts';

export function bookMeld(state: OpenState, { seat, meld, first }: Booked<'melded'>, lists: Lists): void {
  takeAway(state, seat, meld.cards, lists);
  addPlay(state, seat, { type: 'meld', meld: meld.id, first }, lists);
  state.melds = lists.withLast(state.melds, meld);
  state.nextMeld = meld.id + 1;
  state.melded = withSeat(state.melded, seat);
}

export function bookContract(state: OpenState, { seat, melds }: Booked<'contractLaid'>, lists: Lists): void {
  for (const meld of melds) {
    takeAway(state, seat, meld.cards, lists);
    state.melds = lists.withLast(state.melds, meld);
  }
  addPlay(state, seat, { type: 'contract', melds: melds.map(({ id }) => id) }, lists);
  state.nextMeld += melds.length;
  state.melded = withSeat(state.melded, seat);
}

export function bookLayOff(state: OpenState, event: Booked<'laidOff'>, lists: Lists): void {
  const { seat, meld, place, card, suit } = event;
  takeAway(state, seat, [card], lists);
  addPlay(state, seat, { type: 'layOff', meld, place, card }, lists);
  setMeld(state, withPlaced(meldOf(state, meld), place, card, seat, suit), lists);
}

export function bookSwap(state: OpenState, event: Booked<'swapped'>, lists: Lists): void {
  const { seat, meld: id, index, natural, wild, to } = event;
  const meld = meldOf(state, id);
  const owner = meld.owners[index] as Seat;
  takeAway(state, seat, [natural], lists);
  addPlay(state, seat, { type: 'swap', meld: id, index, natural, wild, to, owner }, lists);
  setMeld(state, withNatural(meld, index, natural, seat), lists);
  if (to) setMeld(state, withPlaced(meldOf(state, to.meld), to.place, wild, seat), lists);
  else giveOpenly(state, seat, [wild], lists);
}

function addPlay(state: OpenState, seat: Seat, play: Play, lists: Lists): void {
  askSeat(state, seat, lists);
  state.draft = { ...state.draft, plays: withLast(state.draft.plays, play) };
  // A play in the seat's own turn is booked at the end of the turn, as it may be taken back until then.
  if (seat !== state.turn) state.played = withSeat(state.played, seat);
}

/**
 * Returns the meld with this id.
 * @throws Error if there is none
 */
export function meldOf({ melds }: OpenState, id: number): TableMeld {
  const meld = melds.find((each) => each.id === id);
  if (!meld) throw new Error(`no meld ${id} lies on the table`);
  return meld;
}

/** Puts a changed meld in its place. */
export function setMeld(state: OpenState, meld: TableMeld, lists: Lists): void {
  const index = state.melds.findIndex(({ id }) => id === meld.id);
  state.melds = lists.withAt(state.melds, index, meld);
}
