import { effect, type ReadonlySignal } from '@preact/signals';
import type { PageScreen } from '../app/screen.ts';
import { STORAGE_PREFIX } from '../device/storedJson.ts';
import { type LanguageMessage, TAKE_OVER } from './messages.ts';

/** Where the player is: a newer version waits while they are at a table or opening one. */
interface Place {
  readonly at: PageScreen['at'] | 'opening' | 'table';
}

/** The browser APIs needed to work offline and to install a newer version of the page. */
export interface UpdateApi {
  readonly container: Pick<
    ServiceWorkerContainer,
    'controller' | 'ready' | 'addEventListener' | 'getRegistration' | 'register'
  >;
  readonly locks: Pick<LockManager, 'request'>;
  reload(): void;
  /** How many files and replies this page has fetched so far. */
  fetched(): number;
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

const WORKER_PATH = '/offline.js';

/** A lock that all tabs at a table share, opening one included. A tab needs it exclusively to activate an update. */
const AT_TABLE_LOCK = `${STORAGE_PREFIX}.table`;

/** How long to wait before saving the page: the files of a table that is opened at once come first. */
const SAVE_DELAY_MS = 2_000;

/**
 * How long a page must have fetched nothing before a new worker takes over: if the old one is busy at that moment,
 * Chromium may wait five minutes before it activates the new one.
 */
const QUIET_TIME_MS = 700;

/** How long to wait for a new worker to take over; after that it never will. */
const TAKE_OVER_TIMEOUT_MS = 3_000;

/**
 * The current browser's API; null if it cannot save pages: over plain HTTP, in some private windows, during
 * development.
 */
export function browserUpdateApi(): UpdateApi | null {
  const { serviceWorker: container, locks } = navigator as Partial<Navigator>;
  if (!import.meta.env.PROD || !container || !locks) return null;
  const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
  const fetched = () => performance.getEntriesByType('resource').length;
  return { container, locks, fetched, wait, reload: () => location.reload() };
}

const NO_UPDATES: Updates = { keep: async () => undefined, take: async () => undefined, seen: async () => undefined };

/**
 * Follows this tab from table to table, and activates a waiting version whenever the player comes home.
 * @param language the code of the page's language, whose texts are saved
 */
export function openUpdates(
  place: ReadonlySignal<Place>,
  language: ReadonlySignal<string>,
  api: UpdateApi | null,
): Updates {
  if (!api) return NO_UPDATES;
  const { container, locks, fetched, wait } = api;
  let isKept = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    // The old worker's files, which this page may still need, are gone. The first worker replaces none.
    if (isKept) api.reload();
    isKept = true;
  });
  const take = async (): Promise<void> => {
    const waiting = isKept ? (await container.getRegistration())?.waiting : null;
    if (!waiting) return;
    await locks.request(AT_TABLE_LOCK, { ifAvailable: true }, async (alone) => {
      if (!alone) return;
      let before: number;
      do {
        before = fetched();
        await wait(QUIET_TIME_MS);
        if (isAtTable(place.peek())) return;
      } while (fetched() > before);
      waiting.postMessage(TAKE_OVER);
      await wait(TAKE_OVER_TIMEOUT_MS);
    });
  };
  holdAtTables(place, locks);
  onComingHome(place, take);
  return {
    take: () => quietly(take),
    keep: () =>
      quietly(async () => {
        await wait(SAVE_DELAY_MS);
        await container.register(WORKER_PATH);
        const { active, waiting, installing } = await container.ready;
        effect(() => {
          const message: LanguageMessage = { language: language.value };
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

const isAtTable = ({ at }: Place): boolean => at === 'table' || at === 'opening';

/** Ignores errors: if the browser forbids the work or is offline, only the update is missed. */
async function quietly(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch {
    // The page works without it.
  }
}

function holdAtTables(place: ReadonlySignal<Place>, locks: UpdateApi['locks']): void {
  effect(() => {
    if (!isAtTable(place.value)) return undefined;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    void quietly(() => locks.request(AT_TABLE_LOCK, { mode: 'shared' }, () => held));
    return release;
  });
}

function onComingHome(place: ReadonlySignal<Place>, take: () => Promise<void>): void {
  let was = place.peek().at;
  effect(() => {
    const { at } = place.value;
    if (at === 'home' && was === 'table') void quietly(take);
    was = at;
  });
}

/** The browser APIs needed to find out whether the page is outdated. */
interface RenewApi {
  /** The path of the script this page was started with. */
  readonly script: string;
  /** Fetches the HTML of the page from the server; null if the server does not give it. */
  fetchPage(): Promise<string | null>;
  reload(): void;
}

/**
 * Reloads if the server has a newer page. Called when a chunk of the page fails to load. It reloads once at most, since
 * the page is up to date after that, and never offline, where a reload would fail.
 */
export async function renewIfOld({ script, fetchPage, reload }: RenewApi): Promise<void> {
  try {
    if ((await fetchPage())?.includes(script) === false) reload();
  } catch {
    // The server is unreachable: keep the page as it is.
  }
}

/** The page in the current browser. */
export const BROWSER_PAGE: RenewApi = {
  get script() {
    return new URL(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? location.href).pathname;
  },
  async fetchPage() {
    const response = await fetch('/index.html', { cache: 'no-store' });
    return response.ok ? response.text() : null;
  },
  reload: () => location.reload(),
};

/** Reloads the page in its newest version. If the code for that is gone, a plain reload brings the newest. */
export const reload = (): Promise<void> =>
  import('./reloadNewest.ts').then(
    ({ reloadNewest }) => reloadNewest(),
    () => location.reload(),
  );
