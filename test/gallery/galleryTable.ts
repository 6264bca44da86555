import { apply, type GameEvent, type GameState, no, ok, redact, type SeatAction, viewFor } from '#engine';
import type { Said, TableCompany, TableUpdate, TableView } from '#protocol';
import type { LiveTable } from '../../client/table/openTable.ts';
import { recorded } from '../support/play/playLines.ts';
import { position } from '../support/play/positions.ts';
import { AROUND, sitters } from '../support/play/tableViews.ts';
import type { GallerySituation } from './situation.ts';

/** A table in a prepared situation. Its viewer plays one seat; `play` acts for any seat. */
export interface GalleryTable extends LiveTable {
  /** Plays record lines for any seat, such as `2 discard KD`. Does nothing if the situation is only a view. */
  play(...lines: readonly string[]): void;
  /** Has seats say something, at a table of people. */
  say(...said: readonly Said[]): void;
  /** Holds back all messages in both directions, as when the network stalls. */
  stall(): void;
  /** Delivers everything held back since `stall` at once. */
  flow(): void;
}

/** Opens a table in a situation. */
export function openGalleryTable(situation: GallerySituation): GalleryTable {
  const { at, table = {}, viewer = 0, played = [] } = situation;
  let state = 'hands' in at ? position(at) : null;
  let listeners: ((update: TableUpdate) => void)[] = [];
  const view = (): TableView =>
    state ? { ...tableAt(state), viewer, game: viewFor(state, viewer), ...table } : { ...(at as TableView), ...table };
  let waiting: (() => void)[] | null = null;
  const pass = (what: () => void): void => {
    if (waiting) waiting.push(what);
    else what();
  };
  const show = (events: readonly GameEvent[]): void => {
    const update: TableUpdate = { table: view(), events: events.map((event) => redact(event, viewer)) };
    pass(() => {
      for (const listener of listeners) listener(update);
    });
  };
  const act = (by: Parameters<typeof apply>[1], action: Parameters<typeof apply>[2]) => {
    const acted = state && apply(state, by, action);
    if (!acted?.ok) return acted ?? no('notNow' as const);
    state = acted.value.state;
    show(acted.value.events);
    return ok(null);
  };
  const play = (...lines: readonly string[]): void => {
    for (const line of lines) {
      const { by, action } = recorded(line, state?.seats ?? 0);
      const acted = act(by, action);
      if (!acted.ok) throw new Error(`refused (${acted.reason}): ${line}`);
    }
  };
  play(...played);
  const yes = async () => ok(null);
  let hearers: ((said: Said) => void)[] = [];
  const company: TableCompany = {
    ...{ adjourn: yes, resume: yes, block: yes, sign: yes, standIn: yes, book: yes, goAway: () => undefined },
    async say(phrase) {
      if (viewer !== 'spectator') for (const hear of hearers) hear({ seat: viewer, phrase });
      return ok(null);
    },
  };
  return {
    onSaid(listener) {
      hearers = [...hearers, listener];
      for (const said of situation.said ?? []) listener(said);
      return () => undefined;
    },
    subscribe(listener) {
      listeners = [...listeners, listener];
      listener({ table: view(), events: null });
      return () => {
        listeners = listeners.filter((one) => one !== listener);
      };
    },
    onStatus(listener) {
      listener(situation.line?.status ?? 'online', situation.line?.reason ?? null);
      return () => undefined;
    },
    act: (_at: number, action: SeatAction) =>
      new Promise((answer) => pass(() => answer(viewer === 'spectator' ? no('notNow') : act(viewer, action)))),
    next: yes,
    rematch: yes,
    start: yes,
    back: yes,
    record: async () => no('notNow'),
    ...(situation.said && { company }),
    leave: () => undefined,
    play,
    say(...said) {
      for (const one of said) for (const hear of hearers) hear(one);
    },
    stall() {
      waiting ??= [];
    },
    flow() {
      const waited = waiting ?? [];
      waiting = null;
      for (const what of waited) what();
    },
  };
}

const tableAt = (state: GameState): Omit<TableView, 'viewer' | 'game'> => ({
  ...AROUND,
  rules: state.rules,
  seats: sitters(state.seats),
  clock: { seat: state.turn, left: 20_000, total: 30_000, run: state.turn },
});
