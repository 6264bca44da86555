import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Result } from '#engine';
import type { Refusal, TableConnection } from '#protocol';
import { codeIn, PRESET, tablePath } from '../config.ts';
import type { ConnectionStatus, RemoteTable } from '../net/index.ts';
import { practise } from '../practice/practise.ts';
import { text } from '../text/index.ts';
import type { Device } from './device.ts';
import { preparePicture } from './mountPicture.ts';
import { type OpenTable, openTable } from './openTable.ts';
import type { Viewport } from './viewport.ts';

/** Where the player is. */
export type Place =
  | { readonly at: 'home' }
  | { readonly at: 'opening' }
  | { readonly at: 'table'; readonly open: OpenTable };

/** The page: where the player is, and the ways from there. */
export interface Page {
  readonly place: ReadonlySignal<Place>;
  /** Why the last attempt came to nothing. */
  readonly problem: ReadonlySignal<Refusal | null>;
  /** A table that was full, but can be watched. */
  readonly watchable: ReadonlySignal<string | null>;
  playNow(): void;
  playFriend(): void;
  join(code: string): void;
  watch(code: string): void;
  practise(): void;
  /** Gives the seat up and goes home. */
  leave(): void;
  /** Back into the seat of before a reload, or to the table that the address names. */
  comeBack(): Promise<void>;
}

interface State {
  readonly place: Signal<Place>;
  readonly problem: Signal<Refusal | null>;
  readonly watchable: Signal<string | null>;
  readonly show: (connection: TableConnection, status: ReadonlySignal<ConnectionStatus>) => void;
}

const ALWAYS_ONLINE = signal<ConnectionStatus>('online');

/** The network is fetched when it is needed: practice works without it. */
const net = () => import('../net/index.ts');

/** Opens the page at home. */
export function createPage(device: Device, viewport: ReadonlySignal<Viewport>): Page {
  const state: State = {
    place: signal<Place>({ at: 'home' }),
    problem: signal<Refusal | null>(null),
    watchable: signal<string | null>(null),
    show(connection, status) {
      state.place.value = { at: 'table', open: openTable(connection, status, viewport, device.settings) };
    },
  };
  const me = () => ({ name: device.name.value.trim() || text.HOME.guest });
  const wish = () => ({ ...me(), preset: PRESET, seats: device.seats.value });
  const goTo = (code: string, spectate: boolean): void => {
    void enter(state, async () => (await net()).joinByCode(code, { ...me(), spectate }), spectate ? null : code);
  };
  return {
    ...state,
    playNow: () => void enter(state, async () => (await net()).quickMatch(wish())),
    playFriend: () => void enter(state, async () => (await net()).createPrivate(wish())),
    join: (code) => goTo(code, false),
    watch: (code) => goTo(code, true),
    practise: () => void openPractice(state, wish()),
    leave: () => goHome(state),
    async comeBack() {
      const table = await (await net()).resume();
      if (table) return showRemote(state, table);
      const code = codeIn(location.pathname);
      if (code !== null) goTo(code, false);
      // What cannot be a code is told like one that nobody has.
      else if (location.pathname.startsWith('/t/')) state.problem.value = 'noSuchTable';
    },
  };
}

/** Goes to a table if there is a place; else says why not. */
async function enter(
  state: State,
  ask: () => Promise<Result<RemoteTable, Refusal>>,
  code: string | null = null,
): Promise<void> {
  if (state.place.value.at !== 'home') return;
  state.place.value = { at: 'opening' };
  state.problem.value = null;
  state.watchable.value = null;
  preparePicture();
  const table = await ask();
  if (table.ok) return showRemote(state, table.value);
  history.replaceState(null, '', '/');
  state.place.value = { at: 'home' };
  state.problem.value = table.reason;
  const isTaken = table.reason === 'tableFull' || table.reason === 'alreadyPlaying';
  state.watchable.value = isTaken ? code : null;
}

function showRemote(state: State, table: RemoteTable): void {
  const status = signal<ConnectionStatus>('online');
  table.onStatus((now) => {
    status.value = now;
  });
  state.show(table, status);
  const { open } = state.place.value as Place & { at: 'table' };
  const { code, isPrivate } = open.game.table.value;
  history.replaceState(null, '', isPrivate ? tablePath(code) : '/');
}

async function openPractice(state: State, options: Parameters<typeof practise>[0]): Promise<void> {
  if (state.place.value.at !== 'home') return;
  state.place.value = { at: 'opening' };
  state.problem.value = null;
  preparePicture();
  state.show(await practise(options), ALWAYS_ONLINE);
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
