import { expect, test } from 'vitest';
import { sources } from './support/tools/sources.ts';

const numbered = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);

/** The worked examples of the rulebook, and those derived from its rules. */
const EXAMPLES = [...numbered('E', 64), ...numbered('D', 18)];

/** A test or a group of tests with or without a table of cases, up to its title. */
const TITLE = /\b(?:it|test|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])(.*?)\1/g;

/** `E16` and its parts, `E16a`. */
const NUMBER = /\b[ED]\d+(?=[a-z]?\b)/g;

const numbersIn = (text: string): string[] =>
  [...text.matchAll(TITLE)].flatMap(([, , title = '']) => title.match(NUMBER) ?? []);

const named = new Set(
  sources()
    .filter(({ path }) => /^test\/.*\.test\.tsx?$/.test(path))
    .flatMap(({ text }) => numbersIn(text)),
);

test('every example of the rulebook is a test of that name', () => {
  expect(EXAMPLES.filter((example) => !named.has(example))).toEqual([]);
});

test('no test is named after an example that the rulebook does not have', () => {
  expect([...named].filter((example) => !EXAMPLES.includes(example))).toEqual([]);
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
