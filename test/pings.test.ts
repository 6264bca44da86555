import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SteadyTransport } from '../server/gameServer.ts';

const INTERVAL = 20_000;

/** Opens a transport with these sockets instead of real ones, as if it had begun to listen. */
class TransportUnderTest extends SteadyTransport {
  begin(sockets: readonly object[]): void {
    for (const socket of sockets) this.wss.clients.add(socket as never);
    this.autoTerminateUnresponsiveClients(INTERVAL, 1);
  }

  end(): void {
    clearInterval(this.pingInterval);
  }
}

/** A socket that counts its pings, and answers them unless it is broken. */
function socketOf(number: number, isBroken: boolean) {
  const socket = {
    number,
    pingCount: 0,
    pings: 0,
    isCut: false,
    ping: () => {
      socket.pings += 1;
      if (!isBroken) socket.pingCount = 0;
    },
    terminate: () => {
      socket.isCut = true;
    },
  };
  return socket;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('each connection is pinged once in an interval, a few at a time, and cut if it has not answered', () => {
  const sockets = Array.from({ length: 100 }, (_, number) => socketOf(number, number === 7));
  const transport = new TransportUnderTest({ noServer: true });
  transport.begin(sockets);
  const sum = () => sockets.reduce((all, { pings }) => all + pings, 0);
  let most = 0;
  for (let passed = 0; passed < INTERVAL; passed += 500) {
    const before = sum();
    vi.advanceTimersByTime(500);
    most = Math.max(most, sum() - before);
  }
  expect(sockets.every(({ pings, isCut }) => pings === 1 && !isCut)).toBe(true);
  expect(most).toBeLessThanOrEqual(3);
  vi.advanceTimersByTime(INTERVAL);
  expect(sockets.filter(({ isCut }) => isCut).map(({ number }) => number)).toEqual([7]);
  transport.end();
});
