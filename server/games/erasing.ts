import { no, ok, type Result, type Seat } from '#engine';
import { type Entropy, withoutPlayer } from '#table';
import { eraseRatings } from '../ratings/storedRatings.ts';
import type { Store } from '../store/store.ts';
import type { GameArchive } from './gameArchive.ts';

/** The name that stands for somebody who erased their data, at a table that is still open. */
const ERASED_NAME = 'Guest';

/** The number of lines that are read at once. */
const ENTRIES_PER_READ = 500;

/** The parts of a server that erasing needs. */
export interface ErasingContext {
  readonly store: Store;
  readonly archive: GameArchive;
  readonly entropy: Entropy;
  /** Whether the table with this code is open in some process. */
  isPlayed(code: string): Promise<boolean>;
}

/**
 * Erases a guest: their recovery code, blocks and public id, and their number and name from the logs of all tables and
 * from all stored games. At a table that is open in no process, somebody without a number keeps the seat, as if they
 * were away. An interrupted erasure can be repeated.
 *
 * Traces in the database's files go within the hour (`Store.vacuum`).
 * @returns `alreadyPlaying`, with nothing or only a part erased, if they hold a seat at a table that somebody plays at
 */
export function eraseGuest(context: ErasingContext, guest: string): Promise<Result<null, 'alreadyPlaying'>> {
  const { store, archive } = context;
  // So that no game with the name is stored meanwhile.
  return archive.alone(async () => {
    const tables = await store.logs.tablesOf(guest);
    if (await isPlaying(context, guest, tables)) return no('alreadyPlaying');
    await store.noteErasure();
    for (const id of tables) await eraseFrom(context, guest, id);
    // A table that was opened meanwhile has the name in memory.
    if (await isPlaying(context, guest, tables)) return no('alreadyPlaying');
    const player = await store.games.publicId(guest);
    if (player !== null) await eraseRatings(store.ratings, player);
    await store.games.erase(guest);
    await store.dailies.erase(guest);
    await store.logs.forget(guest);
    return ok(null);
  });
}

/** Erases ratings that another process stored while it erased their guest. */
export function eraseUnknown({ store, archive }: Pick<ErasingContext, 'store' | 'archive'>): Promise<void> {
  return archive.alone(async () => {
    for (const player of await store.ratings.unknown()) {
      await store.noteErasure();
      await eraseRatings(store.ratings, player);
    }
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
    // From the last snapshot on, which names everybody.
    const lines = (await store.find(table.order.code))?.lines ?? [];
    const texts = lines.map((line) => JSON.stringify(line));
    if (withoutPlayer(texts, guest, { player: '', name: ERASED_NAME }).held.size > 0) return true;
  }
  return false;
}

/** Erases the guest from one log, part by part, so that tables run meanwhile. */
async function eraseFrom({ store, entropy }: ErasingContext, guest: string, id: string): Promise<void> {
  const stranger = { player: `erased ${entropy().slice(0, 16)}`, name: ERASED_NAME };
  let held: ReadonlySet<Seat> = new Set();
  for (let from = 0; ; from += ENTRIES_PER_READ) {
    const part = await store.logs.lines(id, from, ENTRIES_PER_READ);
    const erasure = withoutPlayer(part, guest, stranger, held);
    held = erasure.held;
    for (const [index, line] of erasure.changed) await store.logs.rewrite(id, from + index, line);
    if (part.length < ENTRIES_PER_READ) return;
  }
}
