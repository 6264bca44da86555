import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Clock } from '#table';
import { AddressCount } from '../addresses.ts';
import type { Switchboard } from '../cluster/switchboard.ts';
import { ADDRESS_LIMITS, AddressLimiter } from '../rateLimiter.ts';
import { isAnswering, MOST_PER_ADDRESS } from './guardRequests.ts';
import { callerAddress, isOwnPage } from './origin.ts';

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
      const isAllowed = open.hasRoom(address, MOST_PER_ADDRESS) && limiter.allows(address, clock.now());
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
