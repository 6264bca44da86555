import { type MoreLanguage, more, withTellers } from './language.ts';
import * as tellers from './tell/scoreSheet.ts';

/** The texts of the score sheet, the race, the settlement and sharing. */
export const sheetText = withTellers<MoreLanguage['scoreSheet'], typeof tellers>(() => more.scoreSheet, tellers);
