import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOG_VERSION } from '#table';
import { openSqlite } from '../../../server/store/sqlite.ts';
import { openStore } from '../../../server/store/sqlStore.ts';
import type { Store } from '../../../server/store/store.ts';
import { orderOf, RULES } from './memoryStore.ts';

/** The number of log lines of the table in each of the `keptFolders`, each stored by its own write. */
export const LINES = 30;

/** Data folders as left by an orderly close and by a killed process. */
export interface KeptFolders {
  readonly closed: string;
  readonly killed: string;
  clear(): void;
}

/** Makes data folders with tables, a secret, recovery codes and blocks in them. */
export async function keptFolders(): Promise<KeptFolders> {
  const parent = mkdtempSync(join(tmpdir(), 'kept-'));
  const closed = join(parent, 'closed');
  const killed = join(parent, 'killed');
  const store = openStore(await openSqlite(closed));
  await store.create(orderOf('kept'), RULES);
  await store.create(orderOf('over'), RULES);
  await store.end('over');
  await store.secret('tokens', 'a secret');
  for (const guest of ['ann', 'ben', 'cid']) {
    await store.keepRecovery(guest, `code of ${guest}`);
    await store.block(guest, 'dan', true);
  }
  for (let number = 0; number < LINES; number++) {
    await store.append([{ table: 'kept', number, entry: { v: LOG_VERSION, type: 'game', time: number } }]);
  }
  copyFolder(closed, killed);
  await store.close();
  return { closed, killed, clear: () => rmSync(parent, { recursive: true }) };
}

/**
 * Copies a folder that may be in use. In another process: if this one opened and closed a database file, it would lose
 * its locks on it.
 */
export function copyFolder(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to]);
  rmSync(join(to, 'lock'), { force: true });
}

/** All files of a folder in base64 by name, except those that exist only while SQLite runs. */
export const filesIn = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => !/-shm$|^lock$/.test(name) && statSync(join(folder, name)).isFile())
      .map((name) => [name, readFileSync(join(folder, name), 'base64')]),
  );

/** Opens the store of a folder, looks into it and closes it. */
export async function lookInto<Value>(folder: string, look: (store: Store) => Promise<Value>): Promise<Value> {
  const store = openStore(await openSqlite(folder));
  return look(store).finally(() => store.close());
}
