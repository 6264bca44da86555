export * from './log.ts';
export { cleanName } from './names.ts';
export { paceOf, TURN_TIMES } from './paces.ts';
export type * from './setup.ts';
export * from './table.ts';
