import type { DatabaseSync } from 'node:sqlite';
import { type Schema, whyTooNew } from './migrations.ts';
import { APPLICATION_ID, numberOf, SCHEMA_CRC, SQLITE_KNOWN } from './sqliteSchema.ts';

/** Error codes unrelated to a file's content: PERM, BUSY, NOMEM, READONLY, IOERR, FULL, CANTOPEN. */
const NOT_OF_CONTENT: readonly number[] = [3, 5, 7, 8, 10, 13, 14];

/** Whether SQLite failed because of the content of a file. */
export function isUnreadable(error: unknown): error is Error {
  const { errcode } = error as { readonly errcode?: number };
  // The low byte is the primary error code.
  return errcode !== undefined && !NOT_OF_CONTENT.includes(errcode & 0xff);
}

/**
 * Whether a newer version has migrated a database so far that this one cannot use it. Does not change it.
 * @returns why, in a few words; null if this version can use it
 */
export function whySqliteTooNew(database: DatabaseSync): string | null {
  return isOurs(database) ? whyTooNew(schemaOf(database), SQLITE_KNOWN) : null;
}

/**
 * Checks a database without changing it: its version, its structure, and all rows but the logs of ended tables and
 * ratings that have changed since.
 * @returns why it cannot be used, in a few words; null if it can
 * @throws Error if SQLite cannot read it
 */
export function whyUnusable(database: DatabaseSync): string | null {
  if (!isOurs(database)) return 'it is not a database of this game';
  const newer = whySqliteTooNew(database);
  if (newer !== null) return newer;
  if (numberOf(database, 'PRAGMA user_version') !== schemaOf(database).done) return 'its schema number is damaged';
  if (numberOf(database, `SELECT schema_crc = ${SCHEMA_CRC} FROM upkeep`) !== 1)
    return 'its table definitions are damaged';
  const found = Object.values(database.prepare('PRAGMA integrity_check(1)').get() ?? {})[0];
  if (found !== 'ok') return String(found);
  const damaged = summedIn(database).find((table) => numberOf(database, countDamaged(table)) > 0);
  return damaged ? `a row of "${damaged.name}" is damaged` : null;
}

const isOurs = (database: DatabaseSync): boolean => numberOf(database, 'PRAGMA application_id') === APPLICATION_ID;

function schemaOf(database: DatabaseSync): Schema {
  const isNoted = numberOf(database, "SELECT count(*) FROM sqlite_schema WHERE name = 'migrations'") > 0;
  if (!isNoted) return { done: 1, needs: 0 };
  return {
    done: numberOf(database, 'SELECT count(*) FROM migrations'),
    needs: numberOf(database, 'SELECT max(needs) FROM migrations'),
  };
}

/** A table whose rows have a CRC-32, and the columns it covers. */
interface Summed {
  readonly name: string;
  readonly columns: string;
}

/** Reads these tables from the database's own definitions, since a newer version may have changed them. */
const summedIn = (database: DatabaseSync): readonly Summed[] =>
  database
    .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'table'")
    .all()
    .flatMap(({ name, sql }) => {
      const columns = /\bcrc INTEGER NOT NULL AS \(crc32\(([\w, ]+)\)\) STORED/.exec(String(sql))?.[1];
      return columns === undefined ? [] : [{ name: String(name), columns }];
    });

/** The rows that are checked where not all are. The others are most of the rows, and nobody opens or reads them. */
const CHECKED: Readonly<Record<string, string>> = {
  lines: 'tables JOIN lines ON table_id = id AND ended_at IS NULL',
  rating_changes: '(SELECT * FROM rating_changes WHERE standing IS NOT NULL) AS rating_changes',
};

const countDamaged = ({ name, columns }: Summed): string =>
  `SELECT count(*) FROM ${CHECKED[name] ?? name} WHERE ${name}.crc <> crc32(${columns})`;
