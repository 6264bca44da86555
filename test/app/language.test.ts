import { expect, test } from 'vitest';
import { languageFor } from '../../client/app/followLanguage.ts';
import { pseudoSentence } from '../../client/text/pseudo/accented.ts';

test('the page follows the browser to the first language it has, and else speaks English', () => {
  expect(languageFor('auto', ['en-US', 'fr'])).toBe('en');
  expect(languageFor('auto', ['tlh', 'en-GB'])).toBe('en');
  expect(languageFor('auto', ['tlh'])).toBe('en');
  expect(languageFor('auto', [])).toBe('en');
});

test('a chosen language comes before the browser’s', () => {
  expect(languageFor('en-XA', ['en'])).toBe('en-XA');
});

test('nobody gets the pseudo-language without choosing it', () => {
  expect(languageFor('auto', ['en-XA'])).toBe('en');
});

test('sentences of the pseudo-language are longer by two fifths, accented and in brackets', () => {
  const sentence = 'Waiting for players';
  const pseudo = pseudoSentence(sentence);
  expect(pseudo).toMatch(/^⟦.*⟧$/);
  expect(pseudo.length).toBeGreaterThanOrEqual(sentence.length * 1.4);
  expect(pseudo).not.toMatch(/[a-z]/);
});

test('signs that are the same in all languages stay, and a sentence in another has no brackets of its own', () => {
  for (const sign of ['7♥', '10', 'K', '–', '×2', '★', 'A…5 ♥']) expect(pseudoSentence(sign)).toBe(sign);
  expect(pseudoSentence(`${pseudoSentence('Ana')}: 3`)).toMatch(/^⟦[^⟦⟧]*⟧$/);
});
