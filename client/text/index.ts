import { type Language, language, withTellers } from './language.ts';
import * as notices from './tell/notices.ts';
import * as person from './tell/person.ts';
import * as questions from './tell/questions.ts';
import * as steps from './tell/steps.ts';

const tellers = { ...notices, ...person, ...questions, ...steps };

/** The texts of the first screen and the table, in the language of the page. */
export const text = withTellers<Language, typeof tellers>(() => language, tellers);
