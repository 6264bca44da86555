import type { PageLanguage } from '#rules';
import { type FirstLanguage, type Language, type MoreLanguage, speak, speakFurther } from './language.ts';
import { readMessages } from './readMessages.ts';

/** Fetches the texts of a language: those for the first screen and the table, and all messages. */
interface Texts {
  readonly core: () => Promise<FirstLanguage>;
  readonly further: () => Promise<MoreLanguage>;
}

/** The texts of a language, with its messages. */
function textsOf(code: PageLanguage, loadFirst: () => Promise<Language>): Texts {
  return {
    async core() {
      const [texts, say] = await Promise.all([loadFirst(), readMessages(code, 'first')]);
      return { ...texts, say };
    },
    further: async () => ({ say: await readMessages(code, 'all') }),
  };
}

/** The texts of each language, fetched when they are needed. */
export const TEXTS: Readonly<Record<PageLanguage, Texts>> = {
  en: textsOf('en', async () => (await import('./english/index.ts')).english),
  es: textsOf('es', async () => (await import('./spanish/index.ts')).spanish),
  fr: textsOf('fr', async () => (await import('./french/index.ts')).french),
  de: textsOf('de', async () => (await import('./german/index.ts')).german),
  el: textsOf('el', async () => (await import('./greek/index.ts')).greek),
  'en-XA': textsOf('en-XA', async () => (await import('./pseudo/index.ts')).pseudo),
};

/** Puts texts on the page: those of a language, or the further ones of the same language. */
interface Shows {
  readonly speak: typeof speak;
  readonly speakFurther: typeof speakFurther;
}

/** Shows a page in one of these languages after the other. Of two calls to `speakIn`, the later wins. */
export function speaker<Code extends string>(texts: Readonly<Record<Code, Texts>>, first: Code, shows: Shows) {
  let wanted: Code = first;
  let spoken: Code = first;
  let isFurtherNeeded = false;
  async function speakIn(code: Code): Promise<void> {
    wanted = code;
    const core = await texts[code].core();
    const further = isFurtherNeeded ? await texts[code].further() : null;
    if (wanted !== code) return;
    spoken = code;
    shows.speak(core, further);
  }
  async function fetchFurther(): Promise<void> {
    isFurtherNeeded = true;
    const code = spoken;
    const further = await texts[code].further();
    // The language may have changed meanwhile, without further texts if it was asked for before this call.
    if (spoken !== code) return fetchFurther();
    shows.speakFurther(further);
  }
  return { speakIn, fetchFurther };
}

const page = speaker<PageLanguage>(TEXTS, 'en', { speak, speakFurther });

/**
 * Shows the page in this language, with the further texts if they were needed before. Of two calls, the later wins.
 * @throws TypeError if its texts cannot be fetched; the language stays
 */
export const speakIn: (code: PageLanguage) => Promise<void> = page.speakIn;

/** Loads code together with the further texts. Rejects if either cannot be fetched. */
export async function withFurtherTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), page.fetchFurther()]);
  return part;
}
