import { createServer } from 'node:net';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import type { PaceName } from '#protocol';
import type { Clock, Tempo, TurnTime } from '#table';
import { readConfig, type Timeouts } from '../../../server/config.ts';
import type { Host } from '../../../server/context.ts';
import { type RunningServer, startServer } from '../../../server/index.ts';
import { entropyFrom } from '../entropy.ts';
import { memoryStore } from './memoryStore.ts';

/** Turns so long that nobody runs out of time, at any pace. */
export const LONG_TURNS: Readonly<Record<PaceName, TurnTime>> = {
  none: { turn: 600_000, bank: 0, credit: 0 },
  usual: { turn: 600_000, bank: 0, credit: 0 },
  fast: { turn: 600_000, bank: 0, credit: 0 },
};

/** Bots and deals without pauses, and everything else long enough not to run out. In ms. */
export const QUICK_TEMPO: Tempo = {
  window: 600_000,
  next: 600_000,
  bot: 0,
  deal: 0,
  botTimeout: 600_000,
  grace: 600_000,
  graceWithoutClock: 600_000,
  silence: 600_000,
  fill: 600_000,
  search: 600_000,
  shares: 0,
};

/** Timeouts so long that nobody loses a seat. */
const LONG_TIMEOUTS: Timeouts = { hold: 600_000, waiting: 60_000_000, playing: 60_000_000, alone: 60_000_000 };

/** A clock at 20 times the speed, since test players act faster than the rate limits allow people to. */
const FAST_CLOCK: Clock = { now: () => 20 * performance.now() };

/** Below the range of ephemeral ports, so that no outgoing connection takes a server's port before it restarts. */
const PORTS = { first: 20_000, count: 12_000 };
/** Each test process begins at a different port. */
let lastPort = process.pid * 101;

/** A free port, a different one each time. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.first + (++lastPort % PORTS.count);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => resolve(true));
    });
    await new Promise((resolve) => probe.close(resolve));
    if (isFree) return port;
  }
}

export interface TestServer extends RunningServer {
  /** Every line the server has logged, parsed. */
  readonly logged: readonly Record<string, unknown>[];
}

/**
 * Starts the real server with quick times, a store in memory and deals that are the same in every run.
 * @param port a free one by default
 * @param env further environment variables, as set by an operator
 */
export async function startTestServer(
  host: Partial<Omit<Host, 'log'>> = {},
  port = 0,
  env: Readonly<Record<string, string>> = {},
): Promise<TestServer> {
  const logged: Record<string, unknown>[] = [];
  const lines = new Writable({
    write(line, _encoding, done) {
      logged.push(JSON.parse(String(line)));
      done();
    },
  });
  const config = readConfig({ PORT: String(port || (await freePort())), HOST: '127.0.0.1', LOG_LEVEL: 'info', ...env });
  const log = pino({ level: 'info' }, lines);
  const store = host.store ?? memoryStore();
  const server = await startServer(config, {
    clock: FAST_CLOCK,
    entropy: entropyFrom('rooms'),
    tempo: QUICK_TEMPO,
    turnTimes: LONG_TURNS,
    timeouts: LONG_TIMEOUTS,
    // Bots think on the main thread, so that their moves come at the same time in every run.
    thinker: null,
    ...host,
    store,
    log,
  });
  return { ...server, logged };
}
