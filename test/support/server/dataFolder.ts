import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../../../server/store/sqlite.ts';
import { openStore } from '../../../server/store/sqlStore.ts';
import type { Store } from '../../../server/store/store.ts';
import { orderOf } from './memoryStore.ts';

/** How many lines the table in each of the `keptFolders` has, each kept by itself. */
export const LINES = 30;

/** A data folder as it was left: closed in order, or as a process that was killed leaves it. */
export interface KeptFolders {
  readonly closed: string;
  readonly killed: string;
  clear(): void;
}

/** Makes folders with a table, codes and wishes in them. */
export async function keptFolders(): Promise<KeptFolders> {
  const parent = mkdtempSync(join(tmpdir(), 'kept-'));
  const closed = join(parent, 'closed');
  const killed = join(parent, 'killed');
  const store = openStore(await openSqlite(closed));
  await store.create(orderOf('kept'));
  await store.create(orderOf('over'));
  await store.end('over');
  await store.secret('tokens', 'a secret');
  for (const guest of ['ann', 'ben', 'cid']) {
    await store.keepRecovery(guest, `code of ${guest}`);
    await store.block(guest, 'dan', true);
  }
  for (let number = 0; number < LINES; number++) {
    await store.append([{ table: 'kept', number, entry: { type: 'game', time: number } }]);
  }
  copyFolder(closed, killed);
  await store.close();
  return { closed, killed, clear: () => rmSync(parent, { recursive: true }) };
}

/**
 * Copies a folder that may be in use. By another process: were a file of the database opened and closed by this one, its
 * locks would be gone.
 */
export function copyFolder(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to]);
  rmSync(join(to, 'lock'), { force: true });
}

/** All files of a folder, but for what SQLite keeps for as long as it runs. */
export const filesIn = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => !/-shm$|^lock$/.test(name) && statSync(join(folder, name)).isFile())
      .map((name) => [name, readFileSync(join(folder, name), 'base64')]),
  );

/** Opens a folder, looks at the store in it, and closes it. */
export async function lookInto<Value>(folder: string, look: (store: Store) => Promise<Value>): Promise<Value> {
  const store = openStore(await openSqlite(folder));
  return look(store).finally(() => store.close());
}
