import { english as rules } from '#words/english';
import * as daily from './daily.ts';
import * as games from './games.ts';
import * as history from './history.ts';
import * as keys from './keys.ts';
import * as players from './players.ts';
import * as profile from './profile.ts';
import * as ratings from './ratings.ts';
import * as settings from './settings.ts';

/** The English texts that no first card needs, by part of the page. */
export const more = {
  daily,
  games,
  history,
  keys,
  players,
  profile,
  ratings,
  rules,
  settings,
};
