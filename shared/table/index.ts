export * from './log.ts';
export { cleanName } from './names.ts';
export * from './paces.ts';
export type * from './setup.ts';
export * from './table.ts';
