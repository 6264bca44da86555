import { spanish as rules } from '#words/spanish';
import type { MoreTexts } from '../../language.ts';
import * as check from './check.ts';
import * as daily from './daily.ts';
import * as games from './games.ts';
import * as history from './history.ts';
import * as keys from './keys.ts';
import * as players from './players.ts';
import * as profile from './profile.ts';
import * as ratings from './ratings.ts';
import * as replay from './replay.ts';
import * as review from './review.ts';
import * as settings from './settings.ts';

/** The Spanish texts that no first card needs, by part of the page. */
export const more: MoreTexts = {
  check,
  daily,
  games,
  history,
  keys,
  players,
  profile,
  ratings,
  replay,
  review,
  rules,
  settings,
};
