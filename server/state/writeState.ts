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
 * Makes the state tell what the table looks like now, changing as little as possible: the only way anything gets into it.
 * @param look the table as a viewer may see it; what a seat alone may know goes where that seat alone can see
 * @param events what just happened, as a spectator may know it; none when only the seats changed, null when nobody knows
 */
export function writeState(
  state: TableState,
  look: (viewer: Viewer) => TableView,
  events: readonly GameEvent[] | null,
): void {
  const { stage, code, isPrivate, spectators, bots, rules, pace, adjourned, seats, clock, game } = look('spectator');
  if (game) writeGame(state, game, stage === 'playing' && state.stage !== stage ? null : events);
  assign(state, { stage, code, isPrivate, spectators, bots, pace, adjourned });
  // They are the table's for good.
  if (!state.rules) state.rules = printRules(rules);
  for (const [seat, info] of seats.entries()) writeSeat(state.seats[seat] as SeatState, info, look(seat));
  // A clock that runs on is not written again: everybody counts it down alone.
  if (clock?.run !== state.clockRun || !clock !== !state.clock) writeClock(state, clock);
}

/** Writes the clock as it stands, for somebody who sees the state for the first time now. */
export function writeClock(state: TableState, clock: ClockView | null): void {
  assign(state, { clock: packClock(clock) });
  if (clock) state.clockRun = clock.run;
}

function writeSeat(place: SeatState, info: SeatInfo, { away, game: own }: TableView): void {
  const { name, kind, connected, standIn, ready, adjourns } = info;
  assign(place, { name, kind, connected, standIn, ready, adjourns });
  // Hardly anybody is ever stood in for: then not even that is told.
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
 * Bytes of stories after which the game is told anew. No deal among bots has more; whoever lays down and takes back in every
 * turn of a long deal would make a state that is too long for those who come in.
 */
const MOST_TOLD = 6_000;

/** What a story takes beside its characters, in bytes. */
const STORY_HEAD = 5;

/** What happened is told, and the rest follows from it; where it would not, the whole game is told anew. */
function writeGame(state: TableState, game: PlayerView, events: readonly GameEvent[] | null): void {
  const { passed, pile, pileCount } = game;
  assign(state, { passed });
  // Where the top alone may be looked at (R84), those who came later do not know what lay below.
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

/** A discard taken back does not follow from the stories (`observe`); a new deal would, but they are not to grow for ever. */
const breaksOff = ({ type }: GameEvent): boolean => type === 'dealt' || type === 'recalled';

/** The eyes of the one who sits in a seat: what the whole state does not show everybody. Spectators have none. */
export function ownerViewOf(place: SeatState): StateView {
  const sight = new StateView();
  sight.add(place);
  // Who joins is sent the whole state. The same again with the next patch would bring back cards played in between.
  sight.changes.clear();
  return sight;
}
