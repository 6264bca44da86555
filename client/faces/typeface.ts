import { signal } from '@preact/signals';
import { FONT } from '../stage/theme.ts';
import { characters } from '../text/say.ts';

/**
 * The number of parts of the typeface that are loaded. Each has the letters of some languages; the browser loads one
 * when they are first written, such as in a name. Whatever draws text reads this, and draws it anew then.
 */
export const typefaceParts = signal(0);

function count(): void {
  typefaceParts.value = [...document.fonts].filter(({ status }) => status === 'loaded').length;
}

/** Loads the parts of the typeface that the language of the page needs. Never rejects. */
export async function loadTypeface(): Promise<void> {
  document.fonts.addEventListener('loadingdone', count);
  const wanted = `${characters()}♣♦♥♠`;
  await Promise.allSettled([500, 650, 800].map((weight) => document.fonts.load(`${weight} 20px ${FONT}`, wanted)));
  count();
}
