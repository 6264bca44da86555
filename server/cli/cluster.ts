// A trial cluster: two processes behind one address, with a Redis and a PostgreSQL. Kill a process to see it fail over.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRedis, Registry } from '../cluster/registry.ts';
import { buildClient } from './buildClient.ts';
import { openFront, portsIn } from './clusterFront.ts';
import {
  findPostgres,
  findRedis,
  SERVER,
  type Service,
  type SpawnedServer,
  spawnServer,
  startPostgres,
  startRedis,
} from './programs.ts';

const PROCESS_COUNT = 2;
const PORT = Number(process.env.PORT || 2567);

const MISSING =
  'This needs redis-server and PostgreSQL. On Debian: apt-get install redis-server postgresql. Or set REDIS_URL and DATABASE_URL';

const folder = mkdtempSync(join(tmpdir(), 'cluster-'));
const services: Service[] = [];
const servers = new Map<number, SpawnedServer>();
let isEnding = false;

/** The given URL, or that of a newly started service, which is stopped at the end. */
async function urlOf(given: string | undefined, start: () => Promise<Service>): Promise<string> {
  if (given) return given;
  const service = await start();
  services.push(service);
  return service.url;
}

async function findServices(): Promise<Readonly<Record<'REDIS_URL' | 'DATABASE_URL', string>>> {
  const [redis, postgres] = [findRedis(), findPostgres()];
  const { REDIS_URL, DATABASE_URL } = process.env;
  if ((!REDIS_URL && !redis) || (!DATABASE_URL && !postgres)) throw new Error(MISSING);
  return {
    REDIS_URL: await urlOf(REDIS_URL, () => startRedis(redis ?? '', { isApart: true })),
    DATABASE_URL: await urlOf(DATABASE_URL, () => startPostgres(postgres ?? '', folder, { isApart: true })),
  };
}

/** Starts a server process, and a replacement whenever it ends. */
async function keepRunning(place: number, env: Readonly<Record<string, string>>): Promise<void> {
  const server = await spawnServer({ HOST: '127.0.0.1', PORT: '0', ...env }, SERVER, { isApart: true });
  servers.set(place, server);
  console.log(`Process ${server.child.pid} listens at ${server.address}`);
  server.child.stdout?.pipe(process.stdout);
  server.child.stderr?.pipe(process.stderr);
  server.child.once('exit', () => {
    servers.delete(place);
    if (isEnding) return;
    console.log(`Process ${server.child.pid} ended; starting another one.`);
    void keepRunning(place, env).catch(fail);
  });
}

async function end(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  const ended = [...servers.values()].map(({ child }) => once(child, 'exit'));
  for (const { child } of servers.values()) child.kill('SIGTERM');
  await Promise.all(ended);
  await Promise.all(services.map((service) => service.stop()));
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  void end(1);
}

async function start(): Promise<void> {
  if (await buildClient()) console.log('Page built.');
  const env = { LOG_LEVEL: 'warn', ...(await findServices()) };
  await Promise.all(Array.from({ length: PROCESS_COUNT }, (_, place) => keepRunning(place, env)));
  const ports = () => [...servers.values()].map(({ address }) => Number(new URL(address).port));
  const front = await openFront(PORT, ports, portsIn(new Registry(openRedis(env.REDIS_URL), () => '')));
  console.log(`Crazy Rummy is ready on ${PROCESS_COUNT} processes: ${front.address}`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(0));
start().catch(fail);
