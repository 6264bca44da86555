import * as english from './english/scoreSheet.ts';

/** The texts of the score sheet, the race, the settlement and sharing. Loaded separately, when one of them is shown. */
export type SheetText = typeof english;

/** These texts in the language of the page. */
export const sheetText: SheetText = english;
