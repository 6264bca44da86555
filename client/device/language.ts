import { LANGUAGES, PAGE_LANGUAGES, type PageLanguage } from '#rules';
import { languageFor } from '../first/languageFor.ts';
import type { Settings } from '../game/settings.ts';

/** The language that these settings ask for in this browser. */
export const languageOf = ({ language }: Settings): PageLanguage =>
  languageFor<PageLanguage>(
    language,
    navigator.languages,
    LANGUAGES.map(({ code }) => code),
  );

/** Whether players are offered this language. */
export const isOffered = (code: PageLanguage): boolean => LANGUAGES.some((language) => language.code === code);

/** The languages to choose from: those offered, and another one while it is the chosen one. */
export const languagesToChoose = ({ language }: Settings): readonly { code: PageLanguage; name: string }[] =>
  PAGE_LANGUAGES.filter(({ code }) => isOffered(code) || code === language);
