import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { type Logger, pino } from 'pino';
import { LEVELS, thinkAtLevel } from '#bots';
import { TURN_TIMES } from '#table';
import { Alarms } from './alarms.ts';
import { appPartsOf } from './appParts.ts';
import { BotThreads } from './bots/botThreads.ts';
import { type Membership, NO_CLUSTER, ownAddress } from './cluster/membership.ts';
import { type Config, TEMPO, TIMEOUTS } from './config.ts';
import type { Host, ServerContext } from './context.ts';
import { openDailyDeals } from './daily/dailyDeals.ts';
import { closeGameServer, createHttp, listen, openGameServer } from './gameServer.ts';
import { Converter } from './games/converter.ts';
import { eraseUnknown } from './games/erasing.ts';
import { GameArchive } from './games/gameArchive.ts';
import { makeApp } from './http/app.ts';
import { guardRequests } from './http/guards.ts';
import { openTokens } from './lobby/guests.ts';
import { NO_METRICS, type PrintableMetrics } from './metrics.ts';
import { Rivals } from './ratings/rivals.ts';
import type { Database } from './store/database.ts';
import { Journal } from './store/journal.ts';
import { openSqlite } from './store/sqlite.ts';
import { openStore } from './store/sqlStore.ts';
import { keepTidy } from './store/tidying.ts';

/** A running server. */
export interface RunningServer {
  /** The URL to open, such as `http://localhost:2567`. */
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Starts the page and the game on one port.
 * @throws the system's error if the port is not available: `code` is EADDRINUSE or EACCES
 */
export async function startServer(config: Config, host: Partial<Host> = {}): Promise<RunningServer> {
  const log = openLog(config.logLevel, host.log);
  const clock = host.clock ?? performance;
  // A machine may start with a wrong date, and its clock may be set at any time.
  const calendar = host.calendar ?? host.clock ?? { now: () => Date.now() };
  const entropy = host.entropy ?? (() => randomBytes(32).toString('hex'));
  const tables: ServerContext['tables'] = new Map();
  const metrics = await metricsOf(config, tables);
  const membership = await membershipOf(config, tables, log);
  const store = host.store ?? openStore(await openDatabase(config, log));
  const bots = new BotThreads({ log, meters: metrics ?? NO_METRICS });
  const { think: thinker } = bots;
  const times = { tempo: TEMPO, turnTimes: TURN_TIMES, timeouts: TIMEOUTS };
  const real: Host = { clock, calendar, entropy, think: thinkAtLevel, levels: LEVELS, thinker, ...times, log, store };
  const journal = new Journal(store, (error) => log.error(error, 'store failed'), (metrics ?? NO_METRICS).linesStored);
  const archive = new GameArchive({ store, journal, entropy, log }, new Converter());
  const common = {
    journal,
    archive,
    rivals: new Rivals(calendar),
    metrics: metrics ?? NO_METRICS,
    alarms: new Alarms(clock),
    ending: new Map(),
    tables,
    cluster: membership.cluster,
    daily: openDailyDeals({ calendar, entropy, store }),
  };
  const context: ServerContext = { ...real, ...host, log, store, ...common };
  const http = createHttp();
  const game = await openGameServer(http, context, config.proxies, membership);
  let isOpen = true;
  const tokens = openTokens(config.tokenSecret ?? (await store.secret('tokens', entropy())));
  const parts = await appPartsOf(context, config, tokens, metrics, () => isOpen);
  guardRequests(http, makeApp(parts), {
    clock,
    proxies: config.proxies,
    warn: () => log.warn(UNTRUSTED_PROXY),
  });
  await listen(http, config, log).catch(async (error: unknown) => {
    await membership.close();
    await store.close();
    throw error;
  });
  const { port } = http.address() as AddressInfo;
  await membership.begin(config.clusterAddress ?? ownAddress(config.host, port));
  const stopLogging = logFaults(log);
  const stopTidying = keepTidy(context, async () => {
    await archive.sweep();
    await eraseUnknown(context);
  });
  log.info(startLine(config, port), 'server listening');
  const close = async (): Promise<void> => {
    isOpen = false;
    parts.openTables.close();
    await closeGameServer(http, game, context).finally(stopLogging);
    await membership.close();
    await bots.close();
    await archive.close();
    await stopTidying();
    await store.close();
    log.info('server closed');
  };
  return { address: `http://${config.host ?? 'localhost'}:${port}`, close };
}

const UNTRUSTED_PROXY =
  'X-Forwarded-For is ignored, so that all players behind a proxy share one limit: set TRUST_PROXY (server/operation.md)';

/** The configuration for the log, without secrets. */
const startLine = (config: Config, port: number) => ({
  port,
  host: config.host,
  logLevel: config.logLevel,
  store: config.databaseUrl === undefined ? 'folder' : 'PostgreSQL',
  processes: config.redisUrl === undefined ? 'one' : 'several',
  proxies: config.proxies,
  publicUrl: config.publicUrl,
  metrics: config.metricsToken !== undefined,
  admin: config.adminToken !== undefined,
});

// The libraries for Redis, PostgreSQL and metrics take memory, and most servers use none: they are imported on use.

async function metricsOf({ metricsToken }: Config, tables: ServerContext['tables']): Promise<PrintableMetrics | null> {
  if (metricsToken === undefined) return null;
  const { openMetrics } = await import('./prometheus.ts');
  return openMetrics(tables);
}

async function membershipOf(
  { redisUrl, proxies }: Config,
  tables: ServerContext['tables'],
  log: Logger,
): Promise<Membership> {
  if (redisUrl === undefined) return NO_CLUSTER;
  const { openCluster } = await import('./cluster/redisCluster.ts');
  return openCluster(redisUrl, tables, log, proxies);
}

/** Opens the operator's PostgreSQL, or a SQLite file in the data folder. */
async function openDatabase({ databaseUrl, dataFolder }: Config, log: Logger): Promise<Database> {
  if (databaseUrl === undefined) return openSqlite(dataFolder);
  const { openPostgres } = await import('./store/postgres.ts');
  return openPostgres(databaseUrl, (error) => log.error(error, 'database connection lost'));
}

/** The fields of an error that may be logged; others, such as a failed query, may contain secrets. */
const loggedError = (error: unknown): unknown =>
  error instanceof Error ? { type: error.name, message: error.message, stack: error.stack } : { type: typeof error };

/**
 * The server's log, one JSON object per line. A line about a table has the table's id, never its code, a key, a card or
 * a secret.
 */
const openLog = (level: string, log: Logger = pino({ level })): Logger =>
  log.child({}, { serializers: { err: loggedError } });

/**
 * Logs uncaught errors instead of letting them end the process and all its tables: a failing room closes alone, and any
 * other uncaught error affects a single request.
 * @returns a function that stops logging them
 */
function logFaults(log: Logger): () => void {
  const report = (error: unknown): void => log.fatal({ err: error }, 'unhandled error');
  process.on('unhandledRejection', report);
  process.on('uncaughtException', report);
  return () => {
    process.off('unhandledRejection', report);
    process.off('uncaughtException', report);
  };
}
