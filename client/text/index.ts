import * as access from './access.ts';
import { avatarsText } from './avatars.ts';
import * as buttons from './buttons.ts';
import * as cards from './cards.ts';
import * as company from './company.ts';
import { contractText } from './contracts.ts';
import { factText } from './facts.ts';
import { homeText } from './home.ts';
import { levelsText } from './levels.ts';
import * as mirror from './mirror.ts';
import * as notices from './notices.ts';
import { pacesText } from './paces.ts';
import * as person from './person.ts';
import * as questions from './questions.ts';
import { questionWords } from './questionWords.ts';
import * as rules from './rulesNames.ts';
import * as screens from './screens.ts';
import * as steps from './steps.ts';
import { stepWords } from './stepWords.ts';
import { tableText } from './table.ts';

/** The texts of the first screen and the table, in the language of the page. */
export const text = {
  ...access,
  ...avatarsText,
  ...cards,
  ...company,
  ...buttons,
  ...contractText,
  ...factText,
  ...homeText,
  ...levelsText,
  ...mirror,
  ...notices,
  ...pacesText,
  ...person,
  ...questions,
  ...questionWords,
  ...rules,
  ...screens,
  ...steps,
  ...stepWords,
  ...tableText,
};
