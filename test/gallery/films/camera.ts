import type { Browser, Page } from '@playwright/test';
import { finger, LIFT, middle, mouse, onTheWay } from '../../support/browser/hands.ts';
import { BrowserPlayer, boxOf } from '../../support/browser/player.ts';
import { openPlace, PAGES } from '../pages.ts';
import type { Film, Scene } from './film.ts';
import { followClock } from './followClock.ts';

/** A device that films are taken on. */
export interface FilmDevice {
  readonly width: number;
  readonly height: number;
  readonly hasTouch: boolean;
}

/** A picture of a film, as PNG. */
export interface Shot {
  readonly ms: number;
  readonly png: Buffer;
}

/** Ms between two frames of the page's clock. */
const FRAME = 16;
const INTERVAL = 5 * FRAME;
/** Equal pictures that end a film: the first at rest and two more. */
const AT_REST = 3;
const LONGEST = 8_000;
/** How long a drag takes from place to place, and what passes after a tap, in ms. */
const CARRY = 5 * INTERVAL;
const AFTER_TAP = 4 * INTERVAL;
/** Real ms for what does not follow the page's clock: workers, files being fetched. */
const REAL = 40;
const FIRST_PAINT = 500;
/** About how much slower the page's clock runs than the real time while pictures are taken. */
const SLOWER = 10;

/** Takes a film on a device. */
export async function takeFilm(browser: Browser, address: string, film: Film, device: FilmDevice): Promise<Shot[]> {
  const { hasTouch, ...viewport } = device;
  const { from, settings = {}, after = 2_000, rests = 0, longest = LONGEST } = film;
  const page = await browser.newPage({ viewport, hasTouch, reducedMotion: film.reduced ? 'reduce' : 'no-preference' });
  try {
    page.on('pageerror', (error) => console.error(error));
    await page.clock.install({ time: 0 });
    await page.addInitScript(followClock);
    page.on('worker', (worker) => void worker.evaluate(slowDown, SLOWER));
    const halt = (): Promise<void> => page.clock.pauseAt(3_600_000);
    // A page is seen as it opens; a table needs a running clock until it is drawn.
    if (from in PAGES) await halt();
    await openPlace(page, address, from, settings);
    if (!(from in PAGES)) await halt();
    // Files that are fetched while the page rests arrive meanwhile.
    await runFor(page, after);
    // Until styles are there that begin animations.
    await page.waitForTimeout(FIRST_PAINT);
    const { scene, start } = await sceneOn(page, hasTouch);
    // A page opened by its address shows a focus ring, which a person who arrives by a tap does not see.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await film.before?.(scene);
    const shots = await start();
    await film.act(scene);
    const acted = shots.length;
    const isAtRest = (): boolean => areAlike(shots.slice(acted).slice(-AT_REST));
    for (let ms = 0; ms < longest && (ms < rests || !isAtRest()); ms += INTERVAL) await scene.pass(INTERVAL);
    return shots;
  } finally {
    await page.close();
  }
}

async function runFor(page: Page, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += INTERVAL) {
    await page.clock.runFor(INTERVAL);
    await page.waitForTimeout(REAL);
  }
}

/** Runs in a worker: makes its timers, such as the pauses of bots, take longer. */
function slowDown(times: number): void {
  const { setTimeout } = self;
  self.setTimeout = ((act: () => void, ms = 0) => setTimeout(act, ms * times)) as typeof setTimeout;
}

const areAlike = (shots: readonly Shot[]): boolean =>
  shots.length === AT_REST && shots.every(({ png }) => png.equals(shots[0]?.png as Buffer));

/** The page as a scene, and what starts the taking of pictures. */
async function sceneOn(page: Page, hasTouch: boolean): Promise<{ scene: Scene; start: () => Promise<Shot[]> }> {
  const player = new BrowserPlayer(page, hasTouch ? await finger(page) : mouse(page));
  let shots: Shot[] = [];
  /** Ms since the first picture. */
  let now = 0;
  const take = async (): Promise<void> => {
    shots.push({ ms: now, png: await page.screenshot({ animations: 'allow' }) });
  };
  /** Lets time pass frame by frame, with something done before each frame. */
  const pass = async (ms: number, move?: (share: number) => Promise<void>): Promise<void> => {
    for (let passed = 0; passed < ms; passed += FRAME) {
      await move?.((passed + FRAME) / ms);
      await page.clock.runFor(FRAME);
      now += FRAME;
      if (now % INTERVAL > 0) continue;
      await page.waitForTimeout(REAL);
      await take();
    }
  };
  const start = async (): Promise<Shot[]> => {
    now = 0;
    shots = [];
    await take();
    return shots;
  };
  const scene: Scene = {
    player,
    pass: (ms) => pass(ms),
    async skip(ms) {
      await runFor(page, ms);
      now += ms;
      await take();
    },
    async tap(what, ms = AFTER_TAP) {
      await player.tap(what);
      await pass(ms);
    },
    async drag(from, ...places) {
      const { x, y } = middle(await boxOf(from));
      let at = { x, y: y - LIFT };
      const held = await player.hold(from);
      for (const place of places) {
        await pass(INTERVAL);
        const [start, end] = [at, middle(await boxOf(place))];
        await pass(CARRY, (share) => held.over(onTheWay(start, end, share)));
        at = end;
      }
      await held.drop();
    },
    play: (...lines) => page.evaluate((played) => window.gallery?.play(...played), lines),
    say: (seat, phrase) => page.evaluate((said) => window.gallery?.say(said), { seat, phrase }),
    async rotate() {
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      await page.setViewportSize({ width: height, height: width });
    },
  };
  return { scene, start };
}
