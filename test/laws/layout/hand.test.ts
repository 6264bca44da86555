import { describe, expect, it } from 'vitest';
import { PRESET_IDS } from '#rules';
import { CARD_SIZES, type Settings } from '../../../client/device/settings.ts';
import type { CardBox } from '../../../client/stage/layout.ts';
import { handOfSize, layoutOf, settings } from '../../stage/tables.ts';
import { preset } from '../../support/play/deals.ts';
import { type LayoutScreen, SCREENS } from './screens.ts';

type CardSize = Settings['cardSize'];

/** The hands of `count` cards in every game, with cards of these sizes. */
function hands(screen: LayoutScreen, count: number, sizes: readonly CardSize[] = CARD_SIZES): (readonly CardBox[])[] {
  return PRESET_IDS.flatMap((id) =>
    sizes.map((cardSize) => {
      const setup = { rules: preset(id), hand: handOfSize(count) };
      const more = { inset: screen.inset, settings: { ...settings, cardSize } };
      return layoutOf(setup, screen.width, screen.height, more).hand;
    }),
  );
}

const rowsOf = (hand: readonly CardBox[]): number => new Set(hand.map(({ hit }) => hit.y)).size;
const stripOf = (hand: readonly CardBox[]): number => Math.min(...hand.map(({ hit }) => hit.width));

/** The narrowest strip of a card in any game's hand, in CSS pixels. */
const narrowest = (screen: LayoutScreen, count: number, sizes?: readonly CardSize[]): number =>
  Math.min(...hands(screen, count, sizes).map(stripOf));
const most = (screen: LayoutScreen, count: number): number => Math.max(...hands(screen, count).map(rowsOf));

/** Smaller than current phones: the oldest phones, and a tablet at 200 % zoom. */
const isTiny = ({ width, height }: LayoutScreen): boolean => width < 360 || (width < 640 && height < 400);
const isTablet = ({ width, height, inset }: LayoutScreen): boolean =>
  Math.min(width, height) >= 744 && width - inset.left - inset.right >= 744;

describe('the hand, in every game', () => {
  for (const screen of SCREENS) {
    const { width, height } = screen;

    it(`${width}×${height}: eight cards are in one row with strips of 44 pixels, 40 on a phone 360 wide and for large cards`, () => {
      const least = width <= 360 || isTiny(screen) ? 40 : 44;
      expect(most(screen, 8)).toBeLessThanOrEqual(isTiny(screen) ? 2 : 1);
      expect(narrowest(screen, 8, ['small', 'normal'])).toBeGreaterThanOrEqual(least - 0.1);
      expect(narrowest(screen, 8, ['large'])).toBeGreaterThanOrEqual(40 - 0.1);
    });

    it(`${width}×${height}: fourteen cards are in one row on a tablet, sixteen in two with strips of 40 pixels`, () => {
      if (isTablet(screen)) expect(most(screen, 14)).toBe(1);
      for (const count of [9, 10, 11, 12, 13, 14, 15, 16]) {
        expect(most(screen, count)).toBeLessThanOrEqual(isTiny(screen) ? 3 : 2);
        expect(narrowest(screen, count), `${count} cards`).toBeGreaterThanOrEqual(isTiny(screen) ? 26 : 40 - 0.1);
      }
    });

    it(`${width}×${height}: longer hands wrap, with strips of at least 26 pixels, and never scroll`, () => {
      for (let count = 17; count <= 25; count++) {
        expect(most(screen, count)).toBeLessThanOrEqual(3);
        expect(narrowest(screen, count), `${count} cards`).toBeGreaterThanOrEqual(isTiny(screen) ? 20 : 26);
        for (const hand of hands(screen, count))
          for (const { hit } of hand) expect(hit.height).toBeGreaterThanOrEqual(44 - 0.1);
      }
    });
  }

  it('has larger cards with the setting Large on every phone, upright and turned, and on tablets', () => {
    const widthOf = (size: CardSize, { width, height, inset }: LayoutScreen): number =>
      layoutOf({ hand: handOfSize(8) }, width, height, { inset, settings: { ...settings, cardSize: size } }).handCard
        .width;
    for (const screen of SCREENS.filter((one) => !isTiny(one))) {
      const share = widthOf('large', screen) / widthOf('normal', screen);
      expect(share, `${screen.width}×${screen.height}`).toBeGreaterThan(1.08);
    }
  });

  it('in groups stays in its rows and zone; spaces set groups apart, and no strip becomes narrower than 40', () => {
    for (const screen of SCREENS)
      for (const count of [4, 8, 11, 16, 22])
        for (const groupStarts of [[3], [3, 6], [2, 4, 6, 7]]) {
          const { width, height, inset } = screen;
          const at = { inset, settings };
          const plain = layoutOf({ hand: handOfSize(count) }, width, height, at);
          const { hand, handZone } = layoutOf({ hand: handOfSize(count) }, width, height, { ...at, groupStarts });
          const named = `${width}×${height}, ${count} cards`;
          expect(
            hand.map(({ hit }) => hit.y),
            named,
          ).toEqual(plain.hand.map(({ hit }) => hit.y));
          expect(stripOf(hand), named).toBeGreaterThanOrEqual(Math.min(40, stripOf(plain.hand)) - 0.1);
          for (const { rect } of hand) expect(rect.x + rect.width, named).toBeLessThan(handZone.x + handZone.width + 1);
          for (const { rect } of hand) expect(rect.x, named).toBeGreaterThan(handZone.x - 1);
        }
  });

  it('in groups on a phone shows a space of at least six pixels between them', () => {
    const { hand } = layoutOf({ hand: handOfSize(8) }, 390, 844, { groupStarts: [3, 6] });
    const steps = hand.slice(1).map(({ rect }, i) => rect.x - (hand[i]?.rect.x ?? 0));
    expect(steps[2]).toBeGreaterThan((steps[0] ?? 0) + 6);
    expect(steps[5]).toBeGreaterThan((steps[0] ?? 0) + 6);
  });
});
