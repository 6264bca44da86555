import { PASS_BY } from './messages.ts';

/** The browser APIs needed to reload the page in its newest version. */
interface ReloadApi {
  /** Missing where the browser cannot save pages. */
  readonly container: Pick<ServiceWorkerContainer, 'getRegistration' | 'controller'> | undefined;
  reload(): void;
  /** Resolves after this many ms. */
  wait(ms: number): Promise<unknown>;
}

/** How long to wait for the newer version to be saved: the old page may be all there is. */
const SAVE_TIMEOUT_MS = 15_000;

/** How long to wait for the worker's answer: one older than this page may not know the message. */
const ANSWER_TIMEOUT_MS = 1_000;

/**
 * Reloads this tab in the newest version. A plain reload would bring back the saved page, so the newer one is saved
 * first, for the reloaded page to activate. While another tab is at a table it must not be activated, since that
 * reloads all tabs in the middle of a game; so the worker also takes the next page from the server. The old page comes
 * back only if the server does not answer in time.
 */
export async function reloadNewest({ container, reload, wait }: ReloadApi = browserApi()): Promise<void> {
  await Promise.race([saveNewest(container), wait(SAVE_TIMEOUT_MS)]);
  await Promise.race([passBy(container?.controller), wait(ANSWER_TIMEOUT_MS)]);
  reload();
}

/** Resolves when the newer version is saved or cannot be. */
async function saveNewest(container: ReloadApi['container']): Promise<void> {
  try {
    const registration = await container?.getRegistration();
    await registration?.update();
    const worker = registration?.installing;
    if (worker) await new Promise((done) => worker.addEventListener('statechange', done, { once: true }));
  } catch {
    // The server cannot be reached, or the browser forbids it: only a plain reload is left.
  }
}

/** Resolves when the worker knows that the next page comes from the server, or if there is no worker. */
async function passBy(worker: ServiceWorker | null | undefined): Promise<void> {
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  const heard = new Promise((done) => {
    port1.onmessage = done;
  });
  worker.postMessage(PASS_BY, [port2]);
  await heard;
  port1.close();
}

const browserApi = (): ReloadApi => ({
  container: (navigator as Partial<Navigator>).serviceWorker,
  reload: () => location.reload(),
  wait: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
});
