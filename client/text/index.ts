import { type Language, language, withTellers } from './language.ts';
import * as person from './tell/person.ts';

const tellers = { ...person };

/** The texts of the first screen and the table, in the language of the page. */
export const text = withTellers<Language, typeof tellers>(() => language, tellers);
