import { join } from 'node:path';
import type { Tempo } from '#table';

/** What an operator can configure. Nothing here can fix a deal, show a hand or stop a clock. */
export interface Config {
  /** 0 for any free one. */
  readonly port: number;
  /** The address to listen on; undefined for all. */
  readonly host: string | undefined;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** A PostgreSQL to store the tables in; without one they are stored in `dataFolder`. */
  readonly databaseUrl: string | undefined;
  /** A Redis through which several processes know each other; without one there is one process. */
  readonly redisUrl: string | undefined;
  /** Where the other processes reach this one, `host:port`; detected if undefined. */
  readonly clusterAddress: string | undefined;
  readonly dataFolder: string;
  /** How many proxies of the operator are in front of us; we trust their headers on addresses and host names. */
  readonly proxies: number;
  /** Signs the guests' tokens; without one the server generates and stores one. */
  readonly tokenSecret: string | undefined;
  /** Opens the metrics; without one nobody sees them. */
  readonly metricsToken: string | undefined;
  /** Opens the framework's monitor; without one nobody sees it. */
  readonly adminToken: string | undefined;
  /** The folder of the built page. */
  readonly pageFolder: string;
}

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;
const DEFAULT_PORT = 2567;
const MOST_PROXIES = 9;
const HOST_AND_PORT = /^(?:[\w.-]+|\[[\da-f:.]+\]):\d+$/i;
const SHORTEST_TOKEN = 16;
const SHORTEST_SECRET = 32;

/** How long things take at our tables, in ms, except people's turns (`TURN_TIMES`). */
export const TEMPO: Tempo = {
  window: 5_000,
  next: 20_000,
  bot: 900,
  deal: 1_600,
  grace: 15_000,
  graceWithoutClock: 120_000,
  fill: 500,
};

/** How long a seat is kept for somebody who is not there, in ms of the server clock. */
export interface Timeouts {
  /** For somebody on the way from the lobby. */
  readonly hold: number;
  /** For somebody disconnected from a waiting table. */
  readonly waiting: number;
  /** For somebody disconnected from a game. */
  readonly playing: number;
}

/** How long seats are kept at our tables. */
export const TIMEOUTS: Timeouts = { hold: 8_000, waiting: 60_000, playing: 600_000 };

/**
 * Reads the configuration from the environment: PORT, HOST, LOG_LEVEL, DATABASE_URL, DATA_DIR, REDIS_URL, CLUSTER_ADDRESS,
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

/** @throws RangeError when it is no host and port */
function reachedAt(address: string | undefined): string | undefined {
  const isOne = address === undefined || (HOST_AND_PORT.test(address) && URL.canParse(`http://${address}`));
  if (!isOne) throw new RangeError(`CLUSTER_ADDRESS must be a host and its port, as in 10.0.0.11:2567, not ${address}`);
  return address;
}

/** @throws RangeError when it is too short; the message does not repeat it */
function secretIn(env: Readonly<Record<string, string | undefined>>, name: string, shortest: number) {
  const secret = env[name] || undefined;
  if (secret && secret.length < shortest) throw new RangeError(`${name} must be of ${shortest} characters or more`);
  return secret;
}
