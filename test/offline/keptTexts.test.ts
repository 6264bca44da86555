import { expect, test } from 'vitest';
import { openKeptTexts, type TextFiles } from '../../client/offline/keptTexts.ts';

const ORIGIN = 'https://cards.example';

/** A version of the page: each language's texts have its mark in their names, unless they are those of all versions. */
const version = (mark: string): TextFiles => ({
  en: [`/en-${mark}.js`, `/en-more-${mark}.js`],
  fr: [`/fr-${mark}.js`, `/fr-more-${mark}.js`],
  el: ['/el.js'],
});

/** A device with its cache, on a network that can be out of reach. */
function device() {
  const entries = new Map<string, Response>();
  const fetched: string[] = [];
  let isOnline = true;
  const pathOf = (asked: RequestInfo | URL): string =>
    new URL(typeof asked === 'object' && 'url' in asked ? asked.url : asked, ORIGIN).pathname;
  const cache = {
    match: async (asked: RequestInfo) => entries.get(pathOf(asked)),
    put: async (path: string, response: Response) => void entries.set(path, response),
    delete: async (path: string) => entries.delete(path),
    keys: async () => [...entries.keys()].map((path) => ({ url: ORIGIN + path })),
    addAll: async (paths: readonly string[]) => {
      if (!isOnline && paths.length > 0) throw new TypeError('Failed to fetch');
      for (const path of paths) entries.set(path, new Response(path));
      fetched.push(...paths);
    },
  } as unknown as Cache;
  const open = (files: TextFiles) => openKeptTexts({ open: async () => cache }, files);
  return {
    open,
    fetched,
    kept: () => [...entries.keys()].filter((path) => path.endsWith('.js')).sort(),
    goOffline: () => {
      isOnline = false;
    },
  };
}

test('before a page has said its language, the texts of the browser’s are kept', async () => {
  const { open, kept } = device();
  await open(version('1')).fetchAhead(['fr-CA', 'en']);
  expect(kept()).toEqual(['/fr-1.js', '/fr-more-1.js']);
});

test('the texts of the language in use are kept, and no others', async () => {
  const { open, kept } = device();
  const texts = open(version('1'));
  await texts.fetchAhead(['en']);
  await texts.use('fr');
  expect(kept()).toEqual(['/fr-1.js', '/fr-more-1.js']);
  const found = await texts.find({ url: `${ORIGIN}/fr-1.js` } as Request);
  expect(await found?.text()).toBe('/fr-1.js');
  expect(await texts.find({ url: `${ORIGIN}/en-1.js` } as Request)).toBeUndefined();
});

test('a language whose texts cannot be fetched leaves the former one', async () => {
  const { open, kept, goOffline } = device();
  const texts = open(version('1'));
  await texts.use('fr');
  goOffline();
  await expect(texts.use('el')).rejects.toThrow(TypeError);
  expect(kept()).toEqual(['/fr-1.js', '/fr-more-1.js']);
});

test.each(['tlh', '__proto__', 'en-XA'])('a language without texts to keep changes nothing: %s', async (code) => {
  const { open, kept } = device();
  const texts = open(version('1'));
  await texts.use('el');
  await texts.use(code);
  expect(kept()).toEqual(['/el.js']);
});

test('a newer version has the texts of the language in use before it takes over, beside those of the older', async () => {
  const { open, kept, goOffline } = device();
  await open(version('1')).use('fr');
  const newer = open(version('2'));
  await newer.fetchAhead(['en']);
  goOffline();
  expect(kept()).toEqual(['/fr-1.js', '/fr-2.js', '/fr-more-1.js', '/fr-more-2.js']);
  await newer.tidy();
  expect(kept()).toEqual(['/fr-2.js', '/fr-more-2.js']);
});

test('a language chosen while a newer version waits is kept for both', async () => {
  const { open, kept } = device();
  const [older, newer] = [open(version('1')), open(version('2'))];
  await older.use('fr');
  await newer.fetchAhead(['fr']);
  await Promise.all([older.use('en'), newer.use('en')]);
  expect(kept()).toEqual(['/en-1.js', '/en-2.js', '/en-more-1.js', '/en-more-2.js']);
});

test('texts that a newer version has not changed are not fetched again', async () => {
  const { open, fetched } = device();
  await open(version('1')).use('el');
  const newer = open(version('2'));
  await newer.fetchAhead(['el']);
  await newer.tidy();
  await newer.use('el');
  expect(fetched).toEqual(['/el.js']);
});
