import { more, withTellers } from './language.ts';
import * as tellers from './tell/daily.ts';

/** The texts of the daily deal. */
export const dailyText = withTellers(() => more.daily, tellers);
