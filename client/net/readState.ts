import type { DealResult, Draft, PlayerView, RuleSet, TableMeld, Viewer, WindowView } from '#engine';
import { awayOf, claimOf, DREW, ENDINGS, marksOf, moveOf, PHASES, playOf, type TableView, windowOf } from '#protocol';
import { parseRules } from '#rules';
import type { MeldState, ResultState, SeatState, TableState } from '../../server/state/schema.ts';

/** The table a decoded state shows, exactly as its viewer may see it. The inverse of the server's `writeState`. */
export function readState(state: TableState): TableView {
  const { stage, code, isPrivate, spectators, bots, pace, adjourned, clockTotal } = state;
  const seats = [...state.seats];
  const mine = seats.findIndex(({ isMine }) => isMine === true);
  const viewer: Viewer = mine < 0 ? 'spectator' : mine;
  const rules = parseRules(state.rules);
  if (!rules) throw new Error(`rules of an unknown kind: ${state.rules}`);
  return {
    stage,
    code,
    isPrivate,
    spectators,
    bots,
    rules,
    pace,
    seats: seats.map(({ name, kind, connected, standIn, ready, adjourns }) => {
      return { name, kind, connected, standIn, ready, adjourns };
    }),
    viewer,
    adjourned,
    clock: clockTotal ? { seat: state.clockSeat, left: state.clockLeft, total: clockTotal, run: state.clockRun } : null,
    away: awayOf((mine >= 0 && seats[mine]?.away) || ''),
    game: stage === 'waiting' ? null : readGame(state, rules, viewer),
  };
}

const ascending = (cards: Iterable<number>): number[] => [...cards].sort((a, b) => a - b);

function readGame(state: TableState, rules: RuleSet, viewer: Viewer): PlayerView {
  const { deal, dealer, turn, wildRank, turns, indicator, stock, reshuffles, pileCount, idle, relief, pressed } = state;
  const own = viewer === 'spectator' ? undefined : state.seats[viewer];
  return {
    rules,
    viewer,
    phase: PHASES[state.phase] as PlayerView['phase'],
    deal,
    dealer,
    turn,
    wildRank,
    turns,
    indicator,
    stock,
    reshuffles,
    pile: [...state.pile],
    pileCount,
    hand: own ? ascending(own.hand) : [],
    seats: [...state.seats].map(readSeat),
    melds: [...state.melds].map(readMeld),
    draft: readDraft(state, own),
    idle,
    window: readWindow(state, own),
    passed: state.passed | (own?.hasPassed ? 1 << (viewer as number) : 0),
    offered: [...state.offered],
    relief,
    pressed,
    canRecall: own?.canRecall ?? false,
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

const readMeld = ({ id, suit, rank, marks, cards, owners, suits }: MeldState): TableMeld => ({
  id,
  kind: suit < 0 ? 'set' : 'run',
  suit,
  rank,
  cards: [...cards],
  ...(suits && { suits: [...suits].map(Number) }),
  owners: [...owners],
  ...marksOf(marks),
});

function readDraft(state: TableState, own: SeatState | undefined): Draft {
  const { held, fixed, takeBacks } = state;
  const drew = DREW[state.drew] as Draft['drew'];
  const drawn = drew === 'stock' ? [...(own?.drawn ?? [])] : [...state.drawn];
  return { drew, drawn, held, plays: [...state.plays].map(playOf), fixed, takeBacks };
}

function readWindow(state: TableState, own: SeatState | undefined): WindowView | null {
  const window = windowOf(state.window);
  return window && { ...window, claim: claimOf(own?.claim ?? '') };
}

const readResult = ({ deal, dealer, wildRank, ending, out, points, factor, added }: ResultState): DealResult => ({
  deal,
  dealer,
  wildRank,
  ending: ENDINGS[ending] as DealResult['ending'],
  out,
  points: [...points],
  factor: factor as DealResult['factor'],
  added: [...added],
});
