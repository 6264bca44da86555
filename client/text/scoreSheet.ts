import { live, type MoreLanguage, more } from './language.ts';

/** The texts of the score sheet, the race, the settlement and sharing. */
export const sheetText: MoreLanguage['scoreSheet'] = live(() => more.scoreSheet);
