import { expect, test } from 'vitest';
import { languageFor } from '../../client/first/languageFor.ts';
import { pseudoSentence } from '../../client/text/pseudo.ts';

const OFFERED = ['en', 'fr'] as const;

test.each([
  [['en-US', 'fr'], 'en'],
  [['fr-CA', 'en'], 'fr'],
  [['tlh', 'fr', 'en'], 'fr'],
  [['tlh'], 'en'],
  [[], 'en'],
  [['en-XA'], 'en'],
])('a browser that asks for %s gets %s', (wanted, code) => {
  expect(languageFor('auto', wanted, OFFERED)).toBe(code);
});

test('a chosen language comes before the browser’s', () => {
  expect(languageFor('fr', ['en'], OFFERED)).toBe('fr');
});

test('sentences of the pseudo-language are longer by two fifths, accented and in brackets', () => {
  const sentence = 'Waiting for players';
  const pseudo = pseudoSentence(sentence);
  expect(pseudo).toMatch(/^⟦.*⟧$/);
  expect(pseudo.length).toBeGreaterThanOrEqual(sentence.length * 1.4);
  expect(pseudo).not.toMatch(/[a-z]/);
  expect(
    Math.max(
      ...pseudoSentence('Lay off. '.repeat(20))
        .split(' ')
        .map((word) => word.length),
    ),
  ).toBeLessThan(12);
});

test('signs that are the same in all languages stay, and a sentence in another has no brackets of its own', () => {
  for (const sign of ['7♥', '10', 'K', '–', '×2', '★', 'A…5 ♥']) expect(pseudoSentence(sign)).toBe(sign);
  expect(pseudoSentence(`${pseudoSentence('Ana')}: 3`)).toMatch(/^⟦[^⟦⟧]*⟧$/);
});
