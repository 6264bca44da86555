import type { Seat } from '../actions.ts';
import { changeAt } from '../cards/piles.ts';
import type { Play } from '../draft.ts';
import { changeMeld, withRemoved } from '../melds/tableMelds.ts';
import { withoutSeat } from '../seats.ts';
import type { GameState, TableMeld } from '../state.ts';
import { added, numbered, removed } from './booking/cards.ts';

type Played<Type extends Play['type']> = Extract<Play, { type: Type }>;

/**
 * Returns the state before a play of this turn, or before the draw from the pile if `play` is null. Counters keep
 * running, and cards that were shown stay known (§4.98).
 */
export function undo(state: GameState, seat: Seat, play: Play | null): GameState {
  const { draft } = state;
  const counted: GameState = {
    ...state,
    at: numbered(state.at, seat),
    draft: { ...draft, plays: draft.plays.slice(0, -1), takeBacks: draft.takeBacks + 1 },
  };
  if (play === null) return undoDraw(counted, seat);
  switch (play.type) {
    case 'meld':
      return undoMelds(counted, seat, [play.meld], play.first);
    case 'contract':
      return undoMelds(counted, seat, play.melds, true);
    case 'layOff':
      return {
        ...counted,
        hands: added(state.hands, seat, [play.card]),
        known: added(state.known, seat, [play.card]),
        melds: withRemoved(state.melds, play),
      };
    case 'swap':
      return undoSwap(counted, seat, play);
    default:
      throw unknownPlay(play);
  }
}

/** The error for a play of another version; see `evolve`. */
const unknownPlay = (play: never): Error => new Error(`unknown play: ${(play as Play).type}`);

function undoDraw(state: GameState, seat: Seat): GameState {
  const { drawn } = state.draft;
  return {
    ...state,
    phase: 'draw',
    draft: { ...state.draft, drew: 'none', drawn: [] },
    hands: removed(state.hands, seat, drawn),
    known: removed(state.known, seat, drawn),
    pile: [...state.pile, ...drawn],
    moves: state.moves.slice(0, -drawn.length),
  };
}

/** `first`: they were the seat's first melds of the deal. */
function undoMelds(state: GameState, seat: Seat, ids: readonly number[], first: boolean): GameState {
  const isBack = ({ id }: TableMeld): boolean => ids.includes(id);
  const cards = state.melds.filter(isBack).flatMap((meld) => meld.cards);
  return {
    ...state,
    hands: added(state.hands, seat, cards),
    known: added(state.known, seat, cards),
    melds: state.melds.filter((meld) => !isBack(meld)),
    nextMeld: state.nextMeld - ids.length,
    melded: first ? withoutSeat(state.melded, seat) : state.melded,
  };
}

function undoSwap(state: GameState, seat: Seat, play: Played<'swap'>): GameState {
  const { meld, index, natural, wild, to, owner } = play;
  const melds = changeMeld(to ? withRemoved(state.melds, to) : state.melds, meld, (old) => ({
    ...old,
    cards: changeAt(old.cards, index, () => wild),
    owners: changeAt(old.owners, index, () => owner),
  }));
  const hands = added(state.hands, seat, [natural]);
  const known = added(state.known, seat, [natural]);
  return {
    ...state,
    hands: to ? hands : removed(hands, seat, [wild]),
    known: to ? known : removed(known, seat, [wild]),
    melds,
  };
}
