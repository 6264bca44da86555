import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import type { PageLanguage } from '#rules';
import type { Say } from '#text';
import { followLanguage } from '../../client/app/followSettings.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../client/device/settings.ts';
import { speaker } from '../../client/text/languages.ts';

type Code = 'en' | 'fr' | 'de';
type Part = 'first' | 'all';

/** Messages of which only the language matters here, and which there are. */
interface Known extends Say {
  readonly which: Part;
}

/**
 * Languages whose texts arrive when the test says so. `shown`: the language of the table, and that of what is opened
 * later, null before it is there.
 */
function languages() {
  const waiting = new Map<string, { readonly come: () => void; readonly fail: () => void }[]>();
  const read = (code: Code, which: Part): Promise<Say> =>
    new Promise((resolve, reject) => {
      const ends = { come: () => resolve({ code, which } as Known), fail: () => reject(new TypeError('offline')) };
      waiting.set(`${code} ${which}`, [...(waiting.get(`${code} ${which}`) ?? []), ends]);
    });
  const ended = (how: 'come' | 'fail') => async (what: `${Code} ${Part}`) => {
    for (const ends of waiting.get(what) ?? []) ends[how]();
    waiting.delete(what);
    // Everything that follows from it.
    await new Promise((resolve) => setImmediate(resolve));
  };
  let [table, opened]: [string, string | null] = ['en', null];
  const show = (say: Say): void => {
    table = say.code;
    opened = (say as Known).which === 'all' ? say.code : null;
  };
  return {
    ...speaker<Code>(read, 'en', show),
    shown: () => [table, opened],
    come: ended('come'),
    fail: ended('fail'),
  };
}

test('a panel opened before the language changes has the new language', async () => {
  const { speakIn, fetchFurther, come, shown } = languages();
  const opened = fetchFurther();
  const changed = speakIn('fr');
  await come('fr first');
  await come('en all');
  await come('fr all');
  await Promise.all([opened, changed]);
  expect(shown()).toEqual(['fr', 'fr']);
});

test('a panel opened while the language changes waits for the new one', async () => {
  const { speakIn, fetchFurther, come, shown } = languages();
  const changed = speakIn('fr');
  let isOpen = false;
  const opened = fetchFurther().then(() => {
    isOpen = true;
  });
  await come('en all');
  await come('fr first');
  await come('fr all');
  await Promise.all([opened, changed]);
  expect([isOpen, ...shown()]).toEqual([true, 'fr', 'fr']);
});

test('a panel is never shown in another language than the table', async () => {
  const { speakIn, fetchFurther, come, shown } = languages();
  void speakIn('fr');
  await come('fr first');
  let isOpen = false;
  const opened = fetchFurther().then(() => {
    isOpen = true;
  });
  void speakIn('de');
  await come('fr all');
  expect([isOpen, ...shown()]).toEqual([true, 'fr', 'fr']);
  await come('de first');
  expect(shown()).toEqual(['fr', 'fr']);
  await come('de all');
  await opened;
  expect(shown()).toEqual(['de', 'de']);
});

test('of two languages chosen in a hurry the later one stays, whichever comes first', async () => {
  for (const order of [
    ['fr', 'de'],
    ['de', 'fr'],
  ] as const) {
    const { speakIn, come, shown } = languages();
    const both = [speakIn('fr'), speakIn('de')];
    for (const code of order) await come(`${code} first`);
    await Promise.all(both);
    expect(shown()).toEqual(['de', null]);
  }
});

test('a panel that could not be fetched is asked for again', async () => {
  const { fetchFurther, come, fail } = languages();
  const failed = expect(fetchFurther()).rejects.toThrow('offline');
  await fail('en all');
  await failed;
  const opened = fetchFurther();
  await come('en all');
  await opened;
});

test('a language that cannot be fetched leaves the former one, and choosing it again asks again', async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('reportError', vi.fn());
  const root = { lang: '' };
  vi.stubGlobal('document', { documentElement: root, querySelector: () => null });
  let isOffline = true;
  const asked: PageLanguage[] = [];
  const speakIn = async (code: PageLanguage): Promise<void> => {
    asked.push(code);
    if (isOffline && code !== 'en') throw new TypeError('offline');
  };
  const settings = signal<Settings>(DEFAULT_SETTINGS);
  const choose = async (code: PageLanguage): Promise<void> => {
    settings.value = { ...settings.value, language: code };
    await new Promise((resolve) => setImmediate(resolve));
  };
  await followLanguage(settings, speakIn);
  await choose('en-XA');
  expect([root.lang, settings.value.language]).toEqual(['en', 'en-XA']);
  isOffline = false;
  await choose('en-XA');
  expect(root.lang).toBe('en-XA');
  await choose('en');
  expect([root.lang, ...asked]).toEqual(['en', 'en', 'en-XA', 'en-XA', 'en']);
});
