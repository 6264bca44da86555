export { layoutTable } from './layoutTable.ts';
export type * from './types.ts';
