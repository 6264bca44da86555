import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Redis } from 'ioredis';
import { type Front, openFront, portsIn } from '../../../server/cli/clusterFront.ts';
import { findPostgres, findRedis, type Service, startPostgres, startRedis } from '../../../server/cli/programs.ts';
import { openRedis, Registry } from '../../../server/cluster/registry.ts';
import { type Child, startChild } from '../server/child.ts';
import { cpuOf } from './processTime.ts';

/** The core of all server processes: the cost of a second one is measured, not its gain. */
const SERVER_CORE = 0;
const CROWD_CORE = 1;

/** A cluster as in production, with a crowd in front of it. */
export interface House {
  readonly servers: readonly Child[];
  readonly crowd: Child;
  /** The port of the proxy in front of the servers. */
  readonly port: number;
  /** CPU time used so far by each part, in ms. The proxy runs in this process. */
  cpu(): Cpu;
  /** The number of commands that Redis has executed. */
  commands(): Promise<number>;
}

export type Cpu = Readonly<Record<'servers' | 'redis' | 'postgres' | 'front', number>>;

/** The number of processes, and whether the proxy takes sockets to the process that has their table. */
export interface ClusterLayout {
  readonly processes: number;
  readonly isRouted: boolean;
}

/** Runs `work` with a cluster of this layout. */
export async function withCluster<Value>(
  { processes, isRouted }: ClusterLayout,
  work: (house: House) => Promise<Value>,
): Promise<Value> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const services: Service[] = [];
  const children: Child[] = [];
  let front: Front | null = null;
  let client: Redis | null = null;
  try {
    const redis = await startRedis(findRedis() as string);
    services.push(redis);
    const registered = openRedis(redis.url);
    client = registered;
    const postgres = await startPostgres(findPostgres() as string, folder);
    services.push(postgres);
    const env = { REDIS_URL: redis.url, DATABASE_URL: postgres.url, TRUST_PROXY: '1' };
    const start = async (file: string, core: number): Promise<Child> => {
      const child = await startChild(file, core, env);
      children.push(child);
      return child;
    };
    const servers: Child[] = [];
    for (let made = 0; made < processes; made++) servers.push(await start('gameServer.ts', SERVER_CORE));
    const crowd = await start('crowd.ts', CROWD_CORE);
    const registry = new Registry(registered, () => '');
    front = await openFront(0, () => servers.map(({ port }) => port), isRouted ? portsIn(registry) : undefined);
    const cpu = (): Cpu => {
      const { user, system } = process.cpuUsage();
      return {
        servers: servers.reduce((sum, { pid }) => sum + cpuOf(pid), 0),
        redis: cpuOf(redis.pid),
        postgres: cpuOf(postgres.pid),
        front: (user + system) / 1000,
      };
    };
    const port = Number(new URL(front.address).port);
    return await work({ servers, crowd, port, cpu, commands: () => commandsOf(registered) });
  } finally {
    await Promise.all(children.map((child) => child.end()));
    front?.close();
    client?.disconnect();
    await Promise.all(services.map((service) => service.stop()));
    rmSync(folder, { recursive: true });
  }
}

/** Counts what scripts execute, too. */
async function commandsOf(redis: Redis): Promise<number> {
  const text = await redis.info('commandstats');
  return [...text.matchAll(/calls=(\d+)/g)].reduce((sum, [, calls]) => sum + Number(calls), 0);
}
