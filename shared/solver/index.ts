/** Hand arithmetic on bit masks: the melds that cost least, and the ways to play out a turn. */
export type { Shape } from './cheapest.ts';
export { cheapest, type Exposure, layOut } from './cheapest.ts';
export { divide, weightBeside } from './divide.ts';
export { companyIn, fewestAfterDiscard, fewestPoints, pointsOf } from './fewest.ts';
export { hashOf, isSameHand, type SuitMasks, sizeOf, suitMasksOf, toggled, withWilds } from './suitMasks.ts';
export type { MeldTables } from './tables.ts';
export { type Faces, fitsOn, type MeldTarget, NO_FACES, roomOn, swapsIn, targetsIn } from './targets.ts';
export { positionIn, type Turn, type TurnPosition, turnsFrom } from './turns.ts';
