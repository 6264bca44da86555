/**
 * The languages of the game, in the order of the choice: the code (BCP 47), which is also the folder of its messages in
 * `shared/text`, and the language's own name.
 */
export const LANGUAGES = [
  { code: 'de', name: 'Deutsch' },
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'fr', name: 'Français' },
  { code: 'it', name: 'Italiano' },
  { code: 'pt', name: 'Português (Brasil)' },
  { code: 'el', name: 'Ελληνικά' },
] as const;

/** The code of a language of the game. */
export type LanguageCode = (typeof LANGUAGES)[number]['code'];

/**
 * Languages that are whole, but not offered before two people have read them. The page shows one where the setting
 * `language` has its code.
 */
export const DRAFTS = [] as const;

/** English made longer and accented, to test layouts of the page. Nobody is offered it. */
export const PSEUDO = { code: 'en-XA', name: 'Pseudo' } as const;

/** Every language that the page can be shown in. */
export const PAGE_LANGUAGES = [...LANGUAGES, ...DRAFTS, PSEUDO] as const;

/** The code of a language that the page can be shown in. */
export type PageLanguage = (typeof PAGE_LANGUAGES)[number]['code'];
