import { greek as rules } from '#words/greek';
import type { MoreTexts } from '../../language.ts';
import * as games from './games.ts';
import * as keys from './keys.ts';
import * as settings from './settings.ts';

/** The Greek texts that no first card needs, by part of the page. */
export const more: MoreTexts = {
  games,
  keys,
  rules,
  settings,
};
