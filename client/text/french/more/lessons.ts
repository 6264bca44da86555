export * from './hints.ts';
export * from './lesson.ts';
export * from './reasons.ts';
export * from './rulesInShort.ts';
export * from './whyNot.ts';
