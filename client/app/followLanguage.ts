import { computed, effect, type ReadonlySignal } from '@preact/signals';
import { languageOf } from '../device/language.ts';
import type { PageLanguage, Settings } from '../game/settings.ts';
import { writeLetters } from '../text/language.ts';
import { speakIn } from '../text/languages.ts';

/**
 * Shows the page in the language of the settings, now and after each change. Resolves when the first one is there.
 * @throws TypeError if its texts cannot be fetched
 */
export async function followLanguage(settings: ReadonlySignal<Settings>): Promise<void> {
  let shown = languageOf(settings.peek());
  const show = async (code: PageLanguage): Promise<void> => {
    await speakIn(code);
    if (shown === code) document.documentElement.lang = code;
  };
  await show(shown);
  effect(() => {
    const code = languageOf(settings.value);
    if (code === shown) return;
    shown = code;
    // The former language stays if the texts cannot be fetched.
    show(code).catch(reportError);
  });
}

/** Writes cards in the letters of the settings, now and after each change. */
export function followLetters(settings: ReadonlySignal<Settings>): void {
  const own = computed(() => settings.value.ownLetters);
  effect(() => writeLetters(own.value));
}
