/** Hand arithmetic on masks: what can be melded at the least cost, and how a turn can be played out. */
export type { Shape } from './arrange.ts';
export { cheapest, oneFewer } from './cheapest.ts';
export { fewestPoints, pointsOf } from './fewest.ts';
export { type Holding, sizeOf, toggled, withWilds } from './holding.ts';
export { type Exposure, layOut } from './layOut.ts';
export type { Tables } from './tables.ts';
export { claimsIn, type Faces, fitsOn, NO_FACES, roomOn, targetsIn } from './targets.ts';
export { type Position, positionIn, type Turn, turnsFrom } from './turns.ts';
