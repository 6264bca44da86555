export * from './entry.ts';
export * from './guests.ts';
export * from './messages.ts';
export * from './openTables.ts';
export * from './pace.ts';
export * from './sayings.ts';
export { awayOf, packAway, packStory, tellStory } from './story.ts';
export * from './tableView.ts';
export * from './wireNumbers.ts';
