import type { Tempo } from '#table';
import type { Host } from '../../../server/context.ts';
import { entropyFrom } from '../entropy.ts';
import { takeSeat } from '../server/seat.ts';
import { startTestServer, type TestServer } from '../server/testServer.ts';

/** How long the seat of a lost connection is kept before a bot stands in, in ms. */
export const GRACE_MS = 300_000;

/** Fast bots, and everything else so long that only a test's own `pass` ends it. In ms. */
export const BROWSER_TEMPO: Tempo = {
  window: 600_000,
  next: 600_000,
  bot: 50,
  deal: 50,
  botTimeout: 600_000,
  grace: GRACE_MS,
  graceWithoutClock: GRACE_MS,
  silence: 600_000,
  fill: 1_500,
  search: 3_000,
  shares: 0,
};

/** A test server whose clock and deals the test controls. */
export interface BrowserServer extends TestServer {
  /** Moves the server's clock forward by this many ms and runs everything due by then. */
  pass(ms: number): Promise<void>;
  /** Deals all cards from this secret until the test ends. */
  dealFrom(secret: string): void;
  /** Deals from the series of this name, which is the same in every run, whatever was dealt before. */
  dealSeries(name: string): void;
}

/** So that a test can seat people from other network addresses. */
const ENV = { TRUST_PROXY: '1' };

const ELSEWHERE = { want: 'private', name: 'Zoe', rules: 'crazy-rummy', seats: 3, pace: 'none' } as const;

/** Starts the server; its clock runs in real time and jumps forward with each `pass`. */
export async function openHouse(host: Partial<Omit<Host, 'log'>>): Promise<BrowserServer> {
  let entropy = entropyFrom('browser');
  let ahead = 0;
  const clock = { now: () => performance.now() + ahead };
  // Pages compare the server's days with those of their own clock.
  const calendar = { now: () => Date.now() + ahead };
  const server = await startTestServer(
    { clock, calendar, entropy: () => entropy(), tempo: BROWSER_TEMPO, ...host },
    0,
    ENV,
  );
  return {
    ...server,
    async pass(ms) {
      ahead += ms;
      // System timers do not notice the jump, but a server checks its clock when a guest comes to a table.
      (await takeSeat(server.address, ELSEWHERE)).connection.leave();
    },
    dealFrom(secret) {
      entropy = () => secret;
    },
    dealSeries(name) {
      entropy = entropyFrom(name);
    },
  };
}
