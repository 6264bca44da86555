import { more, withTellers } from './language.ts';
import * as tellers from './tell/manners.ts';

/** The texts of the panels about players and phrases. */
export const playersText = withTellers(() => more.players, tellers);
