export * from './ownerView.ts';
export * from './schema.ts';
export * from './writeState.ts';
