import * as access from './access.ts';
import * as buttons from './buttons.ts';
import * as cards from './cards.ts';
import * as company from './company.ts';
import { contractText } from './contracts.ts';
import { factText } from './facts.ts';
import * as home from './home.ts';
import * as mirror from './mirror.ts';
import * as notices from './notices.ts';
import * as questions from './questions.ts';
import * as screens from './screens.ts';
import * as steps from './steps.ts';
import { tableText } from './table.ts';

/** The texts of the first screen and the table, in the language of the page. */
export const text = {
  ...access,
  ...buttons,
  ...cards,
  ...company,
  ...company.companyText,
  ...contractText,
  ...factText,
  ...home,
  ...home.homeText,
  ...mirror,
  ...notices,
  ...questions,
  ...screens,
  ...steps,
  ...tableText,
};
