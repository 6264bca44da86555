import { fetchMessages } from '#messages';
import { type PageLanguage, PSEUDO } from '#rules';
import { createSay, type Say } from '#text';
import { speak } from './say.ts';

/**
 * Fetches messages of a language of the page: those of the first screen and the table, or all.
 * @throws TypeError if they cannot be fetched
 */
export async function readMessages(code: PageLanguage, which: 'first' | 'all'): Promise<Say> {
  const written = code === PSEUDO.code ? 'en' : code;
  const parts = which === 'first' ? (['first'] as const) : (['first', 'further'] as const);
  const say = createSay(written, (await Promise.all(parts.map((part) => fetchMessages(written, part)))).flat());
  return code === written ? say : (await import('./pseudo.ts')).pseudoSay(say);
}

/** Fetches messages of a language: those of the first screen and the table, or all. */
type Read<Code> = (code: Code, which: 'first' | 'all') => Promise<Say>;

/** Shows a page in one of these languages after the other. Of two calls to `speakIn`, the later wins. */
export function speaker<Code extends string>(read: Read<Code>, first: Code, show: (say: Say) => void) {
  let wanted: Code = first;
  let spoken: Code = first;
  let isFurtherNeeded = false;
  async function speakIn(code: Code): Promise<void> {
    wanted = code;
    let say = await read(code, 'first');
    if (isFurtherNeeded) say = await read(code, 'all');
    if (wanted !== code) return;
    spoken = code;
    show(say);
  }
  async function fetchFurther(): Promise<void> {
    isFurtherNeeded = true;
    const code = spoken;
    const say = await read(code, 'all');
    // The language may have changed meanwhile, without further messages if it was asked for before this call.
    if (spoken !== code) return fetchFurther();
    show(say);
  }
  return { speakIn, fetchFurther };
}

const page = speaker<PageLanguage>(readMessages, 'en', speak);

/**
 * Shows the page in this language, with the further messages if they were needed before. Of two calls, the later wins.
 * @throws TypeError if its messages cannot be fetched; the language stays
 */
export const speakIn: (code: PageLanguage) => Promise<void> = page.speakIn;

/** Loads code together with the further messages. Rejects if either cannot be fetched. */
export async function withFurtherTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), page.fetchFurther()]);
  return part;
}
