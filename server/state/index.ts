export * from './schema.ts';
export * from './sight.ts';
export * from './writeState.ts';
