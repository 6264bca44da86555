import type { PageLanguage } from '../game/settings.ts';
import { type Language, type MoreLanguage, speak, speakFurther } from './language.ts';

interface Texts {
  readonly core: () => Promise<Language>;
  readonly further: () => Promise<MoreLanguage>;
}

/** The texts of each language, fetched when they are needed. */
const TEXTS: Readonly<Record<PageLanguage, Texts>> = {
  en: {
    core: async () => (await import('./english/index.ts')).english,
    further: async () => (await import('./english/more/index.ts')).more,
  },
  'en-XA': {
    core: async () => (await import('./pseudo/index.ts')).pseudo,
    further: async () => (await import('./pseudo/more.ts')).more,
  },
};

let wanted: PageLanguage = 'en';
let spoken: PageLanguage = 'en';
let asked: Promise<MoreLanguage> | null = null;

/**
 * Shows the page in this language, including the further texts if they were there before. Of two calls, the later wins.
 * @throws TypeError if its texts cannot be fetched; the language stays
 */
export async function speakIn(code: PageLanguage): Promise<void> {
  const { core, further } = TEXTS[code];
  wanted = code;
  const [texts, moreTexts] = await Promise.all([core(), asked && further()]);
  if (wanted !== code) return;
  spoken = code;
  asked = moreTexts && Promise.resolve(moreTexts);
  speak(texts, moreTexts);
}

// Asked for once; after a failure, again.
function furtherTexts(): Promise<MoreLanguage> {
  asked ??= TEXTS[spoken].further().then(
    (texts) => {
      speakFurther(texts);
      return texts;
    },
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** Loads code together with the further texts. Rejects if either cannot be fetched. */
export async function withFurtherTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), furtherTexts()]);
  return part;
}
