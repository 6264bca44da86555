import { PASS_BY } from '../offline/passBy.ts';

/** The parts of the browser needed to reload the page in its newest version. */
interface ReloadApi {
  /** Missing where the browser cannot save pages. */
  readonly container: Pick<ServiceWorkerContainer, 'getRegistration' | 'controller'> | undefined;
  reload(): void;
  /** Resolves after this many ms. */
  wait(ms: number): Promise<unknown>;
}

/** How long to wait for the newer version to be saved, in ms: the old page may be all there is. */
const SAVE_TIMEOUT_MS = 15_000;

/** How long to wait for the worker's answer, in ms: one older than this page may not know the question. */
const ANSWER_TIMEOUT_MS = 1_000;

/**
 * Reloads this tab in the newest version. The saved page would come back as it is, so the newer one is saved first, for
 * the reloaded page to activate. It may not while another tab is at a table, since all tabs would be reloaded under the
 * players' hands: therefore the worker also leaves the next page to the server. The old page comes back only where the
 * server does not answer in time.
 */
export async function reloadNewest({ container, reload, wait }: ReloadApi = browserApi()): Promise<void> {
  await Promise.race([saveNewest(container), wait(SAVE_TIMEOUT_MS)]);
  await Promise.race([passBy(container?.controller), wait(ANSWER_TIMEOUT_MS)]);
  reload();
}

/** Resolves when the newer version is saved, or cannot be. */
async function saveNewest(container: ReloadApi['container']): Promise<void> {
  try {
    const registration = await container?.getRegistration();
    await registration?.update();
    const worker = registration?.installing;
    if (worker) await new Promise((done) => worker.addEventListener('statechange', done, { once: true }));
  } catch {
    // Out of reach, or forbidden by the browser: a plain reload is all there is.
  }
}

/** Resolves when the worker has heard that the next page is to come from the server, or there is no worker. */
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
