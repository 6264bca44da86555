import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { no } from '#engine';
import type { Refusal } from '#protocol';
import type { Clock } from '#table';
import { AddressCount, addressOf } from '../addresses.ts';
import type { Switchboard } from '../cluster/switchboard.ts';
import { ADDRESS_LIMITS, AddressLimiter, REQUEST_LIMITS } from '../rateLimiter.ts';
import { callerAddress, isOwnPage } from './origin.ts';

/**
 * The connections that may be open, in total and per address: enough for a school behind one router. Each may have one
 * file open.
 */
const MAX_CONNECTIONS = 8_000;
export const MAX_CONNECTIONS_PER_ADDRESS = 1_000;

/** How long a client may take for the head of a request, for a whole request, and to read on in an answer, in ms. */
const CLIENT_TIMES_MS = { head: 10_000, request: 30_000, reading: 30_000 } as const;

/** The options of an HTTP server that limit slow clients. */
export const SLOW_CLIENT_OPTIONS = {
  headersTimeout: CLIENT_TIMES_MS.head,
  requestTimeout: CLIENT_TIMES_MS.request,
  connectionsCheckingInterval: 5_000,
} as const;

/** Connections with a request that is being answered. */
const answering = new WeakSet<Socket>();

/** Whether a request came on this connection before the last answer there was complete. No browser does so. */
export const isAnswering = (socket: object): boolean => answering.has(socket as Socket);

interface Guarded {
  readonly clock: Clock;
  /** The number of the operator's proxies in front of this server. */
  readonly proxies: number;
  /** Called once if requests come through a proxy that is not trusted. */
  warn(): void;
}

/**
 * Passes requests on to the app, one at a time from each connection, and limits what strangers can hold or ask for.
 * Behind an unread answer Node would start to answer the next requests too, and never end those: each would keep a file
 * and its memory for ever.
 */
export function guardRequests(http: Server, app: RequestListener, { clock, proxies, warn }: Guarded): void {
  const limiter = new AddressLimiter(REQUEST_LIMITS);
  const answers = new AddressCount();
  let isWarned = false;
  const isRefused = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { socket } = request;
    if (socket.destroyed) return true;
    if (answering.has(socket)) {
      socket.destroy();
      return true;
    }
    const address = callerAddress(request, proxies);
    const isAllowed = answers.hasRoom(address, MAX_CONNECTIONS_PER_ADDRESS) && limiter.allows(address, clock.now());
    answering.add(socket);
    answers.add(address);
    response.once('close', () => {
      answering.delete(socket);
      answers.remove(address);
    });
    if (isAllowed) return false;
    response.writeHead(429, { 'Content-Type': 'application/json', Connection: 'close' });
    response.end(JSON.stringify(no<Refusal>('tooFast')));
    return true;
  };
  http.on('request', (request, response) => {
    if (isRefused(request, response)) return;
    if (!isWarned && proxies === 0 && request.headers['x-forwarded-for'] !== undefined) {
      isWarned = true;
      warn();
    }
    app(request, response);
  });
  // Node answers these by itself otherwise.
  http.on('checkExpectation', (request, response) => {
    if (!isRefused(request, response)) response.writeHead(417).end();
  });
}

/**
 * Limits the connections in total and per address, and cuts those whose client reads nothing.
 * @param proxies the number of the operator's proxies: behind one, all connections have its address
 */
export function limitConnections(http: Server, proxies: number): void {
  http.maxConnections = MAX_CONNECTIONS;
  http.setTimeout(CLIENT_TIMES_MS.reading);
  if (proxies > 0) return;
  const count = new AddressCount();
  http.on('connection', (socket) => {
    const address = addressOf(socket.remoteAddress ?? '');
    if (!count.hasRoom(address, MAX_CONNECTIONS_PER_ADDRESS)) return void socket.destroy();
    count.add(address);
    socket.once('close', () => count.remove(address));
  });
}

/** The only accepted socket URL, `/process/table?sessionId=…`: no reconnection token, no name such as `__proto__`. */
const TABLE_ADDRESS = /^\/[\w-]{9}\/[\da-f]{32}\?sessionId=[\w-]{9}$/;

/** Logged once: what asks for a socket comes as an ordinary request. */
const NO_UPGRADE = 'socket without an upgrade: the proxy in front must pass WebSockets on';

/**
 * Lets a socket open only at the URL of a table (at others the framework throws or waits for ever), only for our own
 * page, and not too often from one network address.
 * @param switchboard forwards sockets to other processes; null without a cluster
 */
export function guardSockets(
  http: Server,
  { clock, log }: { readonly clock: Clock; readonly log: { warn(message: string): void } },
  proxies: number,
  switchboard: Switchboard | null,
): void {
  const listeners = http.listeners('upgrade');
  const limiter = new AddressLimiter(ADDRESS_LIMITS);
  const open = new AddressCount();
  http.removeAllListeners('upgrade');
  let isTold = false;
  http.on('request', ({ url }) => {
    if (isTold || !TABLE_ADDRESS.test(url ?? '')) return;
    isTold = true;
    log.warn(NO_UPGRADE);
  });
  http.on('upgrade', async (request, socket, head) => {
    // A connection that breaks here is not an error of ours.
    socket.on('error', () => socket.destroy());
    const refuse = (status: string): void => void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    if (isAnswering(socket) || !TABLE_ADDRESS.test(request.url ?? '')) return void socket.destroy();
    if (!switchboard?.isPassedOn(request)) {
      if (!isOwnPage(request, proxies)) return refuse('403 Forbidden');
      const address = callerAddress(request, proxies);
      const isAllowed = open.hasRoom(address, MAX_CONNECTIONS_PER_ADDRESS) && limiter.allows(address, clock.now());
      if (!isAllowed) return refuse('429 Too Many Requests');
      open.add(address);
      socket.once('close', () => open.remove(address));
    }
    // From now on the room limits it.
    (socket as Socket).setTimeout(0);
    if (await switchboard?.passOn(request, socket, head)) return;
    for (const listener of listeners) listener.call(http, request, socket, head);
  });
}
