export * from './guide.ts';
export * from './hints.ts';
export * from './rulesInShort.ts';
export * from './whyNot.ts';
