import { GAME_TEXTS } from '#words/german/games';
import type { Language } from '../language.ts';

export const german: Language = {
  GAME_TEXTS,
};
