import { join } from 'node:path';
import type { Tempo } from '#table';

/** What an operator may choose. Nothing here can fix a deal, open a hand or stop a clock. */
export interface Config {
  /** 0 is any free one. */
  readonly port: number;
  /** The address to listen on; all of them unless told. */
  readonly host: string | undefined;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** A PostgreSQL to keep the tables in; without one they are kept in a folder. */
  readonly databaseUrl: string | undefined;
  /** A Redis through which several processes know of each other; without one there is one process. */
  readonly redisUrl: string | undefined;
  /** Where the other processes reach this one, `host:port`; found out unless told. */
  readonly clusterAddress: string | undefined;
  /** That folder. */
  readonly dataFolder: string;
  /** How many proxies of the operator's stand before us, whose word on addresses and names counts. */
  readonly proxies: number;
  /** What the tokens of guests are signed with; without one the server makes one for itself, once. */
  readonly tokenSecret: string | undefined;
  /** Whoever has it may see what is measured; nobody does without one. */
  readonly metricsToken: string | undefined;
  /** Whoever has it may look at the tables as the framework's monitor shows them; nobody does without one. */
  readonly adminToken: string | undefined;
  /** The built page. */
  readonly pageFolder: string;
}

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;
const DEFAULT_PORT = 2567;
const MOST_PROXIES = 9;
const HOST_AND_PORT = /^(?:[\w.-]+|\[[\da-f:.]+\]):\d+$/i;
const SHORTEST_TOKEN = 16;
const SHORTEST_SECRET = 32;

/** How long things take at a table of ours, in ms; a person's turn takes what its pace gives (`TURN_TIMES`). */
export const TEMPO: Tempo = {
  window: 5_000,
  next: 20_000,
  bot: 900,
  deal: 1_600,
  grace: 15_000,
  graceWithoutClock: 120_000,
  fill: 500,
};

/** How long a place is kept for somebody who is not there, in ms of the server clock. */
export interface Timeouts {
  /** For who is on the way from the lobby. */
  readonly hold: number;
  /** For who dropped out while people gather. */
  readonly waiting: number;
  /** For who dropped out of a game. */
  readonly playing: number;
}

/** How long places are held at our tables. */
export const TIMEOUTS: Timeouts = { hold: 8_000, waiting: 60_000, playing: 600_000 };

/**
 * The configuration from the environment: PORT, HOST, LOG_LEVEL, DATABASE_URL, DATA_DIR, REDIS_URL, CLUSTER_ADDRESS,
 * TRUST_PROXY, TOKEN_SECRET, METRICS_TOKEN, ADMIN_TOKEN.
 * @throws RangeError with one clear line when a value makes no sense
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const port = env.PORT ? Number(env.PORT) : DEFAULT_PORT;
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new RangeError(`PORT must be a whole number from 0 to 65535, not ${env.PORT}`);
  }
  const logLevel = LOG_LEVELS.find((level) => level === (env.LOG_LEVEL || 'info'));
  if (!logLevel) throw new RangeError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not ${env.LOG_LEVEL}`);
  const proxies = Number(env.TRUST_PROXY || 0);
  if (!Number.isInteger(proxies) || proxies < 0 || proxies > MOST_PROXIES) {
    throw new RangeError(
      `TRUST_PROXY must be the number of proxies before us, 0 to ${MOST_PROXIES}, not ${env.TRUST_PROXY}`,
    );
  }
  if (env.REDIS_URL && !env.DATABASE_URL) {
    throw new RangeError('REDIS_URL needs DATABASE_URL: several processes keep their tables in one PostgreSQL');
  }
  if (env.DATABASE_URL && !isPostgres(env.DATABASE_URL)) {
    throw new RangeError('DATABASE_URL must be a PostgreSQL, as in postgres://user:password@host/database');
  }
  const root = join(import.meta.dirname, '..');
  return {
    port,
    host: env.HOST || undefined,
    logLevel,
    databaseUrl: env.DATABASE_URL || undefined,
    redisUrl: env.REDIS_URL || undefined,
    clusterAddress: reachedAt(env.CLUSTER_ADDRESS || undefined),
    dataFolder: env.DATA_DIR || join(root, 'data'),
    proxies,
    tokenSecret: secretIn(env, 'TOKEN_SECRET', SHORTEST_SECRET),
    metricsToken: secretIn(env, 'METRICS_TOKEN', SHORTEST_TOKEN),
    adminToken: secretIn(env, 'ADMIN_TOKEN', SHORTEST_TOKEN),
    pageFolder: join(root, 'dist'),
  };
}

const isPostgres = (url: string): boolean =>
  URL.canParse(url) && ['postgres:', 'postgresql:'].includes(new URL(url).protocol);

/** @throws RangeError when nobody could be reached there */
function reachedAt(address: string | undefined): string | undefined {
  const isOne = address === undefined || (HOST_AND_PORT.test(address) && URL.canParse(`http://${address}`));
  if (!isOne) throw new RangeError(`CLUSTER_ADDRESS must be a host and its port, as in 10.0.0.11:2567, not ${address}`);
  return address;
}

/** @throws RangeError when it is too short to be one; it is not repeated there */
function secretIn(env: Readonly<Record<string, string | undefined>>, name: string, shortest: number) {
  const secret = env[name] || undefined;
  if (secret && secret.length < shortest) throw new RangeError(`${name} must be of ${shortest} characters or more`);
  return secret;
}
