import { GAME_TEXTS } from '#words/english/games';

export const english = {
  GAME_TEXTS,
};
