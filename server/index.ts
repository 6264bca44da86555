import { randomBytes } from 'node:crypto';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { type Logger, pino } from 'pino';
import { think } from '#bots';
import { ROOM } from '#protocol';
import { TURN_TIMES } from '#table';
import { type Config, PATIENCE, TEMPO } from './config.ts';
import { logFaults } from './faults.ts';
import { makeApp } from './http/app.ts';
import { guardSockets } from './http/guardSockets.ts';
import { Alarms } from './rooms/alarms.ts';
import type { Host, House } from './rooms/house.ts';
import { Lobby } from './rooms/lobby.ts';
import { readDoorRequest } from './rooms/shapes.ts';
import { roomsOf } from './rooms/TableRoom.ts';
import type { Database } from './store/database.ts';
import { openStore } from './store/drizzleStore.ts';
import { Journal } from './store/journal.ts';
import { openPglite } from './store/pglite.ts';
import { openPostgres } from './store/postgres.ts';

/** A server that runs. */
export interface RunningServer {
  /** Where to open it: `http://localhost:2567`. */
  readonly address: string;
  close(): Promise<void>;
}

const MAX_MESSAGE_BYTES = 8192;

/**
 * Starts page and game on one port.
 * @throws the system's error when the port cannot be had: `code` is EADDRINUSE or EACCES
 */
export async function startServer(config: Config, host: Partial<Host> = {}): Promise<RunningServer> {
  const log = host.log ?? pino({ level: config.logLevel });
  // Never goes back, and means the same in the next process.
  const clock = host.clock ?? { now: () => performance.timeOrigin + performance.now() };
  const entropy = host.entropy ?? (() => randomBytes(32).toString('hex'));
  const store = host.store ?? (await openStore(await openDatabase(config, log)));
  const real: Host = { clock, entropy, think, tempo: TEMPO, turnTimes: TURN_TIMES, patience: PATIENCE, log, store };
  const journal = new Journal(store, (error) => log.error(error, 'the store fails'));
  const house: House = { ...real, ...host, journal, alarms: new Alarms(clock), tables: new Map() };
  const http = createServer();
  const game = await openHouse(http, house, config.proxies);
  const lobby = new Lobby(house);
  http.on(
    'request',
    makeApp({
      pageFolder: config.pageFolder,
      clock,
      proxies: config.proxies,
      read: readDoorRequest,
      answer: (request, address) => lobby.answer(request, address),
      report: (error) => log.error(error, 'a table could not be opened'),
    }),
  );
  await listen(http, config, log).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const { port } = http.address() as AddressInfo;
  const address = `http://${config.host ?? 'localhost'}:${port}`;
  const stopLogging = logFaults(log);
  log.info({ port, host: config.host, logLevel: config.logLevel }, 'the house is open');
  const closeAll = async (): Promise<void> => {
    await close(http, game).finally(stopLogging);
    await store.close();
  };
  return { address, close: closeAll };
}

/** What is kept is kept in the operator's PostgreSQL, or in one of our own. */
const openDatabase = ({ databaseUrl, dataFolder }: Config, log: Logger): Promise<Database> | Database =>
  databaseUrl === undefined
    ? openPglite(dataFolder)
    : openPostgres(databaseUrl, (error) => log.error(error, 'a connection to the database broke'));

/** Makes the rooms reachable over the sockets of this HTTP server, and over nothing else. */
async function openHouse(http: HttpServer, house: House, proxies: number): Promise<Server> {
  const transport = new WebSocketTransport({ server: http, maxPayload: MAX_MESSAGE_BYTES });
  // What it calls errors is mostly strangers' nonsense; our own faults are logged by the rooms.
  const level = house.log.level === 'debug' ? 'debug' : 'fatal';
  const logger = house.log.child({ part: 'colyseus' }, { level });
  const game = new Server({ transport, gracefullyShutdown: false, greet: false, logger });
  game.define(ROOM, roomsOf(house));
  await game.serverless();
  // The framework's own matchmaking takes orders from anybody, of any size; our lobby is the only door.
  http.removeAllListeners('request');
  guardSockets(http, house.clock, proxies);
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

async function close(http: HttpServer, game: Server): Promise<void> {
  await game.gracefullyShutdown(false);
  http.closeAllConnections();
}
