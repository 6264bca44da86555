import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Front, openFront } from '../../server/cli/clusterFront.ts';
import { findPostgres, findRedis, type Service, startPostgres, startRedis } from '../../server/cli/clusterPrograms.ts';
import { type SpawnedServer, spawnServer } from '../../server/cli/spawnServer.ts';
import { end } from './serverProcess.ts';

/** One of several processes. */
export interface Process extends SpawnedServer {
  /** Ends it on the spot, as a machine that dies does. */
  kill(): Promise<void>;
  /** Asks it to end; answers with what it ended with. */
  stop(): Promise<number | null>;
  /** Stops it as it stands, as a machine that is out of breath does. */
  pause(): void;
  wake(): void;
}

/** A way to the processes, as a proxy gives it. */
export interface Way extends Front {
  /** From now on it leads to these, in turn. */
  leadTo(...processes: readonly Process[]): void;
}

/** Processes with a Redis and a PostgreSQL of their own. */
export interface TestCluster {
  readonly databaseUrl: string;
  start(): Promise<Process>;
  wayTo(...processes: readonly Process[]): Promise<Way>;
  stopRedis(): Promise<void>;
  startRedis(): Promise<void>;
  close(): Promise<void>;
}

export async function openCluster(): Promise<TestCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'));
  const program = findRedis() as string;
  let redis = await startRedis(program);
  const database = await startPostgres(findPostgres() as string, folder);
  const env = { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'fatal', REDIS_URL: redis.url, DATABASE_URL: database.url };
  const processes = new Set<Process>();
  const ways = new Set<Way>();
  return {
    databaseUrl: database.url,
    async start() {
      const process = processOf(await spawnServer(env));
      processes.add(process);
      return process;
    },
    async wayTo(...first) {
      let all = first;
      const front = await openFront(0, () => all.map(({ address }) => Number(new URL(address).port)));
      const leadTo = (...others: readonly Process[]): void => {
        all = others;
      };
      const way = { ...front, leadTo };
      ways.add(way);
      return way;
    },
    stopRedis: () => redis.stop(),
    async startRedis() {
      redis = await startRedis(program, { port: Number(new URL(redis.url).port) });
    },
    async close() {
      for (const way of ways) way.close();
      await Promise.all([...processes].map((process) => process.kill()));
      await Promise.all([redis, database].map((service: Service) => service.stop()));
      rmSync(folder, { recursive: true });
    },
  };
}

function processOf(server: SpawnedServer): Process {
  const { child } = server;
  return {
    ...server,
    kill: async () => void (await end(child, 'SIGKILL')),
    stop: () => end(child, 'SIGTERM'),
    pause: () => void child.kill('SIGSTOP'),
    wake: () => void child.kill('SIGCONT'),
  };
}
