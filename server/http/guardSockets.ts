import type { Server } from 'node:http';
import type { Clock } from '#table';
import type { Switchboard } from '../cluster/switchboard.ts';
import { ADDRESS_LIMITS, RateLimiter } from '../rateLimiter.ts';
import { callerAddress, isOwnPage } from './origin.ts';

/** The only accepted socket URL, `/process/table?sessionId=…`: no reconnection token, no name such as `__proto__`. */
const TABLE_ADDRESS = /^\/[\w-]{9}\/[\da-f]{32}\?sessionId=[\w-]{9}$/;

/**
 * Lets a socket open only at the URL of a table (at others the framework throws or waits for ever), only for our own
 * page, and not too often from one network address.
 * @param switchboard forwards sockets to other processes; null without a cluster
 */
export function guardSockets(http: Server, clock: Clock, proxies: number, switchboard: Switchboard | null): void {
  const listeners = http.listeners('upgrade');
  const limiter = new RateLimiter<string>(ADDRESS_LIMITS);
  http.removeAllListeners('upgrade');
  http.on('upgrade', async (request, socket, head) => {
    // A connection that breaks here is not an error of ours.
    socket.on('error', () => socket.destroy());
    const refuse = (status: string): void => void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    if (!TABLE_ADDRESS.test(request.url ?? '')) return void socket.destroy();
    if (!switchboard?.isPassedOn(request)) {
      if (!isOwnPage(request, proxies)) return refuse('403 Forbidden');
      if (!limiter.allows(callerAddress(request, proxies), clock.now())) return refuse('429 Too Many Requests');
    }
    if (await switchboard?.passOn(request, socket, head)) return;
    for (const listener of listeners) listener.call(http, request, socket, head);
  });
}
