import { GAME_TEXTS } from '#words/english/games';
import * as cards from './cards.ts';
import * as contracts from './contracts.ts';
import * as facts from './facts.ts';
import * as questions from './questions.ts';
import * as steps from './steps.ts';
import * as table from './table.ts';
import { wildOnCards } from './words.ts';

export const english = {
  ...cards,
  ...table,
  ...facts,
  ...contracts,
  ...steps,
  ...questions,
  GAME_TEXTS,
  wildOnCards,
};
