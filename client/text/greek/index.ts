import { GAME_TEXTS } from '#words/greek/games';
import type { Language } from '../language.ts';

export const greek: Language = {
  GAME_TEXTS,
};
