import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Random } from '#engine';
import { findPostgres, findRedis, startPostgres, startRedis } from '../../server/cli/programs.ts';
import type { Database } from '../../server/store/database.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { type ServerProcess, startProcess } from '../support/server/process.ts';
import type { ChaosTally } from './tally.ts';

/** A server under test: one process or several, any of which may be replaced. */
export interface ChaosServers {
  /** Whether some of its processes run another version, in which a deal may score otherwise. */
  readonly hasOtherVersions?: boolean;
  /** The addresses clients connect to at the moment. */
  readonly addresses: () => readonly string[];
  /**
   * Ends one of its processes. Resolves when another has replaced it.
   * @param tally the counts of the run so far
   */
  killOne(chance: Random, tally: ChaosTally): Promise<void>;
  /** Errors the processes have logged. Hostile messages must not cause any. */
  readonly logged: () => readonly string[];
  /** Stops the server in an orderly way and opens its database. */
  close(): Promise<Database>;
  /** Removes everything, whatever state the server is in. */
  clear(): Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

/** How processes are replaced. */
export interface Replacement {
  /** Chooses one of this many processes, the one that has run longest first. */
  readonly pick: (chance: Random, processes: number) => number;
  readonly end: (process: ServerProcess) => Promise<void>;
  /** Additions to the environment of the process that takes its place; `number` counts replacements from 0. */
  readonly next: (number: number, processes: number) => Environment;
  readonly hasOtherVersions?: boolean;
}

/** Any process is killed, and the same program started again. */
export const KILLED: Replacement = {
  pick: (chance, processes) => chance.below(processes),
  end: (process) => process.kill(),
  next: () => ({}),
};

const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'chaos-'));

/** Starts `count` processes with the same environment. */
async function openProcesses(
  count: number,
  env: Environment,
  { pick, end, next, hasOtherVersions = false }: Replacement,
  open: () => Promise<Database>,
) {
  const start = (port = '0', more: Environment = {}): Promise<ServerProcess> =>
    startProcess({ PORT: port, ...env, ...more }, 'quick');
  const running = await Promise.all(Array.from({ length: count }, () => start()));
  const ever = [...running];
  let replaced = 0;
  return {
    hasOtherVersions,
    addresses: () => running.map(({ address }) => address),
    killOne: async (chance: Random) => {
      const [old] = running.splice(pick(chance, count), 1) as [ServerProcess];
      await end(old);
      const another = await start(new URL(old.address).port, next(replaced++, count));
      running.push(another);
      ever.push(another);
    },
    logged: () => ever.flatMap(({ logged }) => logged),
    close: async () => {
      const codes = await Promise.all(running.splice(0).map((process) => process.stop()));
      if (codes.some((code) => code !== 0)) throw new Error(`processes ended with ${codes}`);
      return open();
    },
    clear: async () => void (await Promise.all(running.splice(0).map((process) => process.kill()))),
  } satisfies ChaosServers;
}

/** Runs `use` with a single process, which holds the seat of a lost connection for one second only. */
export async function withProcess<Value>(use: (server: ServerProcess) => Promise<Value>): Promise<Value> {
  const folder = temporaryFolder();
  const server = await startProcess({ PORT: '0', DATA_DIR: folder, SEAT_TIMEOUT: '1000' }, 'quick');
  try {
    return await use(server);
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true });
  }
}

/** One process with its own data folder. */
export async function oneProcess(replacement = KILLED): Promise<ChaosServers> {
  const folder = temporaryFolder();
  const server = await openProcesses(1, { DATA_DIR: folder }, replacement, () => openSqlite(folder));
  // While it is down, clients keep trying its address.
  const [address] = server.addresses() as [string];
  return {
    ...server,
    addresses: () => [address],
    clear: async () => {
      await server.clear();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Several processes with their own Redis and PostgreSQL. */
export async function severalProcesses(count: number, replacement = KILLED): Promise<ChaosServers> {
  const folder = temporaryFolder();
  const redis = await startRedis(findRedis() as string);
  const postgres = await startPostgres(findPostgres() as string, folder);
  const env = { REDIS_URL: redis.url, DATABASE_URL: postgres.url };
  const server = await openProcesses(count, env, replacement, () => openPostgres(postgres.url, () => undefined));
  return {
    ...server,
    clear: async () => {
      await server.clear();
      await Promise.all([redis.stop(), postgres.stop()]);
      rmSync(folder, { recursive: true });
    },
  };
}
