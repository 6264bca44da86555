import { effect, type ReadonlySignal } from '@preact/signals';
import { languageFor } from '../first/languageFor.ts';
import type { LanguageCode, Settings } from '../game/settings.ts';
import { speakIn } from '../text/languages.ts';

/** The languages a player can have without choosing one. */
const OFFERED: readonly LanguageCode[] = ['en'];

/**
 * Shows the page in the language of the settings, now and after each change. Resolves when the first one is there.
 * @throws TypeError if its texts cannot be fetched
 */
export async function followLanguage(settings: ReadonlySignal<Settings>): Promise<void> {
  let shown = languageFor(settings.peek().language, navigator.languages, OFFERED);
  const show = async (code: LanguageCode): Promise<void> => {
    await speakIn(code);
    if (shown === code) document.documentElement.lang = code;
  };
  await show(shown);
  effect(() => {
    const code = languageFor(settings.value.language, navigator.languages, OFFERED);
    if (code === shown) return;
    shown = code;
    // The former language stays if the texts cannot be fetched.
    show(code).catch(reportError);
  });
}
