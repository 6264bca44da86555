// A server of its own process for tests: everything is as an operator starts it, but nothing takes long, and it can be
// asked how much memory it holds.
import { readConfig } from '../../../server/config.ts';
import { startServer } from '../../../server/index.ts';

const SECOND = 1_000;
const timeout = Number(process.env.SEAT_TIMEOUT ?? 600 * SECOND);

const server = await startServer(readConfig(process.env), {
  tempo: { window: SECOND, next: 2 * SECOND, bot: 0, deal: 0, grace: SECOND, graceWithoutClock: SECOND, fill: SECOND },
  turnTimes: {
    none: { turn: null, bank: 0, credit: 0 },
    usual: { turn: 4 * SECOND, bank: 2 * SECOND, credit: SECOND },
    fast: { turn: 2 * SECOND, bank: 0, credit: 0 },
  },
  // Nobody who drops out is given up, unless a test says when.
  timeouts: { hold: 2 * SECOND, waiting: timeout, playing: timeout },
});
console.log(`ready: ${server.address}`);

process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
// Whoever started it is gone.
process.on('disconnect', () => process.exit());
process.on('message', async (what) => {
  if (what === 'memory') {
    // There with --expose-gc alone. What is only let go when something else is gone takes a second time.
    await globalThis.gc?.({ execution: 'async' });
    globalThis.gc?.();
  }
  process.send?.(process.memoryUsage());
});
