import { describe, expect, it } from 'vitest';
import { CARD_BACKS, type CardBack } from '../../client/device/settings.ts';
import { type BackDesign, LATTICE } from '../../client/faces/back.ts';
import { MORE_DESIGNS, SUIT_PAPERS } from '../../client/faces/moreDesigns.ts';
import { COLOUR, SEAT_COLOUR, SEAT_SHADE, SUIT_INK, SUIT_INK_FOUR } from '../../client/stage/theme.ts';
import { colourOf, contrast } from '../support/browser/contrast.ts';
import { LOOKS } from '../support/browser/looks.ts';

/** The least contrast of text. */
const READ = 4.5;
/** The least contrast of frames and signs. */
const SEEN = 3;

describe.each(LOOKS)('on the felt %s', (_, colour) => {
  const lamp = colour('felt-light');

  it('the lamp is the brightest light, and the shadow the darkest', () => {
    const lights = ['felt-light', 'felt', 'felt-dark', 'felt-rim'].map((name) => contrast(colour(name), [0, 0, 0]));
    expect(lights).toEqual([...lights].sort((a, b) => b - a));
  });

  it('text is readable where the felt is brightest', () => {
    expect(contrast(colourOf(COLOUR.text), lamp)).toBeGreaterThanOrEqual(READ);
    const free = colourOf('rgba(20, 40, 20, 0.34)', lamp);
    expect(contrast(colourOf(COLOUR.goldLight), free)).toBeGreaterThanOrEqual(READ);
  });

  it('text is readable on plates', () => {
    const plate = colourOf(COLOUR.plate, lamp);
    for (const ink of [COLOUR.text, COLOUR.textSoft])
      expect(contrast(colourOf(ink), plate)).toBeGreaterThanOrEqual(READ);
  });

  it('cards, backs and the glow of a lit place stand out', () => {
    for (const edge of [COLOUR.paper, COLOUR.paperShade, COLOUR.gold, COLOUR.goldLight])
      expect(contrast(colourOf(edge), lamp), edge).toBeGreaterThanOrEqual(SEEN);
  });
});

describe('text is readable', () => {
  it("on every seat's mark", () => {
    expect(new Set(SEAT_COLOUR).size).toBe(8);
    for (const colour of SEAT_COLOUR) {
      const mark = colourOf(SEAT_SHADE, colourOf(colour));
      expect(contrast([255, 255, 255], mark), colour).toBeGreaterThanOrEqual(READ);
    }
  });

  it('on cards and wilds, in two and in four colours', () => {
    for (const paper of [COLOUR.paper, COLOUR.paperShade, COLOUR.wildPaper, COLOUR.wildShade]) {
      for (const ink of [...SUIT_INK, ...SUIT_INK_FOUR])
        expect(contrast(colourOf(ink), colourOf(paper)), `${ink} on ${paper}`).toBeGreaterThanOrEqual(READ);
    }
    SUIT_PAPERS.forEach((papers, suit) => {
      for (const paper of [...papers, COLOUR.wildShade])
        expect(contrast(colourOf(SUIT_INK_FOUR[suit] as string), colourOf(paper)), paper).toBeGreaterThanOrEqual(READ);
      expect(contrast(colourOf(COLOUR.paper), colourOf(SUIT_INK_FOUR[suit] as string))).toBeGreaterThanOrEqual(READ);
    });
    for (const gold of [COLOUR.gold, COLOUR.goldLight])
      expect(contrast(colourOf(COLOUR.goldInk), colourOf(gold))).toBeGreaterThanOrEqual(READ);
  });
});

const backOf = (back: CardBack): BackDesign => MORE_DESIGNS.backs[back] ?? LATTICE;

it('every back stands out from its white frame, and no two share a colour', () => {
  for (const back of CARD_BACKS)
    expect(contrast(colourOf(backOf(back).light), colourOf(COLOUR.paper)), back).toBeGreaterThanOrEqual(READ);
  expect(new Set(CARD_BACKS.map((back) => backOf(back).light)).size).toBe(CARD_BACKS.length);
});
