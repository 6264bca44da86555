import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import type { PageLanguage } from '#rules';
import type { Say } from '#text';
import { followLanguage } from '../../client/app/followLanguage.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../client/game/settings.ts';
import type { FirstLanguage, MoreLanguage } from '../../client/text/language.ts';
import { speaker } from '../../client/text/languages.ts';
import { englishCore, englishMore } from '../support/englishTexts.ts';

type Code = 'en' | 'fr' | 'de';
type Part = 'core' | 'further';

/** Messages of which only the language matters here. */
const sayOf = (code: Code): Say => ({ code }) as Say;

/**
 * Languages whose texts arrive when the test says so. `shown`: the language of the table, and that of what is opened
 * later, null before it is there.
 */
function languages() {
  const waiting = new Map<string, { readonly come: () => void; readonly fail: () => void }[]>();
  const fetched = <T>(code: Code, part: Part, texts: T): Promise<T> =>
    new Promise((resolve, reject) => {
      const ends = { come: () => resolve(texts), fail: () => reject(new TypeError('offline')) };
      waiting.set(`${code} ${part}`, [...(waiting.get(`${code} ${part}`) ?? []), ends]);
    });
  const textsOf = (code: Code) => ({
    core: () => fetched(code, 'core', { ...englishCore, say: sayOf(code) }),
    further: () => fetched(code, 'further', { ...englishMore, say: sayOf(code) }),
  });
  const ended = (how: 'come' | 'fail') => async (what: `${Code} ${Part}`) => {
    for (const ends of waiting.get(what) ?? []) ends[how]();
    waiting.delete(what);
    // Everything that follows from it.
    await new Promise((resolve) => setImmediate(resolve));
  };
  const texts = { en: textsOf('en'), fr: textsOf('fr'), de: textsOf('de') };
  let [table, opened]: [string, string | null] = ['en', null];
  const shows = {
    speak: (core: FirstLanguage, further: MoreLanguage | null): void => {
      [table, opened] = [core.say.code, further?.say.code ?? null];
    },
    speakFurther: (further: MoreLanguage): void => {
      opened = further.say.code;
    },
  };
  return {
    ...speaker<Code>(texts, 'en', shows),
    shown: () => [table, opened],
    come: ended('come'),
    fail: ended('fail'),
  };
}

test('a panel opened before the language changes has the new language', async () => {
  const { speakIn, fetchFurther, come, shown } = languages();
  const opened = fetchFurther();
  const changed = speakIn('fr');
  await come('fr core');
  await come('en further');
  await come('fr further');
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
  await come('en further');
  await come('fr core');
  await come('fr further');
  await Promise.all([opened, changed]);
  expect([isOpen, ...shown()]).toEqual([true, 'fr', 'fr']);
});

test('a panel is never shown in another language than the table', async () => {
  const { speakIn, fetchFurther, come, shown } = languages();
  void speakIn('fr');
  await come('fr core');
  let isOpen = false;
  const opened = fetchFurther().then(() => {
    isOpen = true;
  });
  void speakIn('de');
  await come('fr further');
  expect([isOpen, ...shown()]).toEqual([true, 'fr', 'fr']);
  await come('de core');
  expect(shown()).toEqual(['fr', 'fr']);
  await come('de further');
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
    for (const code of order) await come(`${code} core`);
    await Promise.all(both);
    expect(shown()).toEqual(['de', null]);
  }
});

test('a panel that could not be fetched is asked for again', async () => {
  const { fetchFurther, come, fail } = languages();
  const failed = expect(fetchFurther()).rejects.toThrow('offline');
  await fail('en further');
  await failed;
  const opened = fetchFurther();
  await come('en further');
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
