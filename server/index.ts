import { randomBytes } from 'node:crypto';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { Logger } from 'pino';
import { think } from '#bots';
import { no, type Result } from '#engine';
import { ENTRY_PATH, GUESTS_PATH, type Refusal, ROOM } from '#protocol';
import { TURN_TIMES } from '#table';
import { Alarms } from './alarms.ts';
import { ClusterFails } from './cluster/cluster.ts';
import { type Membership, openCluster } from './cluster/openCluster.ts';
import { ownAddress } from './cluster/ownAddress.ts';
import { type Config, TEMPO, TIMEOUTS } from './config.ts';
import type { Host, ServerContext } from './context.ts';
import { logFaults } from './faults.ts';
import { openAdmin } from './http/admin.ts';
import { type AppParts, type Endpoint, makeApp } from './http/app.ts';
import { guardSockets } from './http/guardSockets.ts';
import { OpenTableStream } from './http/openTableStream.ts';
import { Guests } from './identity/guests.ts';
import { openTokens, type Tokens } from './identity/tokens.ts';
import { Lobby } from './lobby/lobby.ts';
import { openTables } from './lobby/publicTables.ts';
import { LobbyTables } from './lobby/tables.ts';
import { openLog } from './logging.ts';
import { NO_METERS, type OpenMeters, openMeters } from './meters.ts';
import { readinessOf } from './readiness.ts';
import { BoundedSocket } from './rooms/line.ts';
import { readEntryCall, readGuestRequest } from './rooms/shapes.ts';
import { roomsOf } from './rooms/TableRoom.ts';
import type { Database } from './store/database.ts';
import { guardedStore, isStoreFailure } from './store/guardedStore.ts';
import { Journal } from './store/journal.ts';
import { openPostgres } from './store/postgres.ts';
import { openSqlite } from './store/sqlite.ts';
import { openStore } from './store/sqlStore.ts';
import { keepTidy } from './store/tidying.ts';

/** A server that runs. */
export interface RunningServer {
  /** Where to open it: `http://localhost:2567`. */
  readonly address: string;
  close(): Promise<void>;
}

const MAX_MESSAGE_BYTES = 8192;

/**
 * Each line is asked whether it is there, every so many ms, and cut when it has not answered by the next time: most of what a
 * thousand quiet tables cost. The system asks sooner (`KEEP_ALIVE`), and for nothing, but no farther than the next proxy.
 */
const PINGS = { pingInterval: 20_000, pingMaxRetries: 1 } as const;
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelay: 5_000 } as const;

/** How long, in ms, a line that we close is waited for until it has heard so: who does not read never does. */
const LINES = { WebSocket: BoundedSocket, closeTimeout: 5_000 } as const;

/**
 * Starts page and game on one port.
 * @throws the system's error when the port cannot be had: `code` is EADDRINUSE or EACCES
 */
export async function startServer(config: Config, host: Partial<Host> = {}): Promise<RunningServer> {
  const log = openLog(config.logLevel, host.log);
  // Never goes back, and means the same in the next process.
  const clock = host.clock ?? { now: () => performance.timeOrigin + performance.now() };
  const entropy = host.entropy ?? (() => randomBytes(32).toString('hex'));
  const tables: ServerContext['tables'] = new Map();
  const meters = config.metricsToken ? openMeters(tables) : null;
  const membership = await openCluster(config.redisUrl, tables, log);
  const stored = host.store ?? openStore(await openDatabase(config, log));
  const store = guardedStore(stored, (meters ?? NO_METERS).stored);
  const real: Host = { clock, entropy, think, tempo: TEMPO, turnTimes: TURN_TIMES, timeouts: TIMEOUTS, log, store };
  const journal = new Journal(store, (error) => log.error(error, 'store failed'));
  const common = {
    journal,
    meters: meters ?? NO_METERS,
    alarms: new Alarms(clock),
    ending: new Map(),
    tables,
    cluster: membership.cluster,
  };
  const context: ServerContext = { ...real, ...host, log, store, ...common };
  const http = createServer(KEEP_ALIVE);
  const game = await openGameServer(http, context, config.proxies, membership);
  let isOpen = true;
  const tokens = openTokens(config.tokenSecret ?? (await store.secret('tokens', entropy())));
  const allTables = new LobbyTables(context);
  const endpoints = endpointsOf(context, tokens, allTables, () => isOpen);
  const listed = openTablesOf(context, allTables);
  const admin = await openAdmin(config.adminToken);
  http.on('request', makeApp({ ...appPartsOf(context, config, endpoints, listed, meters, () => isOpen), admin }));
  await listen(http, config, log).catch(async (error: unknown) => {
    await membership.close();
    await store.close();
    throw error;
  });
  const { port } = http.address() as AddressInfo;
  await membership.begin(config.clusterAddress ?? ownAddress(config.host, port));
  const address = `http://${config.host ?? 'localhost'}:${port}`;
  const stopLogging = logFaults(log);
  const stopTidying = keepTidy(context);
  log.info(told(config, port), 'server listening');
  const closeAll = async (): Promise<void> => {
    isOpen = false;
    listed.close();
    await close(http, game, journal).finally(stopLogging);
    await membership.close();
    await stopTidying();
    await store.close();
    log.info('server closed');
  };
  return { address, close: closeAll };
}

/** What an operator has chosen, without what is secret. */
const told = ({ host, logLevel, databaseUrl, redisUrl, proxies, metricsToken, adminToken }: Config, port: number) => ({
  port,
  host,
  logLevel,
  store: databaseUrl === undefined ? 'folder' : 'PostgreSQL',
  processes: redisUrl === undefined ? 'one' : 'several',
  proxies,
  metrics: metricsToken !== undefined,
  admin: adminToken !== undefined,
});

/** Where people ask for tables, and who they are, as long as the server is open. */
function endpointsOf(
  context: ServerContext,
  tokens: Tokens,
  tables: LobbyTables,
  isOpen: () => boolean,
): readonly Endpoint[] {
  const lobby = new Lobby(context, tokens, tables);
  const guests = new Guests(tokens, context.store, context.entropy);
  // Who comes while the server closes asks again, and finds the next one.
  const endpoint = <Request, Given>(
    path: string,
    read: (body: unknown) => Result<Request, Refusal>,
    answer: (request: Request, address: string) => Promise<Result<Given, Refusal>>,
  ) => ({
    path,
    async answer(body: unknown, address: string) {
      const request = isOpen() ? read(body) : no<Refusal>('offline');
      if (!request.ok) return request;
      try {
        return await answer(request.value, address);
      } catch (error) {
        if (error instanceof ClusterFails) return no<Refusal>('offline');
        if (!isStoreFailure(error)) throw error;
        // What cannot be found now is not lost: whoever asks for it asks again.
        context.log.error({ err: error }, 'entry failed');
        return no<Refusal>('offline');
      }
    },
  });
  return [
    endpoint(ENTRY_PATH, readEntryCall, (request, address) => lobby.answer(request, address)),
    endpoint(GUESTS_PATH, readGuestRequest, (request) => guests.answer(request)),
  ];
}

/** Where people hear which tables are open. */
function openTablesOf(context: ServerContext, tables: LobbyTables): OpenTableStream {
  return new OpenTableStream({
    clock: context.clock,
    alarms: context.alarms,
    list: async () => openTables(await tables.listed()),
    report: (err) => context.log.warn({ err }, 'open tables could not be listed'),
  });
}

/** What the web side needs of the game side. */
function appPartsOf(
  context: ServerContext,
  config: Config,
  endpoints: readonly Endpoint[],
  openTables: OpenTableStream,
  meters: OpenMeters | null,
  isOpen: () => boolean,
): Omit<AppParts, 'admin'> {
  const token = config.metricsToken;
  return {
    pageFolder: config.pageFolder,
    clock: context.clock,
    proxies: config.proxies,
    endpoints,
    openTables,
    count: (outcome) => context.meters.entryRequested(outcome),
    report: (error) => context.log.error(error, 'request failed'),
    isReady: readinessOf(context.store, context.clock, () => isOpen() && context.cluster.isWell()),
    metrics: token && meters ? { token, print: meters.print } : null,
  };
}

/** The operator's PostgreSQL, or a SQLite file in the data folder. */
const openDatabase = ({ databaseUrl, dataFolder }: Config, log: Logger): Promise<Database> =>
  databaseUrl === undefined
    ? openSqlite(dataFolder)
    : openPostgres(databaseUrl, (error) => log.error(error, 'database connection lost'));

/**
 * The framework loads a monitor for itself (@pm2/io) that looks through all sockets every second, hooks into every request, and takes
 * orders from whatever started this process. It asks for this first, and then does nothing.
 */
const noMonitor = (): boolean => Reflect.set(globalThis, Symbol.for('@pm2/io'), { metric: () => undefined });

/** Makes the rooms reachable over the sockets of this HTTP server, and over nothing else. */
async function openGameServer(
  http: HttpServer,
  context: ServerContext,
  proxies: number,
  { parts, switchboard }: Membership,
): Promise<Server> {
  noMonitor();
  const transport = new WebSocketTransport({ server: http, maxPayload: MAX_MESSAGE_BYTES, ...PINGS, ...LINES });
  // What it calls errors is mostly strangers' nonsense; our own faults are logged by the rooms.
  const level = context.log.level === 'debug' ? 'debug' : 'fatal';
  const logger = context.log.child({ part: 'colyseus' }, { level });
  const game = new Server({ transport, gracefullyShutdown: false, greet: false, logger, ...parts });
  game.define(ROOM, roomsOf(context));
  await game.serverless();
  // The framework's own matchmaking takes orders from anybody, of any size; our lobby is the only entry.
  http.removeAllListeners('request');
  guardSockets(http, context.clock, proxies, switchboard);
  return game;
}

function listen(http: HttpServer, { port, host }: Config, log: Logger): Promise<void> {
  // A port that cannot be had is told in one line by whoever started us, and not logged with a stack before.
  http.removeAllListeners('error');
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => {
      http.off('error', reject);
      http.on('error', (error) => log.error(error));
      resolve();
    });
  });
}

/** Tells everybody at the tables, who will come back; what happened last is kept before it ends. */
async function close(http: HttpServer, game: Server, journal: Journal): Promise<void> {
  await game.gracefullyShutdown(false);
  await journal.settled();
  http.closeAllConnections();
}
