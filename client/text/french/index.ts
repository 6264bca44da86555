import { GAME_TEXTS } from '#words/french/games';
import type { Language } from '../language.ts';

export const french: Language = {
  GAME_TEXTS,
};
