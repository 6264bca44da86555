import type { Tempo } from '#table';
import type { Host } from '../../../server/context.ts';
import { entropyFrom } from '../entropy.ts';
import { takeSeat } from '../server/seat.ts';
import { startTestServer, type TestServer } from '../server/testServer.ts';

/** Bots that think fast, and nobody in a hurry; whoever is gone is waited for as long as at any table. */
export const BROWSER_TEMPO: Tempo = {
  window: 600_000,
  next: 600_000,
  bot: 50,
  deal: 50,
  grace: 15_000,
  graceWithoutClock: 120_000,
  fill: 1_500,
};

/** The server, its clock, and where its cards come from. */
export interface BrowserServer extends TestServer {
  /** So many ms later, by its clock: whatever was due by then is done. */
  pass(ms: number): Promise<void>;
  /** From now on, and until the test is over, all cards come from this secret. */
  dealFrom(secret: string): void;
  /** They come from a series of this name, which is the same in every run, whatever was dealt here before. */
  dealSeries(name: string): void;
}

const ELSEWHERE = { want: 'private', name: 'Zoe', rules: 'crazy-rummy', seats: 3, pace: 'none' } as const;

/** Opens the server; its clock goes as any other does, and ahead of it with each `pass`. */
export async function openHouse(host: Partial<Omit<Host, 'log'>>): Promise<BrowserServer> {
  let entropy = entropyFrom('browser');
  let ahead = 0;
  const clock = { now: () => performance.now() + ahead };
  const server = await startTestServer({ clock, entropy: () => entropy(), tempo: BROWSER_TEMPO, ...host });
  return {
    ...server,
    async pass(ms) {
      ahead += ms;
      // The system's timers know nothing of that: a server looks at its clock when somebody comes to a table.
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
