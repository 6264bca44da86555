import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { delimiter } from 'node:path';
import { Client } from 'pg';
import { createOwn, replace } from './durableFiles.ts';
import { APPLICATION } from './postgres.ts';

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
 * @throws Error with a one-line message if a server uses the database, or `pg_restore` is not installed or fails
 */
export async function restorePostgres(url: string, file: string, programs: string | undefined): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}`);
  if (await isInUse(url)) throw new Error('A server is using the database of DATABASE_URL. Stop all servers first');
  const whole = ['--single-transaction', '--clean', '--if-exists', '--no-owner'];
  run('pg_restore', [...whole, `--dbname=${withoutPassword(url)}`, file], url, programs);
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

function run(program: string, words: readonly string[], url: string, programs: string | undefined): void {
  const all = program === 'pg_dump' ? [...words, `--dbname=${withoutPassword(url)}`] : words;
  const path = [process.env.PATH, programs].join(delimiter);
  // A command's arguments are visible to every user of the machine, its environment is not.
  const env = { ...process.env, PATH: path, PGPASSWORD: decodeURIComponent(new URL(url).password) };
  const { error, status, stderr } = spawnSync(program, all, { env, encoding: 'utf8' });
  if (error) throw new Error(`${program} is not installed. It is one of PostgreSQL's client programs`);
  if (status !== 0) throw new Error(`${program} failed: ${stderr.trim().split('\n')[0]}`);
}

function withoutPassword(url: string): string {
  const bare = new URL(url);
  bare.password = '';
  return bare.href;
}
