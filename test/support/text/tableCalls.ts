import { TERMS } from '#text';
import { WHY_FACTS } from './situations.ts';
import type { TOLD } from './told.ts';
import { CARDS, COUNTS, calls, EITHER, MELDS, NAMES, PERSONS, SOME_RANKS } from './values.ts';
import type { Called } from './walk.ts';

/** Values for every function of the further texts of the table. */
export const TABLE_CALLS: Called<Pick<typeof TOLD, 'deeds' | 'lessons' | 'tally'>> = {
  deeds: {
    logDeal: calls(COUNTS),
    out: calls(TERMS),
  },
  lessons: {
    handStep: calls(COUNTS),
    wildStep: calls(SOME_RANKS, CARDS, CARDS),
    meldStep: calls(MELDS, COUNTS),
    pressMeldStep: calls(MELDS),
    layOffStep: calls(CARDS, MELDS),
    swapStep: calls(CARDS, CARDS),
    othersRunStep: calls(PERSONS, MELDS),
    discardStep: calls(CARDS),
    watchStep: calls(PERSONS, CARDS),
    swappedStep: calls(PERSONS, CARDS),
    takeStep: calls(CARDS, CARDS),
    putBackStep: calls(CARDS),
    whyFact: calls(WHY_FACTS, TERMS),
  },
  tally: {
    leftCard: calls(CARDS, COUNTS),
    nextIn: calls(COUNTS),
    rematchIn: calls(COUNTS, EITHER),
    pressMoved: calls(COUNTS),
    tallyHeading: calls(COUNTS, SOME_RANKS, TERMS),
    waitingFor: calls([NAMES.slice(0, 1), NAMES]),
    place: calls(COUNTS),
  },
};
