import type { DealResult, GameEvent, PlayerView, Seat, TableMeld, Viewer } from '#engine';
import {
  type ClockView,
  DREW,
  ENDINGS,
  meldMarks,
  moveNumber,
  PHASES,
  packAway,
  packClaim,
  packPlay,
  packStory,
  packWindow,
  type SeatInfo,
  type TableView,
} from '#protocol';
import { printRules } from '#rules';
import { assign, writeCards, writeList, writeRecords } from './lists.ts';
import { MeldState, ResultState, SeatState, TableState } from './schema.ts';

/** The state of a table with this many seats, before anything is written. */
export function newTableState(seats: number): TableState {
  const state = new TableState();
  for (let seat = 0; seat < seats; seat++) {
    const place = new SeatState();
    place.isMine = true;
    state.seats.push(place);
  }
  return state;
}

/**
 * Makes the state tell what the table looks like now, changing as little as possible: the only way anything gets into it.
 * @param look the table as a viewer may see it; what a seat alone may know goes where that seat alone can see
 * @param events what just happened, as a spectator may know it; none when only the seats changed
 */
export function writeState(state: TableState, look: (viewer: Viewer) => TableView, events: readonly GameEvent[]): void {
  const { stage, code, isPrivate, spectators, bots, rules, pace, adjourned, seats, clock, game } = look('spectator');
  assign(state, { stage, code, isPrivate, spectators, bots, rules: printRules(rules), pace, adjourned });
  for (const [seat, info] of seats.entries()) writeSeat(state.seats[seat] as SeatState, info, look(seat));
  // A clock that runs on is not written again: everybody counts it down alone.
  if (clock?.run !== state.clockRun || !clock !== !state.clockTotal) writeClock(state, clock);
  if (game) writeGame(state, game);
  if (events.length > 0) {
    state.story = packStory(events, state.stories);
    state.stories += 1;
  }
}

/** Writes the clock as it stands, for somebody who sees the state for the first time now. */
export function writeClock(state: TableState, clock: ClockView | null): void {
  if (!clock) assign(state, { clockTotal: 0 });
  else assign(state, { clockRun: clock.run, clockSeat: clock.seat, clockLeft: clock.left, clockTotal: clock.total });
}

function writeSeat(
  place: SeatState,
  { name, kind, connected, standIn, ready, adjourns }: SeatInfo,
  { away, game: own }: TableView,
): void {
  assign(place, { name, kind, connected, standIn, ready, adjourns });
  // Hardly anybody is ever stood in for: then not even that is told.
  if (away.length > 0 || place.away) assign(place, { away: packAway(away) });
  if (own && own.viewer !== 'spectator') writeHand(place, own, own.viewer);
}

function writeHand(place: SeatState, own: PlayerView, seat: Seat): void {
  const facts = own.seats[seat];
  if (!facts) return;
  const { cards, melded, total, at, known, shown } = facts;
  assign(place, { cards, melded, total, at, isShown: shown !== null });
  writeCards(place.known, known);
  writeCards(place.shown, shown ?? []);
  writeCards(place.hand, own.hand);
  writeList(place.drawn, own.turn === seat && own.draft.drew === 'stock' ? own.draft.drawn : []);
  const hasPassed = (own.passed & (1 << seat)) !== 0;
  assign(place, { claim: packClaim(own.window?.claim ?? null), hasPassed, canRecall: own.canRecall });
}

function writeGame(state: TableState, game: PlayerView): void {
  const { deal, dealer, turn, turns, wildRank, indicator, stock, reshuffles, pileCount, idle, draft } = game;
  const { passed, relief, pressed } = game;
  assign(state, {
    phase: PHASES.indexOf(game.phase),
    deal,
    dealer,
    turn,
    turns,
    wildRank,
    indicator,
    stock,
    reshuffles,
    pileCount,
    idle,
  });
  assign(state, { window: packWindow(game.window), passed, relief, pressed });
  assign(state, { drew: DREW.indexOf(draft.drew), held: draft.held, fixed: draft.fixed, takeBacks: draft.takeBacks });
  writeList(state.pile, game.pile);
  writeList(state.drawn, draft.drawn);
  writeList(state.plays, draft.plays.map(packPlay));
  writeList(state.offered, game.offered);
  writeList(state.moves, game.moves.map(moveNumber));
  writeRecords(state.melds, game.melds, () => new MeldState(), writeMeld);
  writeRecords(state.results, game.results, () => new ResultState(), writeResult);
}

function writeMeld(record: MeldState, meld: TableMeld): void {
  const { id, suit, rank, suits, cards, owners } = meld;
  assign(record, { id, suit, rank, marks: meldMarks(meld) });
  // Hardly any game names suits: then not even their absence is told.
  if (suits || record.suits) assign(record, { suits: suits?.join('') ?? '' });
  writeList(record.cards, cards);
  writeList(record.owners, owners);
}

function writeResult(record: ResultState, result: DealResult): void {
  const { deal, dealer, wildRank, ending, out, points, factor, added } = result;
  assign(record, { deal, dealer, wildRank, ending: ENDINGS.indexOf(ending), out, factor });
  writeList(record.points, points);
  writeList(record.added, added);
}
