import { ArraySchema, StateView } from '@colyseus/schema';
import type {
  Card,
  ClaimAction,
  DealResult,
  Draft,
  GameEvent,
  Move,
  Naturals,
  OwnView,
  Play,
  PlayerView,
  Seat,
  TableMeld,
  Viewer,
  WindowView,
} from '#engine';
import {
  CLAIM_LAYS,
  type ClockView,
  DRAW_SOURCES,
  ENDINGS,
  EVENT_ROW_KINDS,
  type EventRow,
  type EventRowKind,
  LEVEL_NAMES,
  MELD_KINDS,
  MOVE_ROWS,
  type OwnTableView,
  PACE_NAMES,
  PHASES,
  PLACES,
  PLAY_KINDS,
  playKindOf,
  SEAT_KINDS,
  type SeatInfo,
  type SentEvent,
  type SentPlay,
  STAGES,
  type TableView,
  WINDOW_KINDS,
} from '#protocol';
import { printRules } from '#rules';
import {
  type ClaimState,
  type DraftState,
  type EventListState,
  MeldState,
  OwnState,
  type PublicGameState,
  ResultState,
  SeatState,
  TableState,
  type WindowState,
} from './schema.ts';

/** An empty state for a table with this many seats. */
export function newTableState(seats: number): TableState {
  const state = new TableState();
  for (let seat = 0; seat < seats; seat++) {
    const place = new SeatState();
    place.own = new OwnState();
    state.seats.push(place);
  }
  written.set(state, { table: null, game: null, places: [...state.seats], own: [] });
  return state;
}

/** A state as it was last written. To compare with that is faster than to read the state. */
interface Written {
  table: TableView | null;
  game: PlayerView | null;
  readonly places: readonly SeatState[];
  readonly own: (OwnTableView | undefined)[];
}

const written = new WeakMap<TableState, Written>();

/**
 * Updates the state to the table as it is now, with as few changes as possible. Nothing else writes to it. It must be
 * called once for each patch: the framework mixes up a list that loses items and gets several others between two.
 * @param viewOf returns the table as a viewer may see it
 * @param events the latest events as a spectator may know them; empty if only the seats changed, null if unknown
 * @param own returns a seat's own part of its view, which is written to its private fields; by default from `viewOf`
 */
export function writeState(
  state: TableState,
  viewOf: (viewer: Viewer) => TableView,
  events: readonly GameEvent[] | null,
  own: (seat: Seat) => OwnTableView = viewOf,
): void {
  const table = viewOf('spectator');
  const last = written.get(state) as Written;
  const { hints, adjourned, rated, seats, clock, game, fair } = table;
  if (game) {
    const isNew = table.stage === 'playing' && last.table?.stage !== 'playing';
    writeGame(state.game, last, game, events, isNew);
  }
  if (!last.table) writeLasting(state, table);
  state.stage = STAGES.indexOf(table.stage);
  state.hints = hints;
  state.adjourned = adjourned;
  state.rated = rated;
  state.silent = table.silent.reduce((silent, seat) => silent | (1 << seat), 0);
  state.gameId = table.gameId ?? '';
  if (last.table?.fair !== fair) {
    assign(state.fair, { deal: fair?.deal ?? 0, commitment: fair?.commitment ?? '' });
    writeList(state.fair.shares, fair?.shares ?? []);
  }
  for (let seat = 0; seat < last.places.length; seat++) {
    const place = last.places[seat] as SeatState;
    const info = seats[seat] as SeatInfo;
    if (last.table?.seats[seat] !== info) writeSeat(place, info);
    const view = own(seat);
    writeOwn(place.own, view, last.own[seat], rated && info.kind === 'person' && !view.rated);
    last.own[seat] = view;
  }
  // A running clock is not written again, because each client counts it down by itself.
  if (last.table?.clock?.run !== clock?.run || !last.table?.clock !== !clock) writeClock(state, clock);
  last.table = table;
}

/** Writes what never changes. */
function writeLasting(state: TableState, { rules, pace, code, isPrivate, spectators, bots, isDaily }: TableView): void {
  assign(state, {
    code,
    isPrivate,
    spectators,
    bots,
    isDaily,
    rules: printRules(rules),
    pace: PACE_NAMES.indexOf(pace),
  });
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
    name,
    connected,
    standIn,
    ready,
    adjourns,
    booked,
  });
}

function writeOwn(
  place: OwnState,
  { away, game }: OwnTableView,
  last: OwnTableView | undefined,
  unrated: boolean,
): void {
  if (last?.away !== away) writeRows(place.away, away.flatMap(lastingRowsOf));
  place.unrated = unrated;
  place.hasPassed = game !== null && game.viewer !== 'spectator' && ((game.passed >> game.viewer) & 1) === 1;
  place.canRecall = game?.canRecall ?? false;
  const before = last?.game;
  if (!game || before === game) return;
  if (before?.hand !== game.hand) writeCards(place.hand, game.hand);
  if (before?.draft !== game.draft) writeList(place.drawn, drawnOf(game));
  if (before?.window?.claim !== game.window?.claim) writeClaim(place.claim, game.window?.claim ?? null);
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

/**
 * Writes the game as a spectator may see it.
 * @param events the latest events as a spectator may know them; null if unknown
 * @param isNew whether it is another game than the one written before
 */
function writeGame(
  state: PublicGameState,
  last: Written,
  view: PlayerView,
  events: readonly GameEvent[] | null,
  isNew: boolean,
): void {
  const before = last.game;
  state.phase = PHASES.indexOf(view.phase);
  state.deal = view.deal;
  state.dealer = view.dealer;
  state.turn = view.turn;
  state.wildRank = view.wildRank;
  state.indicator = view.indicator;
  state.stock = view.stock;
  state.pileCount = view.pileCount;
  state.turns = view.turns;
  state.idle = view.idle;
  state.reshuffles = view.reshuffles;
  state.relief = view.relief;
  state.pressed = view.pressed;
  state.passed = view.passed;
  state.handsShown = view.seats.some(({ shown }) => shown !== null);
  if (before?.pile !== view.pile) writeList(state.pile, view.pile);
  if (before?.offered !== view.offered) writeList(state.offered, view.offered);
  if (before?.melds !== view.melds) writeMelds(state, before?.melds ?? NONE, view.melds);
  if (before?.results !== view.results) writeResults(state, before?.results ?? NONE, view.results);
  if (before?.draft !== view.draft) writeDraft(state.draft, before?.draft, view.draft);
  if (before?.window !== view.window) writeWindow(state.window, view.window);
  for (let seat = 0; seat < view.seats.length; seat++)
    writeCounts(last.places[seat] as SeatState, before?.seats[seat], view.seats[seat] as SeatView);
  writeEvents(state.events, view, events, isNew || !before);
  last.game = view;
}

type SeatView = PlayerView['seats'][number];

/** Writes what the game says of a seat. */
function writeCounts(place: SeatState, before: SeatView | undefined, now: SeatView): void {
  const { known, shown } = now;
  place.cards = now.cards;
  place.melded = now.melded;
  place.total = now.total;
  place.at = now.at;
  if (before?.known !== known) writeCards(place.known, known);
  if (before?.shown !== shown) writeCards(place.shown, shown ?? NONE);
}

/** Melds are written by their place: one that is laid anew may take the object of one taken back. */
function writeMelds(state: PublicGameState, before: readonly TableMeld[], melds: readonly TableMeld[]): void {
  for (let count = before.length; count > melds.length; count--) state.melds.pop();
  for (const [i, meld] of melds.entries()) {
    if (before[i] === meld) continue;
    const place = before[i] ? (state.melds[i] as MeldState) : new MeldState();
    writeMeld(place, meld);
    if (!before[i]) state.melds.push(place);
  }
}

function writeMeld(place: MeldState, { id, kind, suit, rank, cards, by, owners, locked, suits }: TableMeld): void {
  assign(place, { id, kind: MELD_KINDS.indexOf(kind), suit, rank, by });
  if (locked || place.locked) assign(place, { locked });
  writeList(place.cards, cards);
  writeList(place.owners, owners.every((owner) => owner === by) ? NONE : owners);
  if (suits || place.suits) {
    place.suits ??= new ArraySchema<number>();
    writeList(place.suits, suits ?? NONE);
  }
}

function writeResults(state: PublicGameState, before: readonly DealResult[], results: readonly DealResult[]): void {
  for (let count = before.length; count > results.length; count--) state.results.pop();
  for (const [i, result] of results.entries()) {
    if (before[i] === result) continue;
    const place = before[i] ? (state.results[i] as ResultState) : new ResultState();
    const { points, added, ending, ...rest } = result;
    assign(place, { ...rest, ending: ENDINGS.indexOf(ending) });
    writeList(place.points, points);
    writeList(place.added, added);
    if (!before[i]) state.results.push(place);
  }
}

function writeDraft(state: DraftState, before: Draft | undefined, draft: Draft): void {
  const { drew, plays } = draft;
  state.drew = DRAW_SOURCES.indexOf(drew);
  state.held = draft.held;
  state.fixed = draft.fixed;
  state.takeBacks = draft.takeBacks;
  // A card from the stock is its owner's secret.
  writeList(state.drawn, drew === 'stock' ? NONE : draft.drawn);
  if (before?.plays === plays) return;
  writeList(
    state.plays,
    plays.map((play) => PLAY_KINDS.indexOf(playKindOf(play))),
  );
  writeList(state.playNumbers, plays.flatMap(playNumbers));
}

/** The numbers of a play (`PLAY_KINDS`). */
function playNumbers(play: Play): readonly number[] {
  switch (play.type) {
    case 'meld':
      return [play.meld];
    case 'layOff':
      return [play.meld, PLACES.indexOf(play.place), play.card];
    case 'swap': {
      const { meld, index, natural, second, wild, owner, to } = play;
      const naturals = second === undefined ? [natural] : [natural, second];
      return [meld, index, ...naturals, wild, owner, ...(to ? [to.meld, PLACES.indexOf(to.place)] : NONE)];
    }
    case 'contract':
      return [play.melds.length, ...play.melds];
  }
}

function writeWindow(state: WindowState, window: WindowView | null): void {
  if (!window) {
    assign(state, { kind: 0 });
    return;
  }
  const { kind, seats, cards, waiting, next } = window;
  assign(state, { kind: WINDOW_KINDS.indexOf(kind), waiting, next });
  writeList(state.seats, seats);
  writeList(state.cards, cards);
}

/**
 * Rows of events that are not moves, after which all of these are dropped. No deal among bots reaches this; but a
 * player who lays down and takes back in every turn of a long deal would make the state too long for newcomers.
 */
const MAX_EVENT_ROWS = 200;

/**
 * Writes the rows of the deal so far.
 * @param events the latest events; null if unknown
 * @param isFirst whether the list has no rows of this game yet
 */
function writeEvents(
  list: EventListState,
  { moves }: PlayerView,
  events: readonly GameEvent[] | null,
  isFirst: boolean,
): void {
  const before = rowsIn(list);
  const news = (events ?? NONE).flatMap(eventRowsOf);
  if (events?.some(({ type }) => type === 'dealt')) replaceRows(list, news, news.length);
  else if (isFirst || !events) {
    const others = news.filter(isOther);
    replaceRows(list, [...moveRows(moves), ...others], others.length);
  } else if (news.length > 0 && before.length > MAX_EVENT_ROWS && before.filter(isOther).length > MAX_EVENT_ROWS)
    replaceRows(list, [...before.filter(concernsMoves), ...news], news.length);
  else for (const row of news) append(list, row);
}

/** @param news the number of rows that the list has not had yet */
function replaceRows(list: EventListState, rows: readonly EventRow[], news: number): void {
  list.dropped = Math.max(0, list.dropped + rowsIn(list).length + news - rows.length);
  writeRows(list, rows);
}

const isOther = (row: EventRow): boolean => !concernsMoves(row);

/** The view of a seat's owner, which adds that seat's private part. Spectators have no view. */
export function ownerViewOf({ own }: SeatState): StateView {
  const view = new StateView();
  view.add(own);
  // A joining client gets the whole state; the pending changes, sent in the next patch, would restore played cards.
  view.changes.clear();
  return view;
}

const rowsWritten = new WeakMap<EventListState, EventRow[]>();

/** The rows that a list has now. */
function rowsIn(list: EventListState): EventRow[] {
  const rows = rowsWritten.get(list) ?? [];
  if (rows.length === 0) rowsWritten.set(list, rows);
  return rows;
}

/** Makes a list have these rows. */
function writeRows(list: EventListState, rows: readonly EventRow[]): void {
  const before = rowsIn(list);
  if (rows.length >= before.length && rows[before.length - 1] === before.at(-1)) {
    for (let i = before.length; i < rows.length; i++) append(list, rows[i] as EventRow);
    return;
  }
  for (const column of ['kinds', 'seats', 'cards', 'melds'] as const) {
    replaceItems(list[column], before.flatMap(COLUMNS[column]), rows.flatMap(COLUMNS[column]));
  }
  rowsWritten.set(list, [...rows]);
}

function append(list: EventListState, row: EventRow): void {
  list.kinds.push(KIND_NUMBERS[row.kind]);
  list.seats.push(row.seat);
  for (const card of row.cards) list.cards.push(card);
  for (const meld of row.melds) list.melds.push(meld);
  rowsIn(list).push(row);
}

const KIND_NUMBERS = Object.fromEntries(EVENT_ROW_KINDS.map((kind, number) => [kind, number])) as Readonly<
  Record<EventRowKind, number>
>;

/** The numbers of a row in each list of numbers that is sent. */
const COLUMNS = {
  kinds: ({ kind }: EventRow) => [KIND_NUMBERS[kind]],
  seats: ({ seat }: EventRow) => [seat],
  cards: ({ cards }: EventRow) => cards,
  melds: ({ melds }: EventRow) => melds,
} as const;

/**
 * Every list of the state stays the same object and is changed only by set, push and pop: inserting or removing in the
 * middle would send everything after it again.
 */

type Item = number | string;

/** The source from which a list was last written, and its items. Reading them from the list itself is slow. */
interface Given {
  readonly source: readonly Item[];
  readonly items: readonly Item[];
}

const given = new WeakMap<ArraySchema<Item>, Given>();

const NOTHING_WRITTEN: Given = { source: [], items: [] };

const givenTo = <Some extends Item>(target: ArraySchema<Some>): Given =>
  given.get(target as ArraySchema<Item>) ?? NOTHING_WRITTEN;

/** Makes a list of numbers or texts equal to `source`, which must be immutable: the same source is skipped. */
function writeList<Some extends Item>(target: ArraySchema<Some>, source: readonly Some[]): void {
  const last = givenTo(target);
  if (last.source === source) return;
  replaceItems(target, last.items as readonly Some[], source);
  given.set(target as ArraySchema<Item>, { source, items: source });
}

/** Makes a list hold the cards of `source` in any order, so that a card added or removed is one change. */
function writeCards(target: ArraySchema<number>, source: readonly number[]): void {
  const last = givenTo(target);
  if (last.source === source) return;
  const held = last.items as readonly number[];
  const items = arranged(held, source);
  replaceItems(target, held, items);
  given.set(target as ArraySchema<Item>, { source, items });
}

/** Turns a list that has the items `held` into one that has `items`. */
export function replaceItems<Some extends Item>(
  target: ArraySchema<Some>,
  held: readonly Some[],
  items: readonly Some[],
): void {
  if (items.length === 0 && held.length > 1) target.clear();
  else for (let length = held.length; length > items.length; length--) target.pop();
  for (let index = 0; index < items.length; index++) {
    const value = items[index] as Some;
    if (index >= held.length) target.push(value);
    else if (held[index] !== value) target[index] = value;
  }
}

/** The cards of `source` in the order that changes the fewest held items. */
function arranged(held: readonly number[], source: readonly number[]): readonly number[] {
  const coming = source.filter((card) => !held.includes(card));
  const cards = [...held];
  let filled = 0;
  for (let place = 0; place < cards.length; ) {
    if (source.includes(cards[place] as number)) place++;
    else if (filled < coming.length) cards[place++] = coming[filled++] as number;
    else {
      // A gap that no new card fills is filled from the end.
      const last = cards.pop() as number;
      if (place < cards.length) cards[place] = last;
    }
  }
  for (; filled < coming.length; filled++) cards.push(coming[filled] as number);
  return cards;
}

/** Sets fields. Those that are equal are not sent. */
const assign = <Target extends object>(target: Target, fields: Partial<Target>): void =>
  void Object.assign(target, fields);

const row = (kind: EventRowKind, seat: Seat, cards: readonly Card[] = NONE, melds: readonly number[] = NONE) => ({
  kind,
  seat,
  cards,
  melds,
});

/** Whether `PlayerView.moves` depends on the row. */
const concernsMoves = ({ kind }: EventRow): boolean =>
  kind in MOVE_ROWS || kind === 'tookBackDraw' || kind === 'recalled';

/** The rows that tell an event, as a spectator may know it. */
export function eventRowsOf(event: SentEvent): readonly EventRow[] {
  switch (event.type) {
    case 'dealerDrawn': {
      const { dealer, cards } = event;
      const drawn = cards.flatMap((own, seat) => own.map((card) => row('dealerCard', seat, [card])));
      return [...drawn, row('dealerDrawn', dealer)];
    }
    case 'dealt':
      return [row('dealt', event.dealer)];
    case 'drew': {
      const { seat, from, cards } = event;
      return cards.map((card) => (from === 'pile' ? row('drewPile', seat, [card as Card]) : row('drewStock', seat)));
    }
    case 'melded':
      return [row('melded', event.seat, [], [event.meld.id])];
    case 'contractLaid':
      return event.melds.map(({ id }) => row('contractLaid', event.seat, [], [id]));
    case 'laidOff':
      return [row('laidOff', event.seat, [event.card], [event.meld])];
    case 'swapped': {
      const { seat, natural, wild, meld, to } = event;
      const cards = [natural, wild];
      const swap = to ? row('swappedOnto', seat, cards, [meld, to.meld]) : row('swapped', seat, cards, [meld]);
      return [swap, ...secondRows(seat, event)];
    }
    case 'tookBack':
      return tookBackRows(event.seat, event.play);
    case 'discarded':
    case 'recalled':
      return [row(event.type, event.seat, [event.card])];
    case 'turnClosed':
      return [row(CLOSED[event.how], event.seat)];
    case 'claimed':
      return event.cards.map((card) => row('claimed', event.seat, [card]));
    case 'callTurnBegan':
      return event.cards.map((card) => row('called', event.seat, [card]));
    case 'penalized':
      return event.cards.map(() => row('penalized', event.seat));
    case 'reliefBegan':
    case 'dealEnded':
      return [row(event.type, event.out)];
    case 'pressAnswered':
      return [row(event.take ? 'pressTaken' : 'pressRefused', event.seat)];
    case 'gameEnded':
      return event.winners.map((seat) => row('gameEnded', seat));
    default:
      return [row(event.type, 'seat' in event ? event.seat : -1)];
  }
}

const CLOSED = { out: 'wentOut', float: 'floated', relief: 'endedRelief', declined: 'declined' } as const;

function tookBackRows(seat: Seat, play: SentPlay | null): readonly EventRow[] {
  switch (play?.type) {
    case undefined:
      return [row('tookBackDraw', seat)];
    case 'meld':
      return [row('tookBackMeld', seat, [], [play.meld])];
    case 'contract':
      return play.melds.map((meld) => row('tookBackContract', seat, [], [meld]));
    case 'layOff':
      return [row('tookBackLayOff', seat, [play.card])];
    case 'swap':
      return [row('tookBackSwap', seat, [play.natural, play.wild]), ...secondRows(seat, play)];
  }
}

const secondRows = (seat: Seat, { second }: Naturals): readonly EventRow[] =>
  second === undefined ? NONE : [row('secondNatural', seat, [second])];

/** The rows of events that are read when their melds may have changed: they name the cards of each. */
export const lastingRowsOf = (event: SentEvent): readonly EventRow[] =>
  meldsIn(event).length === 0
    ? eventRowsOf(event)
    : eventRowsOf(event).flatMap((one, i) => [
        one,
        ...(meldsIn(event)[i]?.cards ?? []).map((card) => row('meldedCard', one.seat, [card])),
      ]);

function meldsIn(event: SentEvent): readonly TableMeld[] {
  if (event.type === 'melded') return [event.meld];
  return event.type === 'contractLaid' ? event.melds : [];
}

/** Rows for moves that are known only from the view, without an event. */
const moveRows = (moves: readonly Move[]): readonly EventRow[] =>
  moves.map(({ seat, did, card }) => row(ROW_OF_MOVE[did], seat, card === null ? [] : [card]));

const ROW_OF_MOVE = { stock: 'drewStock', pile: 'drewPile', discard: 'discarded', claim: 'claimed' } as const;
