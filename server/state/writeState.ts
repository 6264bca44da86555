import { StateView } from '@colyseus/schema';
import type { GameEvent, OwnView, PlayerView, Seat, Viewer } from '#engine';
import {
  type ClockView,
  type FairDealView,
  hasPassedForDeal,
  type OwnTableView,
  packClaim,
  packClock,
  packGame,
  packPledge,
  packShares,
  packStory,
  type SeatInfo,
  type TableView,
} from '#protocol';
import { printRules } from '#rules';
import { assign, writeCards, writeList } from './lists.ts';
import { SeatState, TableState } from './schema.ts';

/** An empty state for a table with this many seats. */
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
 * Updates the state to the table as it is now, with as few changes as possible. Nothing else writes to it.
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
  const { stage, code, isPrivate, spectators, bots, hints, isDaily, pace, adjourned } = table;
  const { rules, seats, clock, game, fair } = table;
  if (game) writeGame(state, game, stage === 'playing' && state.stage !== stage ? null : events);
  assign(state, {
    stage,
    code,
    isPrivate,
    spectators,
    bots,
    hints,
    isDaily,
    pace,
    adjourned,
    rated: table.rated,
    silent: table.silent.reduce((seats, seat) => seats | (1 << seat), 0),
    gameId: table.gameId ?? '',
  });
  if (fairs.get(state) !== fair) writeFair(state, fair);
  // The rules never change.
  if (!state.rules) state.rules = printRules(rules);
  const places = placesOf(state);
  for (const [seat, info] of seats.entries()) writeSeat(places[seat] as WrittenSeat, info, own(seat), table.rated);
  // A running clock is not written again, because each client counts it down by itself.
  if (clock?.run !== state.clockRun || !clock !== !state.clock) writeClock(state, clock);
}

/** Each table's exchange before a deal, as last written. */
const fairs = new WeakMap<TableState, FairDealView | null>();

function writeFair(state: TableState, fair: FairDealView | null): void {
  assign(state, { pledge: packPledge(fair), shares: packShares(fair) });
  fairs.set(state, fair);
}

/** Writes the current clock, for a client that gets the state for the first time. */
export function writeClock(state: TableState, clock: ClockView | null): void {
  assign(state, { clock: packClock(clock) });
  if (clock) state.clockRun = clock.run;
}

/** A seat of the state, and what was last written there. To compare with that is faster than to read the state. */
interface WrittenSeat {
  readonly place: SeatState;
  info: SeatInfo | null;
  own: OwnView | null;
}

const written = new WeakMap<TableState, readonly WrittenSeat[]>();

function placesOf(state: TableState): readonly WrittenSeat[] {
  const places = written.get(state) ?? [...state.seats].map((place) => ({ place, info: null, own: null }));
  written.set(state, places);
  return places;
}

function writeSeat(
  seat: WrittenSeat,
  info: SeatInfo,
  { away, game: own, rated }: OwnTableView,
  isRated: boolean,
): void {
  const { place } = seat;
  if (seat.info !== info) {
    const { name, kind, level, connected, standIn, ready, adjourns, avatar, booked } = info;
    assign(place, { name, kind, connected, standIn, ready, adjourns, avatar: avatar ?? 0 });
    // Most bots are Steady; for those nothing is sent.
    const special = level === null || level === 'steady' ? '' : level;
    if (special || place.level) assign(place, { level: special });
    if (booked || place.booked) assign(place, { booked });
    seat.info = info;
  }
  // Most seats never have a stand-in; for those not even an empty text is sent.
  if (away.length > 0 || place.away) assign(place, { away: packStory(away) });
  const unrated = isRated && info.kind === 'person' && !rated;
  if (unrated || place.unrated) assign(place, { unrated });
  if (own && own.viewer !== 'spectator') writeOwn(seat, own);
}

function writeOwn(seat: WrittenSeat, own: OwnView): void {
  const { place, own: last } = seat;
  seat.own = own;
  if (last?.hand !== own.hand) writeCards(place.hand, own.hand);
  const drawn = drawnOf(own);
  if (!last || drawnOf(last) !== drawn) writeList(place.drawn, drawn);
  if (last?.window === own.window && last.passed === own.passed && last.canRecall === own.canRecall) return;
  const hasPassed = hasPassedForDeal(own);
  assign(place, { claim: packClaim(own.window?.claim ?? null), hasPassed, canRecall: own.canRecall });
}

const NONE: readonly number[] = [];

/** The seat's cards from the stock. In the views of other seats the draft has no cards that they may not know. */
const drawnOf = ({ draft }: OwnView): readonly number[] => (draft.drew === 'stock' ? draft.drawn : NONE);

/**
 * Bytes of stories after which the whole game is written again. No deal among bots reaches this; but a player who lays
 * down and takes back in every turn of a long deal would make the state too long for newcomers.
 */
const MOST_TOLD = 6_000;

/** The overhead of a story, in bytes. */
const STORY_HEAD = 5;

/** Writes the story, from which clients derive the game; where they cannot, writes the whole game again. */
function writeGame(state: TableState, game: PlayerView, events: readonly GameEvent[] | null): void {
  const { passed, pile, pileCount } = game;
  assign(state, { passed });
  // Where only the top card may be looked at (R84), newcomers do not know the cards below.
  const isUncovered = state.buried > 0 && pileCount <= state.buried;
  const isLong = state.storyBytes > MOST_TOLD;
  const follows = state.game !== '' && events !== null && !isLong && !isUncovered && !events.some(breaksOff);
  if (!follows) {
    state.told += state.stories.length;
    state.stories.clear();
    state.storyBytes = 0;
    state.game = packGame(game);
    state.buried = pileCount - pile.length;
  }
  if (follows && events.length === 0) return;
  const story = packStory(events ?? []);
  state.stories.push(story);
  state.storyBytes += story.length + STORY_HEAD;
}

/** Events after which the game is written again: a recall, which `observe` cannot derive, and a new deal. */
const breaksOff = ({ type }: GameEvent): boolean => type === 'dealt' || type === 'recalled';

/** The view of a seat's owner, which adds that seat's private fields. Spectators have no view. */
export function ownerViewOf(place: SeatState): StateView {
  const view = new StateView();
  view.add(place);
  // A joining client gets the whole state; the pending changes, sent in the next patch, would restore played cards.
  view.changes.clear();
  return view;
}
