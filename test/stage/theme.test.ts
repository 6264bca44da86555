import { describe, expect, it } from 'vitest';
import { COLOUR, SEAT_COLOUR, SEAT_SHADE, SUIT_INK, SUIT_INK_FOUR } from '../../client/stage/theme.ts';

type Rgb = readonly [number, number, number];

const hex = (colour: string): Rgb => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return [r, g, b];
};

/** A colour with an opacity over another one. */
function over(colour: string, ground: Rgb): Rgb {
  const [r = 0, g = 0, b = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return [r, g, b].map((part, i) => part * alpha + (ground[i] as number) * (1 - alpha)) as unknown as Rgb;
}

function luminance(colour: Rgb): number {
  const [r = 0, g = 0, b = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast of two colours, 1 to 21. */
function contrast(a: Rgb, b: Rgb): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

describe('text can be read', () => {
  it('on the brightest of the felt', () => {
    expect(contrast(hex(COLOUR.text), hex(COLOUR.feltLight))).toBeGreaterThanOrEqual(4.5);
    expect(
      contrast(hex(COLOUR.goldLight), over('rgba(20, 40, 20, 0.34)', hex(COLOUR.feltLight))),
    ).toBeGreaterThanOrEqual(4.5);
  });

  it('on plates', () => {
    const plate = over(COLOUR.plate, hex(COLOUR.feltLight));
    for (const ink of [COLOUR.text, COLOUR.textSoft]) expect(contrast(hex(ink), plate)).toBeGreaterThanOrEqual(4.5);
  });

  it("on every seat's mark", () => {
    expect(new Set(SEAT_COLOUR).size).toBe(8);
    for (const colour of SEAT_COLOUR)
      expect(contrast([255, 255, 255], over(SEAT_SHADE, hex(colour))), colour).toBeGreaterThanOrEqual(4.5);
  });

  it('on cards, wild ones too, in two colours and in four', () => {
    for (const paper of [COLOUR.paper, COLOUR.paperShade, COLOUR.wildPaper, COLOUR.wildShade]) {
      for (const ink of [...SUIT_INK, ...SUIT_INK_FOUR])
        expect(contrast(hex(ink), hex(paper)), `${ink} on ${paper}`).toBeGreaterThanOrEqual(4.5);
    }
    for (const gold of [COLOUR.gold, COLOUR.goldLight])
      expect(contrast(hex(COLOUR.goldInk), hex(gold))).toBeGreaterThanOrEqual(4.5);
  });
});
