import { expect, it } from 'vitest';
import { placedLabel } from '../../client/ui/boxStyle.ts';

/** Words on buttons, with their widths in the game's typeface as multiples of its size. */
const WORDS: Readonly<Record<string, number>> = {
  ...{ Menü: 2.76, Μενού: 3.3, Σκορ: 2.51, Züge: 2.5, Κατέβασε: 4.91, Ordnen: 3.61, Abwerfen: 4.78 },
  ...{ Αναίρεση: 4.71, Puntos: 3.4, Ordenar: 3.97, Scores: 3.37, Défausser: 4.97 },
  ...{ Annuler: 3.86, Descartar: 4.8, Kontrakt: 4.16, Beiseite: 3.87, Journal: 3.7 },
  // Parts of words with a soft hyphen.
  ...{ gängig: 3.35, νόμηση: 3.72, 'Histo-': 3, 'Ιστο-': 2.5 },
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
  for (const word of ['Αναίρεση', 'Ταξι\u00ADνόμηση', 'Ordenar', 'Annuler', 'Rück\u00ADgängig'])
    expect(sizeOf(word, 55)).toBeGreaterThan(10);
  for (const word of ['Histo\u00ADrial', 'Ιστο\u00ADρικό']) expect(sizeOf(word, 48)).toBeGreaterThan(10);
});

it('the longest word of a label decides, or its longest part between soft hyphens', () => {
  expect(sizeOf('Ver Journal', 48)).toBe(sizeOf('Journal', 48));
  expect(sizeOf('Rück\u00ADgängig', 48)).toBe(sizeOf('gängig', 48));
  expect(sizeOf('Histo\u00ADrial', 48)).toBe(sizeOf('Histo-', 48));
});
