import { GAME_TEXTS } from '#words/spanish/games';
import type { Language } from '../language.ts';

export const spanish: Language = {
  GAME_TEXTS,
};
