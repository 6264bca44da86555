import { effect, type ReadonlySignal } from '@preact/signals';
import { TAKE_OVER } from '../offline/messages.ts';
import type { PagePlace } from './page.ts';

/** What of the browser it takes to be there without a network, and to become a newer page. */
export interface UpdateApi {
  readonly container: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener' | 'getRegistration' | 'register'>;
  readonly locks: Pick<LockManager, 'request'>;
  reload(): void;
  /** Resolves after this many ms. */
  wait(ms: number): Promise<void>;
}

/** A newer page, once it is fetched, waits as long as a table is open in any tab. It is taken by a reload. */
export interface Updates {
  /** Keeps the page for times without a network, and looks for a newer one: in the background. */
  keep(): Promise<void>;
  /** Takes a newer page that waits. Resolves where there is none, or where it has to wait on. */
  take(): Promise<void>;
  /** The page, which may have been open for days, has become visible: looks for a newer one, and takes one at home. */
  seen(): Promise<void>;
}

const WORKER = '/offline.js';

/** Held together by all tabs at a table or on the way to one; alone, by a tab that takes a newer page. */
const AT_TABLE = 'crazy-rummy.table';

/** Whoever has come to play goes to a table at once: their files come first. */
const QUIET = 2_000;

/** A worker that does not take over in this time never will. */
const TAKE_OVER_TIME = 3_000;

/** This browser; null where it keeps no pages: over a line that is not safe, in some private windows, while developing. */
export function browserUpdateApi(): UpdateApi | null {
  const { serviceWorker: container, locks } = navigator as Partial<Navigator>;
  if (!import.meta.env.PROD || !container || !locks) return null;
  const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
  return { container, locks, wait, reload: () => location.reload() };
}

const NO_UPDATES: Updates = { keep: async () => undefined, take: async () => undefined, seen: async () => undefined };

/** Follows this tab from table to table, and takes a newer page whenever it comes home. */
export function openUpdates(place: ReadonlySignal<PagePlace>, api: UpdateApi | null): Updates {
  if (!api) return NO_UPDATES;
  const { container, locks, wait } = api;
  let isKept = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    // The files that this page would still fetch go with the older worker. Before the first there was none.
    if (isKept) api.reload();
    isKept = true;
  });
  const take = async (): Promise<void> => {
    const waiting = isKept ? (await container.getRegistration())?.waiting : null;
    if (!waiting) return;
    await locks.request(AT_TABLE, { ifAvailable: true }, async (alone) => {
      if (!alone) return;
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
      }),
    seen: () =>
      quietly(async () => {
        if (place.peek().at !== 'home') return;
        await (await container.getRegistration())?.update();
        await take();
      }),
  };
}

/** What a browser forbids, or cannot do without a network, costs the update and nothing else. */
async function quietly(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch {
    // The page is there all the same.
  }
}

function holdAtTables(place: ReadonlySignal<PagePlace>, locks: UpdateApi['locks']): void {
  effect(() => {
    const { at } = place.value;
    if (at !== 'table' && at !== 'opening') return undefined;
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
