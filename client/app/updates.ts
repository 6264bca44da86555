import { effect, type ReadonlySignal } from '@preact/signals';
import { STORAGE_PREFIX } from '../device/storedJson.ts';
import { type Speaking, TAKE_OVER } from '../offline/messages.ts';
import type { PagePlace } from './page.ts';

/** The browser APIs needed to work offline and to install a newer version of the page. */
export interface UpdateApi {
  readonly container: Pick<
    ServiceWorkerContainer,
    'controller' | 'ready' | 'addEventListener' | 'getRegistration' | 'register'
  >;
  readonly locks: Pick<LockManager, 'request'>;
  reload(): void;
  /** Resolves after this many ms. */
  wait(ms: number): Promise<void>;
}

/**
 * Updates of the page. A newer version, once fetched, waits while a table is open in any tab; a reload activates it.
 */
export interface Updates {
  /** Saves the page and its language's texts for offline use, and checks for a newer version, in the background. */
  keep(): Promise<void>;
  /** Activates a waiting version. Resolves if there is none, or if it has to keep waiting. */
  take(): Promise<void>;
  /** Called when the page becomes visible, perhaps after days: checks for a newer version, and activates it at home. */
  seen(): Promise<void>;
}

const WORKER = '/offline.js';

/** A lock shared by all tabs that are at a table or opening one; held exclusively by a tab that activates an update. */
const AT_TABLE = `${STORAGE_PREFIX}.table`;

/** Delay before saving the page, in ms: the files of a table that is opened at once come first. */
const QUIET = 2_000;

/**
 * Delay before a new worker takes over, in ms, while the home screen fetches its parts: Chromium may not activate it at
 * all if the old one is at work at that moment.
 */
const HOME_READY = 700;

/** How long to wait for a new worker to take over, in ms: after that it never will. */
const TAKE_OVER_TIME = 3_000;

/**
 * The current browser's API; null if it cannot save pages: over plain HTTP, in some private windows, during
 * development.
 */
export function browserUpdateApi(): UpdateApi | null {
  const { serviceWorker: container, locks } = navigator as Partial<Navigator>;
  if (!import.meta.env.PROD || !container || !locks) return null;
  const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
  return { container, locks, wait, reload: () => location.reload() };
}

const NO_UPDATES: Updates = { keep: async () => undefined, take: async () => undefined, seen: async () => undefined };

/**
 * Follows this tab from table to table, and activates a waiting version whenever the player comes home.
 * @param language the code of the page's language, whose texts are saved
 */
export function openUpdates(
  place: ReadonlySignal<PagePlace>,
  language: ReadonlySignal<string>,
  api: UpdateApi | null,
): Updates {
  if (!api) return NO_UPDATES;
  const { container, locks, wait } = api;
  let isKept = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    // The files this page may still fetch disappear with the old worker. The first worker replaces none.
    if (isKept) api.reload();
    isKept = true;
  });
  const take = async (): Promise<void> => {
    const waiting = isKept ? (await container.getRegistration())?.waiting : null;
    if (!waiting) return;
    await locks.request(AT_TABLE, { ifAvailable: true }, async (alone) => {
      if (!alone) return;
      await wait(HOME_READY);
      if (isAtTable(place.peek())) return;
      waiting.postMessage(TAKE_OVER);
      await wait(TAKE_OVER_TIME);
    });
  };
  holdAtTables(place, locks);
  onComingHome(place, take);
  return {
    take: () => quietly(take),
    keep: () =>
      quietly(async () => {
        await wait(QUIET);
        await container.register(WORKER);
        const { active, waiting, installing } = await container.ready;
        effect(() => {
          const message: Speaking = { language: language.value };
          for (const worker of [active, waiting, installing]) worker?.postMessage(message);
        });
      }),
    seen: () =>
      quietly(async () => {
        if (place.peek().at !== 'home') return;
        await (await container.getRegistration())?.update();
        await take();
      }),
  };
}

const isAtTable = ({ at }: PagePlace): boolean => at === 'table' || at === 'opening';

/** Ignores errors: if the browser forbids the work or is offline, only the update is missed. */
async function quietly(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch {
    // The page works without it.
  }
}

function holdAtTables(place: ReadonlySignal<PagePlace>, locks: UpdateApi['locks']): void {
  effect(() => {
    if (!isAtTable(place.value)) return undefined;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    void quietly(() => locks.request(AT_TABLE, { mode: 'shared' }, () => held));
    return release;
  });
}

function onComingHome(place: ReadonlySignal<PagePlace>, take: () => Promise<void>): void {
  let was = place.peek().at;
  effect(() => {
    const { at } = place.value;
    if (at === 'home' && was === 'table') void quietly(take);
    was = at;
  });
}
