import { expect, test } from 'vitest';
import { bareIn, faultsOf, numbersOf, type TextFile, titlesIn, unresolved } from './support/tools/citations.ts';
import { fileText, repositoryFiles } from './support/tools/sources.ts';

const BOOK = 'shared/rules/rulebook/';

/** All that may cite the rulebook: texts, but not data, nor this file, whose samples are wrong on purpose. */
const texts: readonly TextFile[] = repositoryFiles()
  .filter((path) => /\.(?:tsx?|mjs|md|css|html)$/.test(path) && !/^public\/|^test\/rulebook\.test\.ts$/.test(path))
  .map((path) => ({ path, text: fileText(path) }));

const book = texts.filter(({ path }) => path.startsWith(BOOK));
const known = numbersOf(book);

/** `E16` and its parts, `E16a`. */
const NUMBER = /\b[ED]\d+(?=[a-z]?\b)/g;

const numbersIn = (text: string): string[] => titlesIn(text).flatMap((title) => title.match(NUMBER) ?? []);

const examples = [...known].filter((number) => /^[ED]\d+$/.test(number));
const named = new Set(texts.filter(({ path }) => /\.test\.tsx?$/.test(path)).flatMap(({ text }) => numbersIn(text)));

test('the rulebook counts its options, examples and decided points without gaps, each in its folder', () => {
  expect(faultsOf(book)).toEqual([]);
});

test('whatever is cited is in the rulebook', () => {
  expect(texts.flatMap((text) => unresolved(text, known))).toEqual([]);
});

test('decided points are cited with their sign', () => {
  expect(texts.flatMap(bareIn)).toEqual([]);
});

test('every example of the rulebook is a test of that name', () => {
  expect(examples.filter((example) => !named.has(example))).toEqual([]);
});

test('no test is named after an example that the rulebook does not have', () => {
  expect([...named].filter((example) => !examples.includes(example))).toEqual([]);
});

test.each([
  ["it('E16a with one card', () => {", ['E16']],
  ["it.each([\n  [1, 'E2'],\n] as const)('D9 %s: %i wilds, E40', (id) => {", ['D9', 'E40']],
  ['describe(`E60, §4.94 nobody can finish`, () => {', ['E60']],
  ["it('E34 to E37', () => {", ['E34', 'E37']],
  ["// E1\nconst line = 'E2';", []],
])('what counts as a name in %j', (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});

const small: readonly TextFile[] = [
  { path: `${BOOK}options/some.md`, text: '# Some\n\n### R1 the first\n\n### R2 the second\n' },
  { path: `${BOOK}examples/some.md`, text: '### E1 A run\n\n- **E1a** Part of it.\n\n### D1 A set\n' },
  { path: `${BOOK}decisions/1-1.md`, text: '### §4.1 The extra card\n' },
];

test('a small rulebook is read from its headings and from the parts of its examples', () => {
  expect([...numbersOf(small)]).toEqual(['R1', 'R2', 'E1', 'D1', 'E1a', '§4.1']);
  expect(faultsOf(small)).toEqual([]);
});

test.each([
  ['options/more.md', '### R4 the fourth', ['R3 is missing']],
  ['options/more.md', '### R2 again', ['R2 is there twice']],
  ['examples/more.md', '- **E1a** Once more.', ['E1a is there twice']],
  ['examples/more.md', '### §4.2 A point', [`§4.2 does not belong into ${BOOK}examples/more.md`]],
  ['more.md', '### E2 An example', [`E2 does not belong into ${BOOK}more.md`]],
  ['options/more.md', '### R3', []],
])('in %s, %j has these faults: %j', (path, text, faults) => {
  expect(faultsOf([...small, { path: BOOK + path, text }])).toEqual(faults);
});

test('a rulebook without examples has none to count', () => {
  expect(faultsOf(small.filter(({ path }) => !path.includes('examples')))).toEqual(['no E at all', 'no D at all']);
});

test.each([
  ['/** One card (R1, E1). */', []],
  ['/** One card (R1,\n * R2 to §4.1). */', []],
  ['/** One card (R1,\n * R999). */', ['a.ts:2 R999']],
  ["it('E999 with one card', () => {", ['a.ts:1 E999']],
  ['// E1a, but D999b\n', ['a.ts:1 D999b']],
  ['The points §4.999 to §4.1.', ['a.ts:1 §4.999']],
  ["const address = '/%E999', colour = '#D999', id = 'xR999', sign = '\\u{E0061}', end = '2E2';", []],
])('what is cited in %j', (text, found) => {
  expect(unresolved({ path: 'a.ts', text }, numbersOf(small))).toEqual(found);
});

const titled = (title: string): string => `it(${JSON.stringify(title)}, () => {`;

test.each([
  ['a.ts', '/** The order of plays (4.64). */', true],
  ['a.ts', '/**\n * The order of plays (R64,\n * 4.64).\n */', true],
  ['a.ts', 'const x = 1; // as asked (4.58 to 4.61)', true],
  ['a.css', '/* The order of plays (see §4.1, 4.64) */', true],
  ['a.md', 'The order of plays (4.64: in any order) is free.', true],
  ['a.ts', titled('4.64 the order of plays'), true],
  ['a.ts', titled('E60, 4.94 nobody can finish'), true],
  ['a.ts', titled('nobody can finish (4.94)'), true],
  ['a.ts', '/** The order of plays (§4.64). */', false],
  ['a.ts', '// It took 4.4 s (4.4 s, that is).', false],
  ['a.ts', titled('4.4 s are enough'), false],
  ['a.ts', '/** A contrast of at least 4.5:1 (4.5:1). */', false],
  ['a.md', '| relay | 1.8, 4.2, 15 ms (1.8, 4.2, 15 ms) |', false],
  ['a.ts', 'expect(contrast(4.5)).toBe(4.5);', false],
  ['a.tsx', '<path d="M12 8.3c0-2.5 1.9-4.2 4.2-4.2(4.2)" />', false],
])('in %s, %j has a decided point without its sign: %j', (path, text, isBare) => {
  expect(bareIn({ path, text }).length > 0).toBe(isBare);
});
