import { createServer, type Server as HttpServer } from 'node:http';
import { Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { Logger } from 'pino';
import { ROOM } from '#protocol';
import type { Membership } from './cluster/membership.ts';
import type { Config } from './config.ts';
import type { ServerContext } from './context.ts';
import { guardSockets, limitConnections, SLOW_CLIENT_OPTIONS } from './http/guards.ts';
import { BoundedSocket } from './rooms/socket.ts';
import { roomsOf } from './rooms/TableRoom.ts';

const MAX_MESSAGE_BYTES = 8192;

/**
 * Each connection is pinged at this interval, in ms, and cut if it has not answered by the next ping. Pings are most of
 * the load of a thousand quiet tables. TCP keep-alive probes sooner and costs nothing, but ends at the next proxy.
 */
const PING_OPTIONS = { pingInterval: 20_000, pingMaxRetries: 1 } as const;
const KEEP_ALIVE_OPTIONS = { keepAlive: true, keepAliveInitialDelay: 5_000 } as const;

/** The number of groups of connections that are pinged in turn. */
const PING_GROUP_COUNT = 40;

/**
 * The framework's transport, which pings a few connections at a time. The framework pings all at once, which holds up
 * every table.
 */
export class SteadyTransport extends WebSocketTransport {
  protected override autoTerminateUnresponsiveClients(interval: number, most: number): void {
    let turn = 0;
    const ping = (): void => {
      turn = (turn + 1) % PING_GROUP_COUNT;
      // The framework counts a socket's pings, and starts again at its answer.
      for (const socket of this.wss.clients as Set<BoundedSocket & { pingCount: number }>) {
        if (socket.number % PING_GROUP_COUNT !== turn) continue;
        if (socket.pingCount >= most) socket.terminate();
        else {
          socket.pingCount += 1;
          socket.ping();
        }
      }
    };
    this.pingInterval = setInterval(ping, interval / PING_GROUP_COUNT);
  }
}

/** How long a closing connection has to confirm, in ms; a client that does not read never confirms. */
const SOCKET_OPTIONS = { WebSocket: BoundedSocket, closeTimeout: 5_000 } as const;

/**
 * Keeps the framework from starting a monitor (@pm2/io) that scans all sockets every second, hooks into every request
 * and obeys the parent process. The monitor does nothing if this symbol is set.
 */
const noMonitor = (): boolean => Reflect.set(globalThis, Symbol.for('@pm2/io'), { metric: () => undefined });

/** Creates an HTTP server with TCP keep-alive on its connections, and limits on slow clients. */
export const createHttp = (): HttpServer => createServer({ ...KEEP_ALIVE_OPTIONS, ...SLOW_CLIENT_OPTIONS });

/** Makes the rooms reachable through sockets of this HTTP server, and in no other way. */
export async function openGameServer(
  http: HttpServer,
  context: ServerContext,
  proxies: number,
  { parts, switchboard }: Membership,
): Promise<Server> {
  noMonitor();
  const transport = new SteadyTransport({
    server: http,
    maxPayload: MAX_MESSAGE_BYTES,
    ...PING_OPTIONS,
    ...SOCKET_OPTIONS,
  });
  // Most of what it reports as errors is malformed input from strangers; the rooms log our own faults.
  const level = context.log.level === 'debug' ? 'debug' : 'fatal';
  const logger = context.log.child({ part: 'colyseus' }, { level });
  const game = new Server({ transport, gracefullyShutdown: false, greet: false, logger, ...parts });
  game.define(ROOM, roomsOf(context));
  await game.serverless();
  // The framework's own matchmaking accepts requests of any size from anybody; our lobby is the only way in.
  http.removeAllListeners('request');
  limitConnections(http, proxies);
  guardSockets(http, context, proxies, switchboard);
  return game;
}

/** Listens on the configured port. Rejects with the system's error if the port is not available. */
export function listen(http: HttpServer, { port, host }: Config, log: Logger): Promise<void> {
  // `start.ts` prints that error in one line; the framework would first log it with a stack trace.
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

/** Closes all rooms and resolves once everything that happened there is stored. Clients reconnect by themselves. */
export async function closeGameServer(http: HttpServer, game: Server, { journal }: ServerContext): Promise<void> {
  await game.gracefullyShutdown(false);
  await journal.settled();
  http.closeAllConnections();
}
