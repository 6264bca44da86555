import { type MoreLanguage, speak, speakFurther } from './language.ts';

/** The languages of the page: name, and texts, which are fetched when they are needed. */
const LANGUAGES = {
  en: {
    name: 'English',
    core: async () => (await import('./english/index.ts')).english,
    further: async () => (await import('./english/more.ts')).more,
  },
} as const;

/** A language, by its code (BCP 47). */
export type LanguageCode = keyof typeof LANGUAGES;

let spoken: LanguageCode = 'en';
let asked: Promise<MoreLanguage> | null = null;

/**
 * Shows the page in this language. Further texts that were there are there in it, too.
 * @throws TypeError if its texts cannot be fetched; the language stays
 */
export async function speakIn(code: LanguageCode): Promise<void> {
  const { core, further } = LANGUAGES[code];
  const [texts, moreTexts] = await Promise.all([core(), asked && further()]);
  spoken = code;
  asked = moreTexts && Promise.resolve(moreTexts);
  speak(texts, moreTexts);
}

// Asked for once; after a failure, again.
function furtherTexts(): Promise<MoreLanguage> {
  asked ??= LANGUAGES[spoken].further().then(
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
