import type { Seat } from '../../actions.ts';
import { changeAt, withLast } from '../../cards/piles.ts';
import { naturalsOf, withNaturals, withoutPlaced, withPlaced } from '../../melds/melds.ts';
import { withoutSeat, withSeat } from '../../seats.ts';
import type { Play, TableMeld } from '../../state.ts';
import { isMeldTurn, isReliefMeld } from '../actions/play.ts';
import { type EventOf, giveOpenly, type Lists, nextDecision, type OpenState, takeAway } from './openState.ts';

export function applyMeld(state: OpenState, { seat, meld, first }: EventOf<'melded'>, lists: Lists): void {
  takeAway(state, seat, meld.cards, lists);
  addPlay(state, seat, { type: 'meld', meld: meld.id, first }, lists);
  state.melds = lists.withLast(state.melds, meld);
  state.nextMeld = meld.id + 1;
  state.melded = withSeat(state.melded, seat);
}

export function applyContract(state: OpenState, { seat, melds }: EventOf<'contractLaid'>, lists: Lists): void {
  for (const meld of melds) {
    takeAway(state, seat, meld.cards, lists);
    state.melds = lists.withLast(state.melds, meld);
  }
  addPlay(state, seat, { type: 'contract', melds: melds.map(({ id }) => id) }, lists);
  state.nextMeld += melds.length;
  state.melded = withSeat(state.melded, seat);
}

export function applyLayOff(state: OpenState, event: EventOf<'laidOff'>, lists: Lists): void {
  const { seat, meld, place, card, suit } = event;
  takeAway(state, seat, [card], lists);
  addPlay(state, seat, { type: 'layOff', meld, place, card }, lists);
  setMeld(state, withPlaced(meldOf(state, meld), place, card, seat, suit), lists);
}

export function applySwap(state: OpenState, event: EventOf<'swapped'>, lists: Lists): void {
  const { seat, meld: id, index, natural, second, wild, to } = event;
  const meld = meldOf(state, id);
  const owner = meld.owners[index] as Seat;
  const play = { type: 'swap', meld: id, index, natural, wild, to, owner } as const;
  takeAway(state, seat, naturalsOf(event), lists);
  addPlay(state, seat, second === undefined ? play : { ...play, second }, lists);
  setMeld(state, withNaturals(meld, index, event, seat), lists);
  if (to) setMeld(state, withPlaced(meldOf(state, to.meld), to.place, wild, seat), lists);
  else giveOpenly(state, seat, [wild], lists);
}

function addPlay(state: OpenState, seat: Seat, play: Play, lists: Lists): void {
  nextDecision(state, seat, lists);
  // A play in place of the draw makes it a turn of melds (R169).
  if (state.phase === 'draw') state.phase = 'play';
  state.draft = { ...state.draft, plays: withLast(state.draft.plays, play) };
  // A play in the seat's own turn counts once the turn ends, as it may be taken back until then.
  if (seat !== state.turn) state.played = withSeat(state.played, seat);
}

/**
 * Returns the meld with this id.
 * @throws Error if there is none
 */
export function meldOf({ melds }: OpenState, id: number): TableMeld {
  const meld = melds.find((each) => each.id === id);
  if (!meld) throw new Error(`there is no meld ${id} on the table`);
  return meld;
}

/** Puts a changed meld in its place. */
export function setMeld(state: OpenState, meld: TableMeld, lists: Lists): void {
  const index = state.melds.findIndex(({ id }) => id === meld.id);
  state.melds = lists.withAt(state.melds, index, meld);
}

type Played<Type extends Play['type']> = Extract<Play, { type: Type }>;

/**
 * Takes back a play of this turn, or the draw from the pile if `play` is null. Counters keep running, and cards that
 * were shown stay known (§4.98).
 */
export function undo(state: OpenState, seat: Seat, play: Play | null, lists: Lists): void {
  const { draft } = state;
  nextDecision(state, seat, lists);
  state.draft = { ...draft, plays: draft.plays.slice(0, -1), takeBacks: draft.takeBacks + 1 };
  if (isMeldTurn(state) && !isReliefMeld(state) && state.draft.plays.length === 0) state.phase = 'draw';
  if (play === null) {
    undoDraw(state, seat, lists);
    return;
  }
  switch (play.type) {
    case 'meld':
      undoMelds(state, seat, [play.meld], play.first, lists);
      break;
    case 'contract':
      undoMelds(state, seat, play.melds, true, lists);
      break;
    case 'layOff':
      giveOpenly(state, seat, [play.card], lists);
      setMeld(state, withoutPlaced(meldOf(state, play.meld), play.place), lists);
      break;
    case 'swap':
      undoSwap(state, seat, play, lists);
      break;
    default:
      throw unknownPlay(play);
  }
}

/** The error for a play of another version; see `evolve`. */
const unknownPlay = (play: never): Error => new Error(`unknown play: ${(play as Play).type}`);

function undoDraw(state: OpenState, seat: Seat, lists: Lists): void {
  const { drawn } = state.draft;
  state.phase = 'draw';
  state.draft = { ...state.draft, drew: 'none', drawn: [] };
  takeAway(state, seat, drawn, lists);
  for (const card of drawn) state.pile = lists.withLast(state.pile, card);
  state.moves = lists.withoutLast(state.moves, drawn.length);
}

/** `first`: they were the seat's first melds of the deal. */
function undoMelds(state: OpenState, seat: Seat, ids: readonly number[], first: boolean, lists: Lists): void {
  for (const id of ids) giveOpenly(state, seat, meldOf(state, id).cards, lists);
  state.melds = state.melds.filter(({ id }) => !ids.includes(id));
  state.nextMeld -= ids.length;
  if (first) state.melded = withoutSeat(state.melded, seat);
}

function undoSwap(state: OpenState, seat: Seat, play: Played<'swap'>, lists: Lists): void {
  const { meld: id, index, second, wild, to, owner } = play;
  if (to) setMeld(state, withoutPlaced(meldOf(state, to.meld), to.place), lists);
  else takeAway(state, seat, [wild], lists);
  giveOpenly(state, seat, naturalsOf(play), lists);
  const meld = second === undefined ? meldOf(state, id) : withoutPlaced(meldOf(state, id), 'set');
  const cards = changeAt(meld.cards, index, () => wild);
  setMeld(state, { ...meld, cards, owners: changeAt(meld.owners, index, () => owner) }, lists);
}
