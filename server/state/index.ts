export * from './schema.ts';
export * from './writeState.ts';
