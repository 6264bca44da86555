import { cpus } from 'node:os';
import type { Browser, TestInfo } from '@playwright/test';

/** Seconds of rest after which what a test waits for will not come: all pauses of the game are far shorter. */
const REST_SECONDS = 30;
/** A page that only waits, and the runner asking it, take less than this share of a core. */
const RESTING_CORES = 0.25;
/** With this much of all cores unused, whatever wants to run does run. */
const FREE_CORES = 0.5;

/**
 * Ends a test that waits in vain: when the browser and this process, which is the server, have nothing left to do on a
 * machine with time to spare. A test on a busy machine is never ended here, however long it takes.
 * @returns a function that ends the watch
 */
export async function endAtRest(browser: Browser, info: TestInfo): Promise<() => Promise<void>> {
  const protocol = await browser.newBrowserCDPSession();
  const begin = performance.now();
  const measure = async () => {
    const { processInfo } = await protocol.send('SystemInfo.getProcessInfo');
    const { user, system } = process.cpuUsage();
    const browserSeconds = processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
    const freeSeconds = cpus().reduce((sum, { times }) => sum + times.idle, 0) / 1_000;
    return { at: performance.now() / 1_000, used: browserSeconds + (user + system) / 1_000_000, free: freeSeconds };
  };
  let last = await measure();
  let restSeconds = 0;
  const look = async (): Promise<void> => {
    const now = await measure();
    const seconds = now.at - last.at;
    const isAtRest = now.used - last.used < RESTING_CORES * seconds && now.free - last.free > FREE_CORES * seconds;
    restSeconds = isAtRest ? restSeconds + seconds : 0;
    last = now;
    if (restSeconds < REST_SECONDS) return;
    restSeconds = 0;
    console.log(`${info.title}: browser and server have been at rest for ${REST_SECONDS} s, so the test ends here`);
    info.setTimeout(performance.now() - begin);
  };
  // A browser that has just crashed answers no more; the test tells of it.
  const timer = setInterval(() => void look().catch(() => undefined), 1_000);
  return async () => {
    clearInterval(timer);
    await protocol.detach();
  };
}
