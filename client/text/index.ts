import { type Language, language, withTellers } from './language.ts';

/** The texts of the first screen and the table, in the language of the page. */
export const text = withTellers<Language, object>(() => language, {});
