import type { Seat } from '../actions.ts';
import { changeAt } from '../cards/piles.ts';
import type { Play } from '../draft.ts';
import { withoutPlaced } from '../melds/tableMelds.ts';
import { withoutSeat } from '../seats.ts';
import { askSeat, giveOpenly, takeAway } from './booking/cards.ts';
import type { Lists, OpenState } from './booking/lists.ts';
import { meldOf, setMeld } from './booking/plays.ts';

type Played<Type extends Play['type']> = Extract<Play, { type: Type }>;

/**
 * Takes back a play of this turn, or the draw from the pile if `play` is null. Counters keep running, and cards that
 * were shown stay known (§4.98).
 */
export function undo(state: OpenState, seat: Seat, play: Play | null, lists: Lists): void {
  const { draft } = state;
  askSeat(state, seat, lists);
  state.draft = { ...draft, plays: draft.plays.slice(0, -1), takeBacks: draft.takeBacks + 1 };
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
  const { meld: id, index, natural, wild, to, owner } = play;
  if (to) setMeld(state, withoutPlaced(meldOf(state, to.meld), to.place), lists);
  else takeAway(state, seat, [wild], lists);
  giveOpenly(state, seat, [natural], lists);
  const meld = meldOf(state, id);
  const cards = changeAt(meld.cards, index, () => wild);
  setMeld(state, { ...meld, cards, owners: changeAt(meld.owners, index, () => owner) }, lists);
}
