import { languageFor } from '../first/languageFor.ts';

/** The addresses of each language's texts, by the language's code. */
export type TextFiles = Readonly<Record<string, readonly string[]>>;

/** The texts kept on the device: those of the language in use, so that the page starts in it without a network. */
export interface KeptTexts {
  /** Answers a request for texts from what is kept; undefined if they are not. */
  find(request: Request): Promise<Response | undefined>;
  /**
   * Fetches the texts of this language, which is in use from now on, and then drops those of all others.
   * @throws TypeError if they cannot be fetched; those of the previous language stay
   */
  use(code: string): Promise<void>;
  /**
   * Fetches this version's texts of the language in use, before the version takes over. Until a page has named the
   * language, it is the browser's.
   * @throws TypeError if they cannot be fetched
   */
  fetchAhead(wanted: readonly string[]): Promise<void>;
  /** Drops the texts of other versions. */
  tidy(): Promise<void>;
}

const CACHE_NAME = 'texts';

/** The address of the cache's entry with the code of the language in use. */
const LANGUAGE_ENTRY = '/language';

/**
 * Opens the kept texts. Versions share them: one that waits adds its own, and drops the former ones later.
 * @param files the texts of this version
 */
export function openKeptTexts(caches: Pick<CacheStorage, 'open'>, files: TextFiles): KeptTexts {
  const opened = (): Promise<Cache> => caches.open(CACHE_NAME);
  const fetchMissing = async (cache: Cache, urls: readonly string[]): Promise<void> => {
    const kept = await Promise.all(urls.map((url) => cache.match(url)));
    await cache.addAll(urls.filter((_, i) => !kept[i]));
  };
  const drop = async (cache: Cache, isOld: (path: string) => boolean): Promise<void> => {
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    await Promise.all(paths.filter((path) => path !== LANGUAGE_ENTRY && isOld(path)).map((path) => cache.delete(path)));
  };
  return {
    find: async (request) => (await opened()).match(request),
    async use(code) {
      const own = Object.hasOwn(files, code) ? (files[code] ?? []) : [];
      if (own.length === 0) return;
      const cache = await opened();
      await fetchMissing(cache, own);
      await cache.put(LANGUAGE_ENTRY, new Response(code));
      const others = Object.values(files).flat();
      await drop(cache, (path) => others.includes(path) && !own.includes(path));
    },
    async fetchAhead(wanted) {
      const cache = await opened();
      const codes = Object.keys(files);
      const inUse = await (await cache.match(LANGUAGE_ENTRY))?.text();
      const code = codes.find((one) => one === inUse) ?? languageFor('auto', wanted, codes);
      await fetchMissing(cache, files[code] ?? []);
    },
    async tidy() {
      const all = Object.values(files).flat();
      await drop(await opened(), (path) => !all.includes(path));
    },
  };
}
