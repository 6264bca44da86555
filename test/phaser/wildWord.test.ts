import { expect, it, vi } from 'vitest';
import { parseCards } from '#engine';
import type { CardWords } from '../../client/faces/paper.ts';
import { drawWild, fittingWord } from '../../client/faces/wild.ts';
import { layoutOf, SIZES } from '../stage/tables.ts';

/** The word for wilds in each language, and the longest of a named game. */
const WORDS = ['WILD', 'BEANIE', 'JOKER', 'COMODÍN', 'ΜΠΑΛΑΝΤΕΡ'];
const HANDS = [7, 14, 25];

const run = { kind: 'run', suit: 0, rank: 3, cards: parseCards('3C 4C 8D 6C') } as const;
const tableWith = (hand: number, width: number, height: number) =>
  layoutOf({ hand: Array.from({ length: hand }, (_, i) => i), melds: [run] }, width, height);

it.each(SIZES)('the word on a wild ends where the next card begins at %i × %i', (width, height) => {
  for (const hand of HANDS) {
    const layout = tableWith(hand, width, height);
    for (const cards of [layout.hand, layout.melds.flatMap((meld) => meld.cards)]) {
      for (const word of WORDS) {
        const { room } = fittingWord(word, cards);
        for (const { hit, rect } of cards) expect((room * rect.width) / 100).toBeLessThanOrEqual(hit.width + 1e-9);
      }
    }
  }
});

it('a word that would be illegible is left out', () => {
  const box = (width: number, strip: number) => {
    const rect = { x: 0, y: 0, width, height: width * 1.4 };
    return { card: 0, rect, hit: { ...rect, width: strip }, angle: 0, depth: 0 };
  };
  const wordOn = (word: string, strip: number) => fittingWord(word, [box(60, strip), box(60, 60)]).wild;
  expect(WORDS.map((word) => wordOn(word, 48))).toEqual(WORDS);
  expect(wordOn('WILD', 20)).toBe('WILD');
  expect(wordOn('ΜΠΑΛΑΝΤΕΡ', 24)).toBe('');
  expect(wordOn('WILD', 10)).toBe('');
  expect(fittingWord('COMODÍN', [box(60, 60), box(24, 24)]).wild).toBe('');
});

it.each(['WILD', ''])('the band with the word "%s" has a star, and letters of a size', (wild) => {
  const fonts: string[] = [];
  const star = { lineTo: vi.fn() };
  const ctx = new Proxy(star as unknown as CanvasRenderingContext2D, {
    get: (known, key) => known[key as 'lineTo'] ?? (() => ({ width: wild.length * 10, addColorStop: () => undefined })),
    set: (_, key, value) => {
      if (key === 'font') fonts.push(value);
      return true;
    },
  });
  const words = { wild, room: 40, joker: '', letters: {} } as unknown as CardWords;
  drawWild(ctx, { face: 'classic', design: 'small', fourColours: false, words });
  expect(star.lineTo.mock.calls.flat().filter(Number.isFinite)).toHaveLength(20);
  expect(fonts.filter((font) => !/^800 \d+(\.\d+)?px /.test(font))).toEqual([]);
});
