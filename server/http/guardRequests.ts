import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { no } from '#engine';
import type { Refusal } from '#protocol';
import type { Clock } from '#table';
import { AddressCount, addressOf } from '../addresses.ts';
import { AddressLimiter, REQUEST_LIMITS } from '../rateLimiter.ts';
import { callerAddress } from './origin.ts';

/**
 * The connections that may be open, in total and per address: enough for a school behind one router. Each may have one
 * file open.
 */
const MOST_CONNECTIONS = 8_000;
export const MOST_PER_ADDRESS = 1_000;

/** How long a client may take for the head of a request, for a whole request, and to read on in an answer, in ms. */
const TIMES = { head: 10_000, request: 30_000, reading: 30_000 } as const;

/** The options of an HTTP server that limit slow clients. */
export const SLOWEST = {
  headersTimeout: TIMES.head,
  requestTimeout: TIMES.request,
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
    const isAllowed = answers.hasRoom(address, MOST_PER_ADDRESS) && limiter.allows(address, clock.now());
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
  http.maxConnections = MOST_CONNECTIONS;
  http.setTimeout(TIMES.reading);
  if (proxies > 0) return;
  const count = new AddressCount();
  http.on('connection', (socket) => {
    const address = addressOf(socket.remoteAddress ?? '');
    if (!count.hasRoom(address, MOST_PER_ADDRESS)) return void socket.destroy();
    count.add(address);
    socket.once('close', () => count.remove(address));
  });
}
