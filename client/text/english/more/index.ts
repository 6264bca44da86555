import { english as rules } from '#words/english';
import * as games from './games.ts';
import * as keys from './keys.ts';
import * as settings from './settings.ts';

/** The English texts that no first card needs, by part of the page. */
export const more = {
  games,
  keys,
  rules,
  settings,
};
