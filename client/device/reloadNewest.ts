/** The parts of the browser needed to reload the page in its newest version. */
interface ReloadApi {
  /** Missing where the browser cannot save pages. */
  readonly container: Pick<ServiceWorkerContainer, 'getRegistration'> | undefined;
  reload(): void;
  /** Resolves after this many ms. */
  wait(ms: number): Promise<unknown>;
}

/** How long to wait for the newer version to be saved, in ms: the old page may be all there is. */
const SAVED_BY = 15_000;

/**
 * Reloads the page in the newest version. A saved page would come back as it is: the newer one is saved first, and the
 * reloaded page activates it.
 */
export async function reloadNewest({ container, reload, wait }: ReloadApi = browserApi()): Promise<void> {
  await Promise.race([saveNewest(container), wait(SAVED_BY)]);
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

const browserApi = (): ReloadApi => ({
  container: (navigator as Partial<Navigator>).serviceWorker,
  reload: () => location.reload(),
  wait: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
});
