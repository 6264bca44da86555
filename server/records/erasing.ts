import { no, ok, type Result } from '#engine';
import { type Entropy, type Erasure, withoutPlayer } from '#table';
import type { Store, UnrecordedTable } from '../store/store.ts';
import type { Recorder } from './recorder.ts';

/** The name that stands for somebody who erased their data, at a table that is still open. */
const NAME = 'Guest';

/** The parts of a server that erasing needs. */
export interface ErasingContext {
  readonly store: Store;
  readonly recorder: Recorder;
  readonly entropy: Entropy;
  /** Whether the table with this code is open in some process. */
  isPlayed(code: string): Promise<boolean>;
}

/**
 * Erases a guest: their recovery code, blocks and public id, and their number and name from the logs of all tables and
 * from all stored games. At a table that is open in no process, somebody without a number keeps the seat, as if they
 * were away. An interrupted erasure can be repeated.
 *
 * Traces in the database's files go later (`Store.shred`), since everybody waits for that.
 * @returns `offline` shortly after the start, as not all tables of the guest are known yet; `alreadyPlaying`, with
 *   nothing or only a part erased, if they hold a seat at a table that somebody plays at
 */
export function eraseGuest(
  context: ErasingContext,
  guest: string,
): Promise<Result<null, 'alreadyPlaying' | 'offline'>> {
  const { store, recorder } = context;
  if (!recorder.hasSwept) return Promise.resolve(no('offline'));
  // So that no game with the name is stored meanwhile.
  return recorder.alone(async () => {
    const tables = await store.logs.tablesOf(guest);
    if (await isPlaying(context, guest, tables)) return no('alreadyPlaying');
    await store.noteErased();
    for (const id of tables) await eraseFrom(context, guest, id);
    // A table that was opened meanwhile has the name in memory.
    if (await isPlaying(context, guest, tables)) return no('alreadyPlaying');
    await store.games.erase(guest);
    await store.dailies.erase(guest);
    await store.logs.forget(guest);
    return ok(null);
  });
}

/** Whether the guest holds a seat at one of these tables that is open in some process. */
async function isPlaying(
  { store, isPlayed }: ErasingContext,
  guest: string,
  tables: readonly string[],
): Promise<boolean> {
  for (const id of tables) {
    const table = await store.logs.table(id);
    if (!table || table.isEnded || !(await isPlayed(table.order.code))) continue;
    if ((await erasureOf(store, table, guest, '')).holdsSeat) return true;
  }
  return false;
}

async function eraseFrom({ store, entropy }: ErasingContext, guest: string, id: string): Promise<void> {
  const table = await store.logs.table(id);
  if (!table) return;
  const { changed } = await erasureOf(store, table, guest, `erased ${entropy().slice(0, 16)}`);
  for (const [number, line] of changed) await store.logs.rewrite(id, number, line);
}

async function erasureOf(
  { logs }: Store,
  { id, count }: UnrecordedTable,
  guest: string,
  player: string,
): Promise<Erasure> {
  return withoutPlayer(await logs.lines(id, 0, count), guest, { player, name: NAME });
}
