import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RuleSet } from '#engine';
import { parseRules, storedRules } from '#rules';
import { findPostgres, startPostgres } from '../../server/cli/clusterPrograms.ts';
import { Guests } from '../../server/identity/guests.ts';
import { openTokens } from '../../server/identity/tokens.ts';
import { knownGuest } from '../../server/records/knownGuest.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { openStore } from '../../server/store/sqlStore.ts';
import type { Store } from '../../server/store/store.ts';
import type { TableOrder } from '../../server/tables.ts';
import { entropyFrom } from '../support/entropy.ts';
import { momentsOf, type ReleaseMoment } from './moments.ts';
import { GUESTS, type PlayedTable } from './playTable.ts';

/** A table in the database: a recorded game at one of its moments. */
interface Row extends ReleaseMoment {
  readonly code: string;
  readonly rules: string;
  /** The table was closed, so that nobody can return to it. */
  readonly isEnded: boolean;
}

/** A person at these tables, with the secrets their device stores. */
interface Guest {
  readonly name: string;
  readonly id: string;
  readonly token: string;
  readonly recoveryCode: string;
}

/** The people and tables in a database. */
export interface Content {
  readonly people: readonly Guest[];
  readonly tables: readonly Row[];
}

/** Stores these tables in a PostgreSQL as the server does, and dumps it as SQL. */
export async function postgresDump(tables: readonly PlayedTable[]): Promise<Content & { readonly sql: string }> {
  const programs = findPostgres();
  if (!programs) throw new Error('recording a release needs PostgreSQL');
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  const service = await startPostgres(programs, folder);
  try {
    const content = await keepAll(openStore(await openPostgres(service.url, () => undefined)), tables);
    const sql = execFileSync(join(programs, 'pg_dump'), ['--inserts', '--no-owner', service.url], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    // Drops psql's own commands, so that any client can run the SQL.
    return { sql: sql.replaceAll(/^\\.*\n/gm, ''), ...content };
  } finally {
    await service.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Stores these tables in a data folder as the server does, and returns its database. */
export async function sqliteFile(tables: readonly PlayedTable[]): Promise<Content & { readonly file: Buffer }> {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    const content = await keepAll(openStore(await openSqlite(folder)), tables);
    return { file: readFileSync(join(folder, 'tables.sqlite')), ...content };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Stores the first table at each of its moments and once more closed, and the others at one moment. */
async function keepAll(store: Store, tables: readonly PlayedTable[]): Promise<Content> {
  const content = { people: await keepPeople(store), tables: await keepTables(store, tables) };
  await store.close();
  return content;
}

async function keepPeople(store: Store): Promise<readonly Guest[]> {
  const entropy = entropyFrom('guests');
  const tokens = openTokens(await store.secret('tokens', entropy()));
  const issuer = new Guests(tokens, store, entropy, (guest) => knownGuest(store, guest));
  await store.block(GUESTS[0].id, 'c'.repeat(32), true);
  const guests: Guest[] = [];
  for (const { id, name } of GUESTS) {
    const token = await tokens.sign(id);
    const made = await issuer.answer({ want: 'recoveryCode', version: 0, token });
    if (!made.ok || !('recoveryCode' in made.value)) throw new Error('no recovery code');
    guests.push({ name, id, token, recoveryCode: made.value.recoveryCode });
  }
  return guests;
}

async function keepTables(store: Store, tables: readonly PlayedTable[]): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const keep = async (
    order: TableOrder,
    { entries }: PlayedTable,
    moment: ReleaseMoment,
    isEnded: boolean,
  ): Promise<void> => {
    await store.create(order, storedRules(parseRules(order.rules) as RuleSet));
    await store.append(
      entries.slice(0, moment.lines).map((entry, number) => ({ table: order.id, number, entry: own(entry, order) })),
    );
    if (isEnded) await store.end(order.id);
    rows.push({ code: order.code, rules: order.rules, isEnded, ...moment });
  };
  for (const [index, table] of tables.entries()) {
    const moments = momentsOf(table);
    const kept = index === 0 ? moments : [moments[index % moments.length] as ReleaseMoment];
    for (const [place, moment] of kept.entries()) await keep(orderFor(table, place), table, moment, false);
    if (index === 0) await keep(orderFor(table, kept.length), table, moments.at(-1) as ReleaseMoment, true);
  }
  return rows;
}

/** The order for a copy of a table, with its own id and code. */
const orderFor = ({ order }: PlayedTable, place: number): TableOrder =>
  place === 0
    ? order
    : { ...order, id: order.id.slice(0, -1) + place, code: order.code.slice(0, -1) + 'BCDFGH'[place - 1] };

const own = (entry: PlayedTable['entries'][number], { id, code }: TableOrder) =>
  entry.type === 'opened' ? { ...entry, id, code } : entry;
