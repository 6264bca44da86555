import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { no, ok, type Result } from '#engine';
import { codeIn, PRESET, tablePath } from '../config.ts';
import type { Notice } from '../game/types.ts';
import { text } from '../text/index.ts';
import type { Device } from './device.ts';
import { type OpenTable, openTable } from './openTable.ts';
import type { Viewport } from './viewport.ts';
import type { LiveTable, Ways } from './ways.ts';

/** Where the player is. */
export type Place =
  | { readonly at: 'home' }
  | { readonly at: 'opening' }
  | { readonly at: 'table'; readonly open: OpenTable };

/** Why an attempt came to nothing. */
export type Problem = Notice['code'];

/** The page: where the player is, and the ways from there. */
export interface Page {
  readonly place: ReadonlySignal<Place>;
  /** Why the last attempt came to nothing. */
  readonly problem: ReadonlySignal<Problem | null>;
  /** A table that was full, but can be watched. */
  readonly watchable: ReadonlySignal<string | null>;
  playNow(): void;
  playFriend(): void;
  join(code: string): void;
  watch(code: string): void;
  practise(): void;
  /** Gives the seat up and goes home. */
  leave(): void;
  /** To the table that the address names, or back into the seat of before a reload. */
  comeBack(): Promise<void>;
}

interface State {
  readonly place: Signal<Place>;
  readonly problem: Signal<Problem | null>;
  readonly watchable: Signal<string | null>;
  readonly ways: Ways;
  readonly show: (table: LiveTable) => OpenTable;
}

/** A table to go to, or why there is none; null when none was to be had. */
type Found = Promise<Result<LiveTable, Problem | null>>;

/** Opens the page at home. */
export function createPage(device: Device, viewport: ReadonlySignal<Viewport>, ways: Ways): Page {
  const place = signal<Place>({ at: 'home' });
  const state: State = {
    place,
    problem: signal<Problem | null>(null),
    watchable: signal<string | null>(null),
    ways,
    show(table) {
      const open = openTable(table, viewport, device.settings);
      place.value = { at: 'table', open };
      return open;
    },
  };
  const me = () => ({ name: device.name.value.trim() || text.HOME.guest });
  const wish = () => ({ ...me(), rules: PRESET, seats: device.seats.value });
  const join = async (code: string, spectate = false): Found =>
    (await ways.net()).joinByCode(code, { ...me(), spectate });
  return {
    ...state,
    playNow: () => void enter(state, async () => (await ways.net()).quickMatch(wish())),
    playFriend: () => void enter(state, async () => (await ways.net()).createPrivate(wish())),
    join: (code) => void enter(state, () => join(code), code),
    watch: (code) => void enter(state, () => join(code, true)),
    practise: () => void enter(state, async () => ok(await ways.practise(wish()))),
    leave: () => goHome(state),
    async comeBack() {
      const code = codeIn(location.pathname);
      if (ways.remembersSeat()) await enter(state, () => findSeat(ways, code, join), code);
      else if (code !== null) await enter(state, () => join(code), code);
      else state.problem.value = misnamed();
    },
  };
}

/** What cannot be a code is told like one that nobody has. */
const misnamed = (): Problem | null => (location.pathname.startsWith('/t/') ? 'noSuchTable' : null);

/** The seat of before a reload; the table with this code where that is another one, and takes us. */
async function findSeat(ways: Ways, code: string | null, join: (code: string) => Found): Found {
  const seat = await (await ways.net()).resume();
  if (!seat) return code === null ? no(misnamed()) : join(code);
  if (code === null || codeOf(seat) === code) return ok(seat);
  const named = await join(code);
  if (!named.ok) return ok(seat);
  seat.leave();
  return named;
}

function codeOf(table: LiveTable): string {
  let code = '';
  table.subscribe((update) => {
    code = update.table.code;
  })();
  return code;
}

/** Goes to a table if there is a place; else back home, which says why not. A full table with this code can be watched. */
async function enter(state: State, find: () => Found, code: string | null = null): Promise<void> {
  if (state.place.value.at !== 'home') return;
  state.place.value = { at: 'opening' };
  state.problem.value = null;
  state.watchable.value = null;
  state.ways.preparePicture();
  try {
    const table = await find();
    if (table.ok) return arrive(state, table.value);
    goHome(state);
    state.problem.value = table.reason;
    const isTaken = table.reason === 'tableFull' || table.reason === 'alreadyPlaying';
    state.watchable.value = isTaken ? code : null;
  } catch (error) {
    // A file that is gone after an update, or a browser that forbids what we need: the way stays open to try again.
    reportError(error);
    goHome(state);
    state.problem.value = 'notOpened';
  }
}

function arrive(state: State, table: LiveTable): void {
  const { code, isPrivate } = state.show(table).game.table.value;
  history.replaceState(null, '', isPrivate && code !== '' ? tablePath(code) : '/');
}

function goHome(state: State): void {
  const place = state.place.value;
  if (place.at === 'table') {
    place.open.close();
    place.open.game.connection.leave();
  }
  history.replaceState(null, '', '/');
  state.place.value = { at: 'home' };
}
