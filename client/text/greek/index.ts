import { GAME_TEXTS } from '#words/greek/games';
import type { Language } from '../language.ts';
import * as access from './access.ts';
import * as avatars from './avatars.ts';
import * as cards from './cards.ts';
import * as company from './company.ts';
import * as contracts from './contracts.ts';
import * as facts from './facts.ts';
import * as home from './home.ts';
import * as levels from './levels.ts';
import * as mirror from './mirror.ts';
import * as notices from './notices.ts';
import * as paces from './paces.ts';
import * as questions from './questions.ts';
import * as refusals from './refusals.ts';
import * as screens from './screens.ts';
import * as steps from './steps.ts';
import * as table from './table.ts';
import { wildOnCards } from './words.ts';

export const greek: Language = {
  ...access,
  ...cards,
  ...table,
  ...avatars,
  ...facts,
  ...company,
  ...contracts,
  ...home,
  ...levels,
  ...steps,
  ...notices,
  ...paces,
  ...mirror,
  ...questions,
  ...refusals,
  ...screens,
  GAME_TEXTS,
  wildOnCards,
};
