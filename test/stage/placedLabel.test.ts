import { expect, it } from 'vitest';
import { placedLabel } from '../../client/stage/boxStyle.ts';

/** Words on buttons, with their widths in the game's typeface as multiples of its size. */
const WORDS: Readonly<Record<string, number>> = {
  ...{ Menü: 2.76, Μενού: 3.3, Σκορ: 2.51, Züge: 2.5, Ροή: 1.87, Κατέβασε: 4.91, Ordnen: 3.61, Abwerfen: 4.78 },
  ...{ Αναίρεση: 4.71, Διάταξη: 4.07, Zurück: 3.46, Puntos: 3.4, Ordenar: 3.97, Scores: 3.37, Défausser: 4.97 },
  ...{ Annuler: 3.86, Descartar: 4.8, Kontrakt: 4.16, Beiseite: 3.87, Suivi: 2.4, Diario: 2.86 },
};
/** Letters of shrunk words stand closer together. */
const TIGHT = 0.02;
const BORDERS = 2;
/** The largest type on phones. */
const MOST = 14.4;

const sizeOf = (label: string, width: number): number =>
  Math.min(MOST, Number.parseFloat(placedLabel(label, { x: 0, y: 0, width, height: 44 })['--fits']));

it.each(Object.entries(WORDS))('%s fits its button', (word, natural) => {
  for (const width of [48, 55, 69])
    expect(sizeOf(word, width) * (natural - TIGHT * word.length)).toBeLessThanOrEqual(width - BORDERS);
});

it('the words of the narrowest phones have type of at least 10 px', () => {
  for (const word of ['Αναίρεση', 'Διάταξη', 'Ordenar', 'Annuler']) expect(sizeOf(word, 55)).toBeGreaterThan(10);
  expect(sizeOf('Diario', 48)).toBeGreaterThan(10);
});

it('the longest word of a label decides', () => {
  expect(sizeOf('Ver Diario', 48)).toBe(sizeOf('Diario', 48));
});
