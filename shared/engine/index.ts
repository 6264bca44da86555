export * from './actions.ts';
export * from './cards.ts';
export * from './events.ts';
export type * from './playerView.ts';
export * from './result.ts';
export type * from './ruleSet.ts';
export * from './state.ts';
