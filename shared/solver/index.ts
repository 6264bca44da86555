/** Hand arithmetic on masks: what can be melded at the least cost, and how a turn can be played out. */
export type { Shape } from './arrange.ts';
export { cheapest } from './cheapest.ts';
export { companyIn } from './company.ts';
export { fewestAfterDiscard, fewestPoints, pointsOf } from './fewest.ts';
export { type Holding, holdingOf, sizeOf, toggled, withWilds } from './holding.ts';
export { type Exposure, layOut } from './layOut.ts';
export type { Tables } from './tables.ts';
export { claimsIn, type Faces, fitsOn, NO_FACES, roomOn, type Target, targetsIn } from './targets.ts';
export { type Position, positionIn, type Turn, turnsFrom } from './turns.ts';
