import { effect, type ReadonlySignal } from '@preact/signals';
import type { LanguageCode, Settings } from '../game/settings.ts';
import { speakIn } from '../text/languages.ts';

/** The languages a player can have without choosing one. */
const OFFERED: readonly LanguageCode[] = ['en'];

/**
 * The language to show: the chosen one, else the first of the browser's that the page has, else English.
 * @param wanted the browser's languages, best first, as in `navigator.languages`
 * @example languageFor('auto', ['fr-CA', 'en']) // "en" while the page has no French
 */
export function languageFor(chosen: Settings['language'], wanted: readonly string[]): LanguageCode {
  if (chosen !== 'auto') return chosen;
  const primary = wanted.map((tag) => tag.split('-')[0]);
  return primary.flatMap((tag) => OFFERED.filter((code) => code === tag))[0] ?? 'en';
}

/**
 * Shows the page in the language of the settings, now and after each change. Resolves when the first one is there.
 * @throws TypeError if its texts cannot be fetched
 */
export async function followLanguage(settings: ReadonlySignal<Settings>): Promise<void> {
  let shown = languageFor(settings.peek().language, navigator.languages);
  const show = async (code: LanguageCode): Promise<void> => {
    await speakIn(code);
    if (shown === code) document.documentElement.lang = code;
  };
  await show(shown);
  effect(() => {
    const code = languageFor(settings.value.language, navigator.languages);
    if (code === shown) return;
    shown = code;
    // The former language stays if the texts cannot be fetched.
    show(code).catch(reportError);
  });
}
