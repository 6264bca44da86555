import * as access from './access.ts';
import { avatarsText } from './avatars.ts';
import * as buttons from './buttons.ts';
import * as company from './company.ts';
import { homeText } from './home.ts';
import { type Language, language, withTellers } from './language.ts';
import { levelsText } from './levels.ts';
import * as mirror from './mirror.ts';
import * as notices from './notices.ts';
import { pacesText } from './paces.ts';
import * as person from './person.ts';
import * as screens from './screens.ts';
import * as contracts from './tell/contracts.ts';
import * as facts from './tell/facts.ts';
import * as questions from './tell/questions.ts';
import * as rules from './tell/rules.ts';
import * as steps from './tell/steps.ts';

const tellers = {
  ...access,
  ...avatarsText,
  ...company,
  ...buttons,
  ...contracts,
  ...facts,
  ...homeText,
  ...levelsText,
  ...mirror,
  ...notices,
  ...pacesText,
  ...person,
  ...questions,
  ...rules,
  ...screens,
  ...steps,
};

/** The texts of the first screen and the table, in the language of the page. */
export const text = withTellers<Language, typeof tellers>(() => language, tellers);
