import type { DealResult, Draft, Play, PlayerView, TableMeld, Viewer } from '#engine';
import { DREW, moveOf, PHASES, type TableView } from '#protocol';
import { parseRules } from '#rules';
import type { MeldState, PlayState, ResultState, SeatState, TableState } from '../../server/state/schema.ts';

/** The table a decoded state shows, exactly as its viewer may see it. The inverse of the server's `writeState`. */
export function readState(state: TableState): TableView {
  const { stage, code, isPrivate, clockTotal } = state;
  const seats = [...state.seats];
  const mine = seats.findIndex(({ isMine }) => isMine === true);
  const viewer: Viewer = mine < 0 ? 'spectator' : mine;
  return {
    stage,
    code,
    isPrivate,
    seats: seats.map(({ name, kind, connected, standIn, ready }) => ({ name, kind, connected, standIn, ready })),
    viewer,
    clock: clockTotal ? { seat: state.clockSeat, left: state.clockLeft, total: clockTotal, run: state.clockRun } : null,
    game: state.rules ? readGame(state, viewer) : null,
  };
}

const ascending = (cards: Iterable<number>): number[] => [...cards].sort((a, b) => a - b);

function readGame(state: TableState, viewer: Viewer): PlayerView {
  const rules = parseRules(state.rules);
  if (!rules) throw new Error(`rules of an unknown kind: ${state.rules}`);
  const { deal, dealer, turn, wildRank, stock, pileCount, idle } = state;
  const own = viewer === 'spectator' ? undefined : state.seats[viewer];
  return {
    rules,
    viewer,
    phase: PHASES[state.phase] as PlayerView['phase'],
    deal,
    dealer,
    turn,
    wildRank,
    stock,
    pile: [...state.pile],
    pileCount,
    hand: own ? ascending(own.hand) : [],
    seats: [...state.seats].map(readSeat),
    melds: [...state.melds].map(readMeld),
    draft: readDraft(state, own),
    idle,
    results: [...state.results].map(readResult),
    moves: [...state.moves].map(moveOf),
  };
}

const readSeat = ({ cards, melded, total, at, known, isShown, shown }: SeatState): PlayerView['seats'][number] => ({
  cards,
  melded,
  total,
  at,
  known: ascending(known),
  shown: isShown ? ascending(shown) : null,
});

const readMeld = ({ id, kind, suit, rank, cards, owners }: MeldState): TableMeld => ({
  id,
  kind,
  suit,
  rank,
  cards: [...cards],
  owners: [...owners],
});

function readDraft(state: TableState, own: SeatState | undefined): Draft {
  const { held, takeBacks } = state;
  const drew = DREW[state.drew] as Draft['drew'];
  const drawn = drew === 'stock' ? [...(own?.drawn ?? [])] : [...state.drawn];
  return { drew, drawn, held, plays: [...state.plays].map(readPlay), takeBacks };
}

function readPlay({ type, meld, first, place, card, index, natural, wild, owner }: PlayState): Play {
  if (type === 'meld') return { type, meld, first };
  if (type === 'layOff') return { type, meld, place, card };
  return { type, meld, index, natural, wild, owner };
}

const readResult = ({ deal, dealer, wildRank, ending, out, points }: ResultState): DealResult => ({
  deal,
  dealer,
  wildRank,
  ending,
  out,
  points: [...points],
});
