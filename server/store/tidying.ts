import type { Logger } from 'pino';
import type { Clock } from '#table';
import type { Alarms } from '../alarms.ts';
import type { Query } from './database.ts';
import type { Retention, Store, Tidied, Tidying } from './store.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How long the store keeps unused data. */
export const RETENTION: Retention = {
  ...{ untouched: 60 * DAY_MS, ended: 365 * DAY_MS, unplayed: DAY_MS, unseen: 400 * DAY_MS, games: 5 * 365 * DAY_MS },
};

/** After a longer downtime the clock is probably wrong; otherwise the operator knows better. */
const MAX_PLAUSIBLE_STOP_MS = 30 * DAY_MS;

/** The parts of a server that tidying needs. */
interface TidyContext {
  readonly store: Store;
  readonly clock: Clock;
  readonly calendar: Clock;
  readonly alarms: Alarms;
  readonly log: Logger;
}

/**
 * Tidies the store now and every hour. If a round fails, the next one makes up for it.
 *
 * The store ages by the time this process runs, and by at most a day for the time before it started, because the clock
 * may be wrong at start.
 *
 * If something was erased, the database's files are cleaned of its traces, too.
 * @param afterwards what else is due every hour
 * @returns a function that stops tidying, and resolves once the store is no longer used
 */
export function keepTidy(
  { store, clock, calendar, alarms, log }: TidyContext,
  afterwards: () => Promise<void> = async () => undefined,
): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  let tidiedAt: number | null = null;
  const tidy = async (): Promise<void> => {
    const now = Math.round(clock.now());
    const most = tidiedAt === null ? DAY_MS : Math.max(0, now - tidiedAt);
    const { ended, passed } = await store.tidy({ ...RETENTION, now: Math.round(calendar.now()), most });
    const isFirst = tidiedAt === null;
    tidiedAt = now;
    if (ended > 0) log.info({ tables: ended }, 'abandoned tables ended');
    if (isFirst && passed !== null && (passed < 0 || passed > MAX_PLAUSIBLE_STOP_MS)) {
      log.warn(
        { days: Math.round(passed / DAY_MS) },
        'the clock looks wrong: unlikely number of days since the store was last used',
      );
    }
    await afterwards();
    await store.vacuum();
  };
  const sleeper = {
    wake(): void {
      alarms.set(sleeper, clock.now() + HOUR_MS);
      last = tidy().catch((err) => log.error({ err }, 'store cleanup failed'));
    },
  };
  sleeper.wake();
  return async () => {
    alarms.set(sleeper, Number.POSITIVE_INFINITY);
    await last;
  };
}

/** The most rows that one statement changes, so that lines of running games do not wait long. */
const ROWS_PER_STATEMENT = 1_000;

/** Increases the store's age by the time since the last round, at least 0 and at most `$2`. */
const GROW = `UPDATE upkeep SET noted_at = CAST($1 AS bigint), age = age + CASE
  WHEN $1 - noted_at > $2 THEN CAST($2 AS bigint)
  WHEN $1 > noted_at THEN $1 - noted_at
  ELSE 0 END RETURNING age`;

const LAST_LINE = 'COALESCE((SELECT max(number) FROM lines WHERE table_id = tables.id), -1)';

/** Notes the age at which an open table got its last line. Found by comparison, so storing lines costs no more. */
const NOTE_TOUCHED = `UPDATE tables SET touched_age = $1, touched_line = ${LAST_LINE}
  WHERE ended_at IS NULL AND touched_line IS DISTINCT FROM ${LAST_LINE}`;

const END = `UPDATE tables SET ended_at = CURRENT_TIMESTAMP WHERE id IN (
  SELECT id FROM tables WHERE ended_at IS NULL AND touched_age <= $1 LIMIT ${ROWS_PER_STATEMENT}) RETURNING 1`;

const GAMES = "SELECT 1 FROM lines WHERE table_id = tables.id AND entry->>'type' = 'game'";

/** Notes the age at which an ended table is to be deleted. */
const NOTE_ENDED = `UPDATE tables
  SET forget_age = CASE WHEN EXISTS (${GAMES}) THEN CAST($1 AS bigint) ELSE CAST($2 AS bigint) END
  WHERE id IN (SELECT id FROM tables WHERE ended_at IS NOT NULL AND forget_age IS NULL LIMIT ${ROWS_PER_STATEMENT}) RETURNING 1`;

const DELETE_LINES = `DELETE FROM lines WHERE (table_id, number) IN (
  SELECT table_id, number FROM tables JOIN lines ON table_id = id WHERE forget_age <= $1 LIMIT ${ROWS_PER_STATEMENT}) RETURNING 1`;

const DELETE_TABLES = `DELETE FROM tables WHERE id IN (
  SELECT id FROM tables WHERE forget_age <= $1 AND NOT EXISTS (SELECT 1 FROM lines WHERE table_id = id)
  LIMIT ${ROWS_PER_STATEMENT}) RETURNING 1`;

const DELETE_GUESTS = `DELETE FROM guests WHERE id IN (
  SELECT id FROM guests WHERE seen_age <= $1 LIMIT ${ROWS_PER_STATEMENT}) RETURNING 1`;

const DELETE_BLOCKS = `DELETE FROM blocks WHERE (guest, other) IN (
  SELECT guest, other FROM blocks WHERE seen_age <= $1 LIMIT ${ROWS_PER_STATEMENT}) RETURNING 1`;

const DELETE_SITTINGS = `DELETE FROM sittings WHERE (guest, table_id) IN (
  SELECT guest, table_id FROM tables JOIN sittings ON table_id = id WHERE forget_age <= $1 LIMIT ${ROWS_PER_STATEMENT}) RETURNING 1`;

const NOTE_GAMES = `UPDATE games SET forget_age = $1 WHERE id IN (
  SELECT id FROM games WHERE forget_age IS NULL LIMIT ${ROWS_PER_STATEMENT}) RETURNING 1`;

const NOTE_DAILIES = `UPDATE dailies SET forget_age = $1 WHERE (day, guest) IN (
  SELECT day, guest FROM dailies WHERE forget_age IS NULL LIMIT ${ROWS_PER_STATEMENT}) RETURNING 1`;

const DELETE_DAILIES = `DELETE FROM dailies WHERE (day, guest) IN (
  SELECT day, guest FROM dailies WHERE forget_age <= $1 LIMIT ${ROWS_PER_STATEMENT}) RETURNING 1`;

const CHANGE = 'player, family, number';

/** Apart from the games, as there is no stored game of some rated ones. */
const NOTE_CHANGES = `UPDATE rating_changes SET forget_age = $1 WHERE (${CHANGE}) IN (
  SELECT ${CHANGE} FROM rating_changes WHERE forget_age IS NULL LIMIT ${ROWS_PER_STATEMENT}) RETURNING 1`;

const DELETE_CHANGES = `DELETE FROM rating_changes WHERE (${CHANGE}) IN (
  SELECT ${CHANGE} FROM rating_changes WHERE forget_age <= $1 LIMIT ${ROWS_PER_STATEMENT}) RETURNING 1`;

const OLD_GAMES = `SELECT id FROM games WHERE forget_age <= $1 ORDER BY forget_age, id LIMIT ${ROWS_PER_STATEMENT}`;

/** The parts of a game, deleted before the game itself. */
const DELETE_OF_GAMES = ['game_players', 'game_records'].map(
  (table) => `DELETE FROM ${table} WHERE game_id IN (${OLD_GAMES}) RETURNING 1`,
);

const DELETE_GAMES = `DELETE FROM games WHERE id IN (${OLD_GAMES}) RETURNING 1`;

/** Public ids of guests who have no stored and no rated game left. */
const OLD_PLAYERS = `SELECT id FROM players
  WHERE NOT EXISTS (SELECT 1 FROM game_players WHERE player = players.id)
    AND NOT EXISTS (SELECT 1 FROM rating_changes WHERE player = players.id) ORDER BY id LIMIT ${ROWS_PER_STATEMENT}`;

/** Their ratings, deleted before the ids themselves. */
const DELETE_OF_PLAYERS = [`DELETE FROM ratings WHERE player IN (${OLD_PLAYERS})`];

const DELETE_PLAYERS = `DELETE FROM players WHERE id IN (${OLD_PLAYERS}) RETURNING 1`;

/** Implements `Store.tidy`. If it is interrupted, the next round does the rest. */
export async function tidy(query: Query, tidying: Tidying): Promise<Tidied> {
  /** Repeats a statement until it changes no more rows; returns the number of rows changed. */
  const each = async (sql: string, ...ages: readonly number[]): Promise<number> => {
    let all = 0;
    for (;;) {
      const { length } = await query(sql, ages);
      all += length;
      if (length === 0) return all;
    }
  };
  const [[before] = []] = await query('SELECT noted_at FROM upkeep', []);
  const [[grown] = []] = await query(GROW, [tidying.now, tidying.most]);
  const age = Number(grown);
  await query(NOTE_TOUCHED, [age]);
  for (const table of ['guests', 'blocks']) {
    await query(`UPDATE ${table} SET seen_age = $1 WHERE seen_age IS NULL`, [age]);
  }
  const ended = await each(END, age - tidying.untouched);
  await each(NOTE_ENDED, age + tidying.ended, age + tidying.unplayed);
  await each(DELETE_LINES, age);
  await each(DELETE_SITTINGS, age);
  await each(DELETE_TABLES, age);
  await each(DELETE_GUESTS, age - tidying.unseen);
  await each(DELETE_BLOCKS, age - tidying.unseen);
  await each(NOTE_DAILIES, age + tidying.games);
  await each(DELETE_DAILIES, age);
  await each(NOTE_GAMES, age + tidying.games);
  await each(NOTE_CHANGES, age + tidying.games);
  const changes = await each(DELETE_CHANGES, age);
  const games = await deleteAll(query, DELETE_OF_GAMES, DELETE_GAMES, [age]);
  if (games + changes > 0) await deleteAll(query, DELETE_OF_PLAYERS, DELETE_PLAYERS, []);
  return { ended, passed: before === null ? null : tidying.now - Number(before) };
}

/** Deletes rows, some at a time, each with all its parts; returns their number. */
async function deleteAll(
  query: Query,
  parts: readonly string[],
  whole: string,
  ages: readonly number[],
): Promise<number> {
  let all = 0;
  for (;;) {
    for (const sql of parts) await query(sql, ages);
    const { length } = await query(whole, ages);
    all += length;
    if (length === 0) return all;
  }
}
