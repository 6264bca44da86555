import { more, withTellers } from './language.ts';
import * as tellers from './tell/games.ts';

/** The texts of games and options in pictures. */
export const gamesText = withTellers(() => more.games, tellers);
