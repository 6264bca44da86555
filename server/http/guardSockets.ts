import type { Server } from 'node:http';

/** Where the client opens its socket: `/process/room?sessionId=…`. */
const TABLE_ADDRESS = /^\/[\w-]+\/[\w-]+\?/;

/** Lets only those ask for a socket who name a table: on other addresses the framework trips, or waits for nothing. */
export function guardSockets(http: Server): void {
  const listeners = http.listeners('upgrade');
  http.removeAllListeners('upgrade');
  http.on('upgrade', (request, socket, head) => {
    if (!TABLE_ADDRESS.test(request.url ?? '')) return void socket.destroy();
    for (const listener of listeners) listener.call(http, request, socket, head);
  });
}
