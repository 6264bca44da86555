import type { DealResult, GameEvent, Play, PlayerView, TableMeld, Viewer } from '#engine';
import { type ClockView, DREW, moveNumber, PHASES, packStory, type SeatInfo, type TableView } from '#protocol';
import { printRules } from '#rules';
import { assign, writeCards, writeNumbers, writeRecords } from './lists.ts';
import { MeldState, PlayState, ResultState, SeatState, TableState } from './schema.ts';

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
  const { stage, code, isPrivate, seats, clock, game } = look('spectator');
  assign(state, { stage, code, isPrivate });
  for (const [seat, info] of seats.entries()) writeSeat(state.seats[seat] as SeatState, info, look(seat).game);
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
  { name, kind, connected, standIn, ready }: SeatInfo,
  own: PlayerView | null,
): void {
  assign(place, { name, kind, connected, standIn, ready });
  if (!own || own.viewer === 'spectator') return;
  const facts = own.seats[own.viewer];
  if (!facts) return;
  const { cards, melded, total, at, known, shown } = facts;
  assign(place, { cards, melded, total, at, isShown: shown !== null });
  writeCards(place.known, known);
  writeCards(place.shown, shown ?? []);
  writeCards(place.hand, own.hand);
  writeNumbers(place.drawn, own.turn === own.viewer && own.draft.drew === 'stock' ? own.draft.drawn : []);
}

function writeGame(state: TableState, game: PlayerView): void {
  const { deal, dealer, turn, wildRank, stock, pileCount, idle, draft } = game;
  assign(state, { rules: printRules(game.rules), phase: PHASES.indexOf(game.phase) });
  assign(state, { deal, dealer, turn, wildRank, stock, pileCount, idle });
  assign(state, { drew: DREW.indexOf(draft.drew), held: draft.held, takeBacks: draft.takeBacks });
  writeNumbers(state.pile, game.pile);
  writeNumbers(state.drawn, draft.drawn);
  writeNumbers(state.moves, game.moves.map(moveNumber));
  writeRecords(state.melds, game.melds, () => new MeldState(), writeMeld);
  writeRecords(state.plays, draft.plays, () => new PlayState(), writePlay);
  writeRecords(state.results, game.results, () => new ResultState(), writeResult);
}

function writeMeld(record: MeldState, { id, kind, suit, rank, cards, owners }: TableMeld): void {
  assign(record, { id, kind, suit, rank });
  writeNumbers(record.cards, cards);
  writeNumbers(record.owners, owners);
}

const writePlay = (record: PlayState, play: Play): void => assign(record, play);

function writeResult(record: ResultState, { deal, dealer, wildRank, ending, out, points }: DealResult): void {
  assign(record, { deal, dealer, wildRank, ending, out });
  writeNumbers(record.points, points);
}
