import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { PageLanguage } from '#rules';
import { hasFourInks, isOffered, languageOf, type Settings, shownLook, shownTheme } from '../device/settings.ts';
import { fetchDesigns } from '../faces/designs.ts';
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
      // The previous language stays, and the next change of the settings asks again.
      if (wanted === code) wanted = shown;
    });
  });
}

/** Links to the manifest in this language, which names the installed app. There is one for each offered language. */
function linkManifest(code: PageLanguage): void {
  const part = isOffered(code) && code !== 'en' ? `.${code}` : '';
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/manifest${part}.webmanifest`);
}

/** Writes cards in the letters of the settings, now and after each change. */
export function followLetters(settings: ReadonlySignal<Settings>): void {
  const own = computed(() => settings.value.ownLetters);
  effect(() => writeLetters(own.value));
}

/**
 * Applies the looks of the settings to the root element for CSS, and to the browser's own toolbar: theme, felt, face
 * and suit colours. Fetches designs that are not the usual ones.
 */
export function followTheme(settings: ReadonlySignal<Settings>): void {
  const root = document.documentElement;
  const device = window.matchMedia('(prefers-color-scheme: light)');
  const light = signal(device.matches);
  device.addEventListener('change', () => {
    light.value = device.matches;
  });
  effect(() => {
    root.classList.toggle('four-colours', hasFourInks(settings.value));
    const { theme, felt, face } = settings.value;
    root.dataset.theme = shownTheme(theme, light.value);
    root.dataset.felt = felt;
    root.dataset.face = face;
    shownLook.value = `${felt} ${root.dataset.theme}`;
    followToolbar();
    fetchDesigns(settings.value);
  });
}

/** Gives the browser's toolbar the colour of the page. */
function followToolbar(): void {
  const { backgroundColor } = getComputedStyle(document.body);
  // index.html has one for each theme of the device.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = backgroundColor;
}
