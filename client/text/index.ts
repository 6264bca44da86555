import { type Language, language, withTellers } from './language.ts';
import * as contracts from './tell/contracts.ts';
import * as facts from './tell/facts.ts';
import * as home from './tell/home.ts';
import * as mirror from './tell/mirror.ts';
import * as notices from './tell/notices.ts';
import * as person from './tell/person.ts';
import * as players from './tell/players.ts';
import * as questions from './tell/questions.ts';
import * as rules from './tell/rules.ts';
import * as steps from './tell/steps.ts';

const tellers = {
  ...contracts,
  ...facts,
  ...home,
  ...mirror,
  ...notices,
  ...person,
  ...players,
  ...questions,
  ...rules,
  ...steps,
};

/** The texts of the first screen and the table, in the language of the page. */
export const text = withTellers<Language, typeof tellers>(() => language, tellers);
