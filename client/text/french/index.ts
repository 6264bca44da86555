import { GAME_TEXTS } from '#words/french/games';
import type { Language } from '../language.ts';
import * as cards from './cards.ts';
import * as contracts from './contracts.ts';
import * as facts from './facts.ts';
import * as questions from './questions.ts';
import * as steps from './steps.ts';
import * as table from './table.ts';
import { wildOnCards } from './words.ts';

/** The French texts of the first screen and the table. */
export const french: Language = {
  ...cards,
  ...table,
  ...facts,
  ...contracts,
  ...steps,
  ...questions,
  GAME_TEXTS,
  wildOnCards,
};
