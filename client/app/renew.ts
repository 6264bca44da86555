/** The parts of the browser needed to find out whether the page is outdated. */
export interface RenewApi {
  /** The path of the script this page was started with. */
  readonly script: string;
  /** Fetches the HTML of the page from the server. */
  fetchPage(): Promise<string>;
  reload(): void;
}

/**
 * Called when a chunk of the page fails to load: reloads if the server has a newer page. This happens once at most,
 * since the page is up to date after that; and never offline, where a reload would fail.
 */
export async function renewIfOld({ script, fetchPage, reload }: RenewApi): Promise<void> {
  try {
    if (!(await fetchPage()).includes(script)) reload();
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
    if (!response.ok) throw new Error(`fetching /index.html failed with status ${response.status}`);
    return response.text();
  },
  reload: () => location.reload(),
};
