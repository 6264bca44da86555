/** What of the browser tells whether the page is an old one. */
export interface RenewApi {
  /** The file this page began with. */
  readonly script: string;
  /** The page as it is on the server now. */
  fetchPage(): Promise<string>;
  reload(): void;
}

/**
 * A part of the page could not be fetched: if that is because the server has another page by now, reloads. It does so once at
 * most, since then the page is that other one; and never without a network, where a reload would end in nothing.
 */
export async function renewIfOld({ script, fetchPage, reload }: RenewApi): Promise<void> {
  try {
    if (!(await fetchPage()).includes(script)) reload();
  } catch {
    // Out of reach: the page stays as it is.
  }
}

/** The page in this browser. */
export const BROWSER_PAGE: RenewApi = {
  get script() {
    return new URL(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? location.href).pathname;
  },
  async fetchPage() {
    const response = await fetch('/index.html', { cache: 'no-store' });
    if (!response.ok) throw new Error(`the page is answered with ${response.status}`);
    return response.text();
  },
  reload: () => location.reload(),
};
