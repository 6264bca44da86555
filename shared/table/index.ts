export * from './log.ts';
export { cleanName } from './names.ts';
export { NewerGame, type PlayableRules, readTableRules } from './newerGame.ts';
export * from './paces.ts';
export type * from './setup.ts';
export { SNAPSHOT_VERSION } from './snapshot.ts';
export * from './table.ts';
export { randomOf } from './thinking.ts';
export { checkVersions } from './upcasters.ts';
