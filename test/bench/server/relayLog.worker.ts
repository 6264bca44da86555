import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** A line for the relay's database: its table, its number in the table, and its text. */
export type RelayLine = readonly [table: string, number: number, entry: string];

const database = new DatabaseSync(workerData as string);
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 16000');
database.exec(
  'CREATE TABLE lines (id TEXT, number INTEGER, entry TEXT, PRIMARY KEY (id, number)) STRICT, WITHOUT ROWID',
);
const insert = database.prepare('INSERT INTO lines VALUES (?, ?, ?)');

parentPort?.on('message', (lines: readonly RelayLine[]) => {
  database.exec('BEGIN IMMEDIATE');
  for (const line of lines) insert.run(...line);
  database.exec('COMMIT');
  parentPort?.postMessage(null);
});
parentPort?.postMessage(null);
