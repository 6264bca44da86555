import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { delimiter } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { FORMER, whyTooNew } from './database.ts';
import { createOwn, replace } from './durableFiles.ts';
import { APPLICATION_NAME, IS_FORMER, POSTGRES_KNOWN, POSTGRES_TABLES } from './postgres.ts';

/**
 * Copies a database to a new file with `pg_dump`, even while servers use it.
 * @param programs a folder to search after the PATH
 * @throws Error with a one-line message if the file exists, or `pg_dump` is not installed or fails
 */
export function backUpPostgres(url: string, file: string, programs: string | undefined): void {
  if (existsSync(file)) throw new Error(`${file} exists already. Choose another file`);
  const next = `${file}.next`;
  createOwn(next);
  try {
    run('pg_dump', ['--format=custom', `--file=${next}`, `--dbname=${withoutPassword(url)}`], url, programs);
    replace(next, file);
  } finally {
    rmSync(next, { force: true });
  }
}

/** The condition for the tables that the steps known to this version create. */
const OURS = `relname IN (${POSTGRES_TABLES.map((table) => `'${table}'`).join(', ')})`;

/**
 * Drops our tables. A newer version may have added tables, views and functions of any name; in a database that it has
 * migrated, everything in the schema goes, except what belongs to extensions. Nothing is dropped with CASCADE, which
 * could reach other schemas. In descending order of their kinds, each kind uses only later ones.
 */
const clear = (isNewer: boolean): string => `
DO $clear$
DECLARE
  command text;
BEGIN
  FOR command IN
    SELECT format('DROP %s %s', kind, string_agg(name, ', ')) FROM (
      SELECT tableoid, oid, relnamespace AS schema, oid::regclass::text AS name,
        CASE relkind WHEN 'v' THEN 'VIEW' ELSE 'TABLE' END AS kind
      FROM pg_class WHERE relkind IN ('v', 'r', 'p') AND (${isNewer} OR ${OURS})
      UNION ALL
      SELECT tableoid, oid, pronamespace, oid::regprocedure::text, 'ROUTINE' FROM pg_proc WHERE ${isNewer}
    ) AS one
    WHERE schema = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())
      AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = one.tableoid AND objid = one.oid AND deptype = 'e')
    GROUP BY kind ORDER BY kind DESC
  LOOP
    EXECUTE command;
  END LOOP;
END $clear$;
`;

/**
 * Replaces our tables with those of a backup, in one transaction: completely or not at all. Tables that later versions
 * added are dropped, so that the database can be migrated again. Other schemas stay as they are, also if the backup
 * contains them.
 * @param programs a folder to search for `pg_restore` and `psql` after the PATH
 * @throws Error with a one-line message, with nothing changed, if a server uses the database, the file is no backup or
 *   of a version that is too new, or `pg_restore` or `psql` is not installed or fails
 */
export async function restorePostgres(url: string, file: string, programs: string | undefined): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}`);
  const { isUsed, schema, isFormer, isNewer } = await lookInto(url);
  if (isUsed) throw new Error('A server is using the database of DATABASE_URL. Stop all servers first');
  if (schema === null) throw new Error('The database of DATABASE_URL has no schema for tables. Create it first');
  if (isFormer) throw new Error(`The database of DATABASE_URL cannot be replaced: ${FORMER}`);
  const ours = ['--file=-', `--schema=${schema}`, file];
  const listed = ['schema_steps', 'migrations'].map((table) => `--table=${table}`);
  const why = whyNotRestored(run('pg_restore', ['--data-only', ...listed, ...ours], url, programs), schema);
  if (why !== null) throw new Error(`${file} cannot be restored: ${why}`);
  await replay(clear(isNewer), ['--clean', '--if-exists', '--no-owner', ...ours], url, programs);
}

/**
 * Runs this SQL and then what `pg_restore` prints. `psql` runs it in a transaction that is committed only after
 * `pg_restore` has succeeded.
 */
async function replay(
  clearing: string,
  words: readonly string[],
  url: string,
  programs: string | undefined,
): Promise<void> {
  const env = environment(url, programs);
  const source = spawn('pg_restore', words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const quietly = ['--no-psqlrc', '--set=ON_ERROR_STOP=1', `--dbname=${withoutPassword(url)}`];
  const target = spawn('psql', quietly, { env, stdio: ['pipe', 'ignore', 'pipe'] });
  const printed = outcome('pg_restore', source);
  const stored = outcome('psql', target);
  let why: string | null = null;
  async function* script(): AsyncGenerator<string | Buffer> {
    yield `BEGIN;${clearing}`;
    yield* source.stdout;
    why = await printed;
    if (why === null) yield '\nCOMMIT;\n';
  }
  const broken = await pipeline(script, target.stdin).then(() => null, String);
  // A psql that fails or is missing breaks the pipe; its outcome tells why.
  source.kill();
  why ??= (await stored) ?? broken;
  if (why !== null) throw new Error(why);
}

/** Why a program failed, in one line; null if it succeeded. */
function outcome(program: string, child: ChildProcess): Promise<string | null> {
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(missing(program)));
    child.once('close', (status) => resolve(status === 0 ? null : failed(program, stderr)));
  });
}

/**
 * Why a backup cannot be used by this version, in a few words; null if it can.
 * @param printed its lists of migration steps as printed by `pg_restore`: tab-separated rows under a line with columns
 */
function whyNotRestored(printed: string, schema: string): string | null {
  const [, rows] = /^COPY \S+\.schema_steps \(step, needs\) FROM stdin;\n([^\\]*)/m.exec(printed) ?? [];
  if (rows === undefined)
    return /^COPY \S+\.migrations /m.test(printed) ? FORMER : `it has no tables of this game in the schema ${schema}`;
  const needs = rows
    .trimEnd()
    .split('\n')
    .map((row) => Number(row.split('\t')[1]));
  return whyTooNew({ done: needs.length, needs: Math.max(...needs) }, POSTGRES_KNOWN);
}

/** A database before a restore. */
interface Target {
  readonly isUsed: boolean;
  /** The schema of our tables: the one in which tables are created. */
  readonly schema: string | null;
  /** Whether one of the versions 0.1 to 0.4 wrote it. */
  readonly isFormer: boolean;
  /** Whether a newer version has migrated it. */
  readonly isNewer: boolean;
}

async function lookInto(url: string): Promise<Target> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const sql = `SELECT current_schema() AS schema, EXISTS (
      SELECT FROM pg_stat_activity WHERE application_name = $1 AND datname = current_database()
    ) AS "isUsed", ${IS_FORMER} AS "isFormer", to_regclass('schema_steps') IS NOT NULL AS "isOurs"`;
    const { rows: looks } = await client.query(sql, [APPLICATION_NAME]);
    const { isOurs, ...target } = looks[0];
    const { rows } = await client.query(`SELECT ${isOurs ? '(SELECT count(*) FROM schema_steps)' : 0} AS done`);
    return { ...target, isNewer: Number(rows[0].done) > POSTGRES_KNOWN };
  } finally {
    await client.end();
  }
}

function run(program: string, words: readonly string[], url: string, programs: string | undefined): string {
  const { error, status, stdout, stderr } = spawnSync(program, words, {
    env: environment(url, programs),
    encoding: 'utf8',
  });
  if (error) throw new Error(missing(program));
  if (status !== 0) throw new Error(failed(program, stderr));
  return stdout;
}

const missing = (program: string): string => `${program} is not installed. It is one of PostgreSQL's client programs`;

const failed = (program: string, stderr: string): string => `${program} failed: ${stderr.trim().split('\n')[0]}`;

/** A program's environment. It has the password, since every user of the machine can see a program's arguments. */
const environment = (url: string, programs: string | undefined): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [process.env.PATH, programs].join(delimiter),
  PGPASSWORD: decodeURIComponent(new URL(url).password),
});

function withoutPassword(url: string): string {
  const bare = new URL(url);
  bare.password = '';
  return bare.href;
}
