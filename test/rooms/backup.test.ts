import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findPostgres, startPostgres } from '../../server/cli/programs.ts';
import type { Database } from '../../server/store/database.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { actionsKept } from '../chaos/kept.ts';
import { until } from '../support/progress.ts';
import { annAndBen } from '../support/server/company.ts';
import { POSTGRES } from '../support/server/databases.ts';
import { type ServerProcess, startProcess } from '../support/server/process.ts';
import { playOn, type SteadyPlay } from '../support/server/steadyPlay.ts';
import { type Ended, runCommand } from '../support/tools/command.ts';

const TABLES = 6;
const BACKUPS = 2;

// Silences the framework's warnings about connections that break when the process ends.
beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const backUp = (name: string, env: Readonly<Record<string, string>>): Promise<Ended> =>
  runCommand(['server/cli/backup.ts', 'backup', join(folder, name)], env);
const restore = (name: string, env: Readonly<Record<string, string>>): Promise<Ended> =>
  runCommand(['server/cli/backup.ts', 'restore', join(folder, name)], env);

const acknowledgedAt = (plays: readonly SteadyPlay[]) => plays.map((play) => play.acknowledged());

/** Makes backups of a server under load; returns the number of actions acknowledged before each and at the end. */
async function backUpUnderLoad(server: ServerProcess, env: Readonly<Record<string, string>>) {
  const companies = await Promise.all(Array.from({ length: TABLES }, () => annAndBen(server.address)));
  const plays = companies.map(playOn);
  const before: (readonly number[])[] = [];
  for (let number = 0; number < BACKUPS; number++) {
    await until(
      'ten more answers at each table',
      () => plays.every((play) => play.acknowledged() >= 10 * (number + 1)),
      () => acknowledgedAt(plays),
    );
    before.push(acknowledgedAt(plays));
    expect(await backUp(`${number}`, env)).toMatchObject({ code: 0 });
  }
  await Promise.all(plays.map((play) => play.stop()));
  return { codes: plays.map(({ code }) => code), before, end: acknowledgedAt(plays) };
}

type Load = Awaited<ReturnType<typeof backUpUnderLoad>>;

/** Expects a backup to have every action acknowledged before it, and none that never happened. */
async function expectWhole({ codes, before, end }: Load, number: number, database: Database): Promise<void> {
  const actions = await actionsKept(database);
  for (const [table, code] of codes.entries()) {
    expect(actions.get(code)).toBeGreaterThanOrEqual(before[number]?.[table] as number);
    expect(actions.get(code)).toBeLessThanOrEqual(end[table] as number);
  }
}

test('backups of a folder under load contain every acknowledged action, and a server starts from them', async () => {
  const env = { DATA_DIR: join(folder, 'data') };
  const server = await startProcess({ PORT: '0', ...env }, 'quick');
  const load = await backUpUnderLoad(server, env);
  expect(await restore('0', env)).toMatchObject({ code: 1, said: expect.stringMatching(/^The data in \S+ is in use/) });
  expect(await server.stop()).toBe(0);
  for (let number = 0; number < BACKUPS; number++) {
    expect(statSync(join(folder, `${number}`)).mode & 0o777).toBe(0o600);
    expect(await restore(`${number}`, env)).toMatchObject({ code: 0 });
    await expectWhole(load, number, await openSqlite(env.DATA_DIR));
  }
  expect(readdirSync(env.DATA_DIR).filter((name) => name.startsWith('replaced-'))).toHaveLength(BACKUPS);
  const again = await startProcess({ PORT: '0', ...env }, 'quick');
  expect((await fetch(`${again.address}/readyz`)).status).toBe(200);
  expect(await again.stop()).toBe(0);
});

describe.skipIf(!POSTGRES.isHere)('a PostgreSQL database', () => {
  test('is restored completely from its backups, but not while a server uses it', async () => {
    const home = mkdtempSync(join(tmpdir(), 'postgres-'));
    const postgres = await startPostgres(findPostgres() as string, home);
    const env = { DATABASE_URL: postgres.url };
    const server = await startProcess({ PORT: '0', ...env }, 'quick');
    const load = await backUpUnderLoad(server, env);
    expect(await restore('0', env)).toEqual({ code: 1, said: expect.stringMatching(/^A server is using [^\n]+\n$/) });
    expect(await server.stop()).toBe(0);
    for (let number = 0; number < BACKUPS; number++) {
      expect(statSync(join(folder, `${number}`)).mode & 0o777).toBe(0o600);
      expect(await restore(`${number}`, env)).toMatchObject({ code: 0 });
      await expectWhole(load, number, await openPostgres(postgres.url, () => undefined));
    }
    await postgres.stop();
    rmSync(home, { recursive: true });
  });
});
