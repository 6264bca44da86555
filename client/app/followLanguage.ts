import { computed, effect, type ReadonlySignal } from '@preact/signals';
import type { PageLanguage } from '#rules';
import { isOffered, languageOf, type Settings } from '../device/settings.ts';
import { writeLetters } from '../text/say.ts';

/**
 * Shows the page in the language of the settings, now and after each change. Resolves when the first one is there.
 * @param speakIn shows the page in a language; rejects if its texts cannot be fetched
 * @throws TypeError if the first texts cannot be fetched
 */
export async function followLanguage(
  settings: ReadonlySignal<Settings>,
  speakIn: (code: PageLanguage) => Promise<void>,
): Promise<void> {
  let wanted = languageOf(settings.peek());
  let shown = wanted;
  const show = async (code: PageLanguage): Promise<void> => {
    await speakIn(code);
    if (wanted !== code) return;
    shown = code;
    document.documentElement.lang = code;
    linkManifest(code);
  };
  await show(wanted);
  effect(() => {
    const code = languageOf(settings.value);
    if (code === wanted) return;
    wanted = code;
    show(code).catch((error: unknown) => {
      reportError(error);
      // The former language stays, and the next change of the settings asks again.
      if (wanted === code) wanted = shown;
    });
  });
}

/** Links to the manifest in this language, from which an installed app has its words. Built for offered languages. */
function linkManifest(code: PageLanguage): void {
  const part = isOffered(code) && code !== 'en' ? `.${code}` : '';
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/manifest${part}.webmanifest`);
}

/** Writes cards in the letters of the settings, now and after each change. */
export function followLetters(settings: ReadonlySignal<Settings>): void {
  const own = computed(() => settings.value.ownLetters);
  effect(() => writeLetters(own.value));
}
