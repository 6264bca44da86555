import * as english from './english/replay.ts';

/** The texts of a replay. Loaded separately, when one is opened. */
export type ReplayText = typeof english;

/** These texts in the language of the page. */
export const replayText: ReplayText = english;
