import { join } from 'node:path';
import type { Tempo } from '#table';

/** The operator's settings. None of them can fix a deal, show a hand or stop a clock. */
export interface Config {
  /** 0 picks a free port. */
  readonly port: number;
  /** The address to listen on; undefined for all addresses. */
  readonly host: string | undefined;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** The PostgreSQL database for the tables; without it they are stored in `dataFolder`. */
  readonly databaseUrl: string | undefined;
  /** The Redis through which several processes coordinate; without it the server is a single process. */
  readonly redisUrl: string | undefined;
  /** The address at which the other processes reach this one, `host:port`; detected if undefined. */
  readonly clusterAddress: string | undefined;
  readonly dataFolder: string;
  /** The number of the operator's proxies in front of this server; their address and host headers are trusted. */
  readonly proxies: number;
  /** The origin at which players reach it, such as `https://cards.example`; undefined if unknown. */
  readonly publicUrl: string | undefined;
  /** The key that signs guests' tokens; without it the server generates and stores one. */
  readonly tokenSecret: string | undefined;
  /** The bearer token for `/metrics`; without it the path does not exist. */
  readonly metricsToken: string | undefined;
  /** The token for `/admin`, the framework's monitor; without it the path does not exist. */
  readonly adminToken: string | undefined;
  /** The folder of the built page. */
  readonly pageFolder: string;
}

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;
const DEFAULT_PORT = 2567;
const MAX_PROXIES = 9;
const HOST_AND_PORT = /^(?:[\w.-]+|\[[\da-f:.]+\]):\d+$/i;
const MIN_TOKEN_LENGTH = 16;
const MIN_SECRET_LENGTH = 32;

/** Timing at our tables, in ms, except people's turns (`TURN_TIMES`). */
export const TEMPO: Tempo = {
  window: 5_000,
  next: 20_000,
  bot: 900,
  deal: 1_600,
  botTimeout: 3_000,
  grace: 15_000,
  graceWithoutClock: 120_000,
  silence: 60_000,
  fill: 500,
  search: 10_000,
  shares: 1_000,
};

/** How long a seat is kept for an absent guest, in ms of the server clock. */
export interface Timeouts {
  /** For a guest on the way from the lobby. */
  readonly hold: number;
  /** For a player disconnected from a waiting table. */
  readonly waiting: number;
  /** For a player disconnected from a game. */
  readonly playing: number;
  /** For somebody to whose private table nobody comes; then it sleeps. */
  readonly alone: number;
}

/** How long seats are kept at our tables. */
export const TIMEOUTS: Timeouts = { hold: 8_000, waiting: 60_000, playing: 600_000, alone: 15 * 60_000 };

/**
 * Reads the configuration from the environment: PORT, HOST, LOG_LEVEL, DATABASE_URL, DATA_DIR, REDIS_URL,
 * CLUSTER_ADDRESS, TRUST_PROXY, PUBLIC_URL, TOKEN_SECRET, METRICS_TOKEN, ADMIN_TOKEN.
 * @throws RangeError with a one-line message if a value is invalid
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const port = env.PORT ? Number(env.PORT) : DEFAULT_PORT;
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new RangeError(`PORT must be a whole number from 0 to 65535, not ${env.PORT}`);
  }
  const logLevel = LOG_LEVELS.find((level) => level === (env.LOG_LEVEL || 'info'));
  if (!logLevel) throw new RangeError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not ${env.LOG_LEVEL}`);
  const proxies = Number(env.TRUST_PROXY || 0);
  if (!Number.isInteger(proxies) || proxies < 0 || proxies > MAX_PROXIES) {
    throw new RangeError(
      `TRUST_PROXY must be the number of proxies in front, 0 to ${MAX_PROXIES}, not ${env.TRUST_PROXY}`,
    );
  }
  if (env.REDIS_URL && !env.DATABASE_URL) {
    throw new RangeError('REDIS_URL needs DATABASE_URL: several processes share one PostgreSQL');
  }
  if (env.DATABASE_URL && !isPostgres(env.DATABASE_URL)) {
    throw new RangeError('DATABASE_URL must be a PostgreSQL address such as postgres://user:password@host/database');
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
    publicUrl: originIn(env.PUBLIC_URL || undefined),
    tokenSecret: secretIn(env, 'TOKEN_SECRET', MIN_SECRET_LENGTH),
    metricsToken: secretIn(env, 'METRICS_TOKEN', MIN_TOKEN_LENGTH),
    adminToken: secretIn(env, 'ADMIN_TOKEN', MIN_TOKEN_LENGTH),
    pageFolder: join(root, 'dist'),
  };
}

const isPostgres = (url: string): boolean =>
  URL.canParse(url) && ['postgres:', 'postgresql:'].includes(new URL(url).protocol);

/** @throws RangeError if it is not a host and port */
function reachedAt(address: string | undefined): string | undefined {
  const isOne = address === undefined || (HOST_AND_PORT.test(address) && URL.canParse(`http://${address}`));
  if (!isOne) throw new RangeError(`CLUSTER_ADDRESS must be a host and port such as 10.0.0.11:2567, not ${address}`);
  return address;
}

/** @throws RangeError if it is not the address of a site, without a path */
function originIn(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  const { protocol, origin, href } = URL.canParse(url) ? new URL(url) : { protocol: '', origin: '', href: '' };
  if (/^https?:$/.test(protocol) && href === `${origin}/`) return origin;
  throw new RangeError(`PUBLIC_URL must be the address of the site such as https://play.example.org, not ${url}`);
}

/** @throws RangeError if it is too short; the message does not contain the secret */
function secretIn(env: Readonly<Record<string, string | undefined>>, name: string, shortest: number) {
  const secret = env[name] || undefined;
  if (secret && secret.length < shortest) throw new RangeError(`${name} must have at least ${shortest} characters`);
  return secret;
}
