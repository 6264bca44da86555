/** Hand arithmetic on bit masks: the melds that cost least, and the ways to play out a turn. */
export type { Shape } from './arrange.ts';
export { cheapest } from './cheapest.ts';
export { companyIn } from './company.ts';
export { divide, weightBeside } from './divide.ts';
export { fewestAfterDiscard, fewestPoints, pointsOf } from './fewest.ts';
export { hashOf, isSameHand, type SuitMasks, sizeOf, suitMasksOf, toggled, withWilds } from './holding.ts';
export { type Exposure, layOut } from './layOut.ts';
export type { MeldTables } from './tables.ts';
export { type Faces, fitsOn, type MeldTarget, NO_FACES, roomOn, swapsIn, targetsIn } from './targets.ts';
export { positionIn, type Turn, type TurnPosition, turnsFrom } from './turns.ts';
