import { StateView } from '@colyseus/schema';
import type { GameEvent, PlayerView, Seat, Viewer } from '#engine';
import {
  type ClockView,
  hasPassedForDeal,
  packClaim,
  packClock,
  packGame,
  packStory,
  type SeatInfo,
  type TableView,
} from '#protocol';
import { printRules } from '#rules';
import { assign, writeCards, writeList } from './lists.ts';
import { SeatState, TableState } from './schema.ts';

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
 * Makes the state show the table as it is now, with as few changes as possible. Nothing else writes to it.
 * @param look the table as a viewer may see it; what only a seat may know goes where only that seat can see it
 * @param events what just happened, as a spectator may know it; empty when only the seats changed, null when unknown
 */
export function writeState(
  state: TableState,
  look: (viewer: Viewer) => TableView,
  events: readonly GameEvent[] | null,
): void {
  const { stage, code, isPrivate, spectators, bots, rules, pace, adjourned, seats, clock, game } = look('spectator');
  if (game) writeGame(state, game, stage === 'playing' && state.stage !== stage ? null : events);
  assign(state, { stage, code, isPrivate, spectators, bots, pace, adjourned });
  // They never change.
  if (!state.rules) state.rules = printRules(rules);
  for (const [seat, info] of seats.entries()) writeSeat(state.seats[seat] as SeatState, info, look(seat));
  // A clock that runs on is not written again: each client counts it down alone.
  if (clock?.run !== state.clockRun || !clock !== !state.clock) writeClock(state, clock);
}

/** Writes the clock as it stands, for a client that gets the state for the first time. */
export function writeClock(state: TableState, clock: ClockView | null): void {
  assign(state, { clock: packClock(clock) });
  if (clock) state.clockRun = clock.run;
}

function writeSeat(place: SeatState, info: SeatInfo, { away, game: own }: TableView): void {
  const { name, kind, connected, standIn, ready, adjourns } = info;
  assign(place, { name, kind, connected, standIn, ready, adjourns });
  // Most seats never have a stand-in: then not even an empty text is sent.
  if (away.length > 0 || place.away) assign(place, { away: packStory(away) });
  if (own && own.viewer !== 'spectator') writeHand(place, own, own.viewer);
}

const NONE: readonly number[] = [];

function writeHand(place: SeatState, own: PlayerView, seat: Seat): void {
  writeCards(place.hand, own.hand);
  writeList(place.drawn, own.turn === seat && own.draft.drew === 'stock' ? own.draft.drawn : NONE);
  const hasPassed = hasPassedForDeal(own);
  assign(place, { claim: packClaim(own.window?.claim ?? null), hasPassed, canRecall: own.canRecall });
}

/**
 * Bytes of stories after which the whole game is written anew. No deal among bots has more; somebody who lays down and takes
 * back in every turn of a long deal would make the state too long for newcomers.
 */
const MOST_TOLD = 6_000;

/** The overhead of a story, in bytes. */
const STORY_HEAD = 5;

/** Writes what happened, from which clients derive the rest; where they could not, writes the whole game anew. */
function writeGame(state: TableState, game: PlayerView, events: readonly GameEvent[] | null): void {
  const { passed, pile, pileCount } = game;
  assign(state, { passed });
  // Where only the top card may be looked at (R84), newcomers do not know what lies below.
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

/** A recalled discard cannot be derived from the stories (`observe`); a new deal could, but they must not grow for ever. */
const breaksOff = ({ type }: GameEvent): boolean => type === 'dealt' || type === 'recalled';

/** The view of a seat's owner: the private fields of that seat. Spectators have none. */
export function ownerViewOf(place: SeatState): StateView {
  const view = new StateView();
  view.add(place);
  // A client that joins is sent the whole state; the same changes in the next patch would restore cards played since.
  view.changes.clear();
  return view;
}
