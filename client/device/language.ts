import { LANGUAGES, type PageLanguage, PSEUDO } from '#rules';
import { languageFor } from '../first/languageFor.ts';
import type { Settings } from '../game/settings.ts';

/** The language that these settings ask for in this browser. */
export const languageOf = ({ language }: Settings): PageLanguage =>
  languageFor<PageLanguage>(
    language,
    navigator.languages,
    LANGUAGES.map(({ code }) => code),
  );

/** The languages to choose from. The pseudo-language is among them only while it is the chosen one. */
export const languagesToChoose = ({ language }: Settings): readonly { code: PageLanguage; name: string }[] =>
  language === PSEUDO.code ? [...LANGUAGES, PSEUDO] : LANGUAGES;
