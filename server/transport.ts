import { WebSocketTransport } from '@colyseus/ws-transport';
import type { BoundedSocket } from './rooms/line.ts';

/** The number of groups of connections that are pinged in turn. */
const PING_GROUPS = 40;

/**
 * The framework's transport, which pings a few connections at a time. The framework pings all at once, which holds up
 * every table.
 */
export class SteadyTransport extends WebSocketTransport {
  protected override autoTerminateUnresponsiveClients(interval: number, most: number): void {
    let turn = 0;
    const ping = (): void => {
      turn = (turn + 1) % PING_GROUPS;
      // The framework counts a socket's pings, and starts again at its answer.
      for (const socket of this.wss.clients as Set<BoundedSocket & { pingCount: number }>) {
        if (socket.number % PING_GROUPS !== turn) continue;
        if (socket.pingCount >= most) socket.terminate();
        else {
          socket.pingCount += 1;
          socket.ping();
        }
      }
    };
    this.pingInterval = setInterval(ping, interval / PING_GROUPS);
  }
}
