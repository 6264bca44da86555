// Entry of a test server in its own process. It starts as for an operator, but with short times, and it reports its
// memory on request.
import { readConfig } from '../../../server/config.ts';
import { startServer } from '../../../server/index.ts';

const SECOND = 1_000;
const timeout = Number(process.env.SEAT_TIMEOUT ?? 600 * SECOND);

const server = await startServer(readConfig(process.env), {
  tempo: {
    window: SECOND,
    next: 2 * SECOND,
    bot: 0,
    deal: 0,
    botTimeout: SECOND,
    grace: SECOND,
    graceWithoutClock: SECOND,
    silence: SECOND,
    fill: SECOND,
    search: SECOND,
    shares: SECOND,
  },
  turnTimes: {
    none: { turn: null, bank: 0, credit: 0 },
    usual: { turn: 4 * SECOND, bank: 2 * SECOND, credit: SECOND },
    fast: { turn: 2 * SECOND, bank: 0, credit: 0 },
  },
  // No seat times out unless a test sets SEAT_TIMEOUT.
  timeouts: { hold: Math.min(2 * timeout, 60 * SECOND), waiting: timeout, playing: timeout, alone: 600 * SECOND },
});
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
// The parent process is gone.
process.on('disconnect', () => process.exit());
process.on('message', async (what) => {
  if (what === 'memory') {
    // `gc` exists only with --expose-gc. The second call collects what the first one made unreachable.
    await globalThis.gc?.({ execution: 'async' });
    globalThis.gc?.();
  }
  process.send?.(process.memoryUsage());
});
// Only now: a test may stop the server as soon as it is ready.
console.log(`ready: ${server.address}`);
