import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { delimiter } from 'node:path';
import { Client } from 'pg';
import { createOwn, replace } from './durableFiles.ts';
import { whyTooNew } from './migrations.ts';
import { APPLICATION } from './postgres.ts';
import { POSTGRES_KNOWN } from './postgresSchema.ts';

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
    run('pg_dump', ['--format=custom', `--file=${next}`], url, programs);
    replace(next, file);
  } finally {
    rmSync(next, { force: true });
  }
}

/**
 * Replaces the content of a database with a backup by `pg_restore`, completely or not at all.
 * @throws Error with a one-line message, with nothing changed, if a server uses the database, the file is no backup or
 *   of a version that is too new, or `pg_restore` is not installed or fails
 */
export async function restorePostgres(url: string, file: string, programs: string | undefined): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}`);
  if (await isInUse(url)) throw new Error('A server is using the database of DATABASE_URL. Stop all servers first');
  const why = whyNotRestored(run('pg_restore', ['--data-only', '--table=migrations', '--file=-', file], url, programs));
  if (why !== null) throw new Error(`${file} cannot be restored: ${why}`);
  const whole = ['--single-transaction', '--clean', '--if-exists', '--no-owner'];
  run('pg_restore', [...whole, `--dbname=${withoutPassword(url)}`, file], url, programs);
}

/**
 * Why a backup cannot be used by this version, in a few words; null if it can.
 * @param migrations its table `migrations` as printed by `pg_restore`: tab-separated rows under a line with the columns
 */
function whyNotRestored(migrations: string): string | null {
  const [, columns = '', rows = ''] = /^COPY \S+ \((.*)\) FROM stdin;\n([^\\]*)/m.exec(migrations) ?? [];
  const steps = rows.trimEnd().split('\n');
  if (columns === '') return 'it is not a backup of this game';
  const place = columns.split(', ').indexOf('needs');
  const needs = Math.max(...steps.map((row) => Number(row.split('\t')[place] ?? 0)));
  return whyTooNew({ done: steps.length, needs }, POSTGRES_KNOWN);
}

async function isInUse(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const sql = 'SELECT 1 FROM pg_stat_activity WHERE application_name = $1 AND datname = current_database()';
    return (await client.query(sql, [APPLICATION])).rows.length > 0;
  } finally {
    await client.end();
  }
}

function run(program: string, words: readonly string[], url: string, programs: string | undefined): string {
  const all = program === 'pg_dump' ? [...words, `--dbname=${withoutPassword(url)}`] : words;
  const path = [process.env.PATH, programs].join(delimiter);
  // A command's arguments are visible to every user of the machine, its environment is not.
  const env = { ...process.env, PATH: path, PGPASSWORD: decodeURIComponent(new URL(url).password) };
  const { error, status, stdout, stderr } = spawnSync(program, all, { env, encoding: 'utf8' });
  if (error) throw new Error(`${program} is not installed. It is one of PostgreSQL's client programs`);
  if (status !== 0) throw new Error(`${program} failed: ${stderr.trim().split('\n')[0]}`);
  return stdout;
}

function withoutPassword(url: string): string {
  const bare = new URL(url);
  bare.password = '';
  return bare.href;
}
