import { StateView } from '@colyseus/schema';
import type { ClaimAction, GameEvent, OwnView, Seat, Viewer } from '#engine';
import {
  CLAIM_LAYS,
  type ClockView,
  LEVEL_NAMES,
  MELD_KINDS,
  type OwnTableView,
  PACE_NAMES,
  PLACES,
  SEAT_KINDS,
  type SeatInfo,
  STAGES,
  type TableView,
} from '#protocol';
import { printRules } from '#rules';
import { lastingRowsOf, writeRows } from './eventRows.ts';
import { assign, writeCards, writeList } from './lists.ts';
import { type ClaimState, OwnState, SeatState, TableState } from './schema.ts';
import { writeGame } from './writeGame.ts';

/** An empty state for a table with this many seats. */
export function newTableState(seats: number): TableState {
  const state = new TableState();
  for (let seat = 0; seat < seats; seat++) {
    const place = new SeatState();
    place.own = new OwnState();
    state.seats.push(place);
  }
  written.set(state, { table: null, places: [...state.seats], own: [] });
  return state;
}

/** A state as it was last written. To compare with that is faster than to read the state. */
interface Written {
  table: TableView | null;
  readonly places: readonly SeatState[];
  readonly own: (OwnTableView | undefined)[];
}

const written = new WeakMap<TableState, Written>();

/**
 * Updates the state to the table as it is now, with as few changes as possible. Nothing else writes to it. It must be
 * called once for each patch: the framework mixes up a list that loses items and gets several others between two.
 * @param look returns the table as a viewer may see it
 * @param events the latest events as a spectator may know them; empty if only the seats changed, null if unknown
 * @param own returns a seat's own part of its view, which is written to its private fields; by default from `look`
 */
export function writeState(
  state: TableState,
  look: (viewer: Viewer) => TableView,
  events: readonly GameEvent[] | null,
  own: (seat: Seat) => OwnTableView = look,
): void {
  const table = look('spectator');
  const last = written.get(state) as Written;
  const { code, isPrivate, spectators, bots, hints, isDaily, adjourned, rated, seats, clock, game, fair } = table;
  if (game) {
    const isNew = table.stage === 'playing' && last.table?.stage !== 'playing';
    writeGame(state.game, last.places, game, events, isNew);
  }
  assign(state, {
    stage: STAGES.indexOf(table.stage),
    pace: PACE_NAMES.indexOf(table.pace),
    ...{ code, isPrivate, spectators, bots, hints, isDaily, adjourned, rated },
    silent: table.silent.reduce((silent, seat) => silent | (1 << seat), 0),
    gameId: table.gameId ?? '',
    // The rules never change.
    rules: last.table ? state.rules : printRules(table.rules),
  });
  if (last.table?.fair !== fair) {
    assign(state.fair, { deal: fair?.deal ?? 0, commitment: fair?.commitment ?? '' });
    writeList(state.fair.shares, fair?.shares ?? []);
  }
  for (const [seat, place] of last.places.entries()) {
    const info = seats[seat] as SeatInfo;
    if (last.table?.seats[seat] !== info) writeSeat(place, info);
    const view = own(seat);
    writeOwn(place.own, view, last.own[seat]);
    assign(place.own, { unrated: rated && info.kind === 'person' && !view.rated });
    last.own[seat] = view;
  }
  // A running clock is not written again, because each client counts it down by itself.
  if (last.table?.clock?.run !== clock?.run || !last.table?.clock !== !clock) writeClock(state, clock);
  last.table = table;
}

/** A clock that has run for less than this, in ms, is sent as just started; nobody sees the difference. */
const JUST_STARTED_MS = 500;

/** Writes the current clock, for a client that gets the state for the first time. */
export function writeClock(state: TableState, clock: ClockView | null): void {
  if (!clock) {
    assign(state.clock, { left: 0, total: 0 });
    return;
  }
  const [total, left] = [Math.round(clock.total), Math.round(clock.left)];
  const { run, seat } = clock;
  assign(state.clock, { run, seat, total, left: total - left < JUST_STARTED_MS ? total : left });
}

function writeSeat(place: SeatState, info: SeatInfo): void {
  const { name, connected, standIn, ready, adjourns, avatar, booked } = info;
  assign(place, {
    kind: SEAT_KINDS.indexOf(info.kind),
    level: info.level === null ? 0 : LEVEL_NAMES.indexOf(info.level),
    avatar: avatar ?? 0,
    ...{ name, connected, standIn, ready, adjourns, booked },
  });
}

function writeOwn(place: OwnState, { away, game }: OwnTableView, last: OwnTableView | undefined): void {
  if (last?.away !== away) writeRows(place.away, away.flatMap(lastingRowsOf), away.length);
  if (!game || game.viewer === 'spectator') return;
  writeCards(place.hand, game.hand);
  writeList(place.drawn, drawnOf(game));
  assign(place, { hasPassed: ((game.passed >> game.viewer) & 1) === 1, canRecall: game.canRecall });
  writeClaim(place.claim, game.window?.claim ?? null);
}

const NONE: readonly never[] = [];

/** The seat's cards from the stock. In the views of other seats the draft has no cards that they may not know. */
const drawnOf = ({ draft }: OwnView): readonly number[] => (draft.drew === 'stock' ? draft.drawn : NONE);

function writeClaim(state: ClaimState, claim: ClaimAction | null): void {
  assign(state, { isMade: claim !== null });
  if (!claim) return;
  const { count, lay } = claim;
  assign(state, { count, lays: CLAIM_LAYS.indexOf(lay?.type ?? 'none') });
  if (lay?.type === 'layOff') {
    const { card, meld, place, suit = -1 } = lay;
    assign(state, { card, meld, place: PLACES.indexOf(place), suit });
  }
  if (lay?.type === 'meld') {
    const { kind, suit, rank, cards, suits = NONE } = lay.reading;
    assign(state, { kind: MELD_KINDS.indexOf(kind), suit, rank });
    writeList(state.cards, cards);
    writeList(state.suits, suits);
  }
}

/** The view of a seat's owner, which adds that seat's private part. Spectators have no view. */
export function ownerViewOf({ own }: SeatState): StateView {
  const view = new StateView();
  view.add(own);
  // A joining client gets the whole state; the pending changes, sent in the next patch, would restore played cards.
  view.changes.clear();
  return view;
}
