import { expect, test } from 'vitest';
import { sources } from './support/sources.ts';

/** The rulebook's examples: those of its sources and those that follow from its rules. */
const EXAMPLES = 64;
const DERIVED = 18;

const numbered = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);

/**
 * The first words of the name of a test or of some together, behind `it(` or a table in brackets, where they are numbers of
 * examples, rules or resolutions: `E15, E19 a meld that …`.
 */
const NAME = /(?:\b(?:it|test|describe)|\))\(\s*['"`]((?:[EDR]?\d[\d.]*[a-c]?(?:, | |: ))+)/g;

/** The examples that tests of the engine are named after; `E16c` is a part of E16. */
const tested = new Set(
  sources()
    .filter(({ path }) => path.startsWith('test/engine/') && path.endsWith('.test.ts'))
    .flatMap(({ text }) => [...text.matchAll(NAME)].flatMap(([, numbers = '']) => numbers.match(/[ED]\d+/g) ?? [])),
);

test('every example of the rulebook has a test of its name', () => {
  const missing = [...numbered('E', EXAMPLES), ...numbered('D', DERIVED)].filter((name) => !tested.has(name));
  expect(missing).toEqual([]);
});

test('no test is named after an example that there is not', () => {
  const known = new Set([...numbered('E', EXAMPLES), ...numbered('D', DERIVED)]);
  expect([...tested].filter((name) => !known.has(name))).toEqual([]);
});
