import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Front, openFront } from '../../../server/cli/clusterFront.ts';
import { findPostgres, findRedis, startPostgres, startRedis } from '../../../server/cli/programs.ts';
import { type ServerProcess, startProcess } from './process.ts';

/** A proxy in front of the processes. */
export interface ClusterProxy extends Front {
  /** Forwards new connections to these processes in turn from now on. */
  leadTo(...processes: readonly ServerProcess[]): void;
}

/** Server processes with their own Redis and PostgreSQL. */
export interface TestCluster {
  readonly databaseUrl: string;
  start(): Promise<ServerProcess>;
  proxyTo(...processes: readonly ServerProcess[]): Promise<ClusterProxy>;
  stopRedis(): Promise<void>;
  startRedis(): Promise<void>;
  close(): Promise<void>;
}

export async function openTestCluster(): Promise<TestCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'));
  const program = findRedis() as string;
  let redis = await startRedis(program);
  const database = await startPostgres(findPostgres() as string, folder);
  const env = { PORT: '0', LOG_LEVEL: 'fatal', REDIS_URL: redis.url, DATABASE_URL: database.url };
  const processes = new Set<ServerProcess>();
  const proxies = new Set<ClusterProxy>();
  return {
    databaseUrl: database.url,
    async start() {
      const process = await startProcess(env);
      processes.add(process);
      return process;
    },
    async proxyTo(...first) {
      let all = first;
      const front = await openFront(0, () => all.map(({ address }) => Number(new URL(address).port)));
      const leadTo = (...others: readonly ServerProcess[]): void => {
        all = others;
      };
      const proxy = { ...front, leadTo };
      proxies.add(proxy);
      return proxy;
    },
    stopRedis: () => redis.stop(),
    async startRedis() {
      redis = await startRedis(program, { port: Number(new URL(redis.url).port) });
    },
    async close() {
      for (const proxy of proxies) proxy.close();
      await Promise.all([...processes].map((process) => process.kill()));
      await Promise.all([redis, database].map((service) => service.stop()));
      rmSync(folder, { recursive: true });
    },
  };
}
