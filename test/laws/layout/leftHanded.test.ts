import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardBox, Layout, Rect } from '../../../client/stage/layout.ts';
import { layoutTable } from '../../../client/stage/layoutTable.ts';
import { tallyPlace } from '../../../client/stage/tallyPlace.ts';
import { anyTable, type TableInput } from '../../stage/anyTable.ts';
import { buttonsOf } from '../../stage/soundness.ts';
import { type LayoutScreen, SCREENS } from './screens.ts';

/** The layouts of a table for the right hand, and for the left hand on the mirrored screen. */
function bothHands(table: TableInput, { width, height, inset }: LayoutScreen): readonly [Layout, Layout] {
  const { top, right, bottom, left } = inset;
  const settings = (leftHanded: boolean) => ({ ...table.settings, leftHanded });
  const mirrored = { top, right: left, bottom, left: right };
  return [
    layoutTable({ ...table, width, height, inset, settings: settings(false) }),
    layoutTable({ ...table, width, height, inset: mirrored, settings: settings(true) }),
  ];
}

/** Rectangles by name. */
type Named = Readonly<Record<string, readonly (Rect | null)[]>>;

/** The names under which two layouts differ by more than a hundredth of a pixel. */
const differing = (one: Named, other: Named): readonly string[] =>
  Object.keys(one).filter((name) => {
    const [some, others] = [one[name] ?? [], other[name] ?? []];
    return some.length !== others.length || some.some((rect, i) => !isSame(rect, others[i] ?? null));
  });

function isSame(one: Rect | null, other: Rect | null): boolean {
  if (!one || !other) return one === other;
  return (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(one[side] - other[side]) < 0.01);
}

/**
 * The zones, buttons and piles by name. The indicator stays at the left of the stock, so that this pair, and the tally
 * beside it, have no exact mirror image.
 */
function zonesOf(layout: Layout, place: (rect: Rect) => Rect = (rect) => rect): Named {
  const { badge, felt, contract, pile, pileLabel, handZone, prompt, own, indicator, stock, stockLabel } = layout;
  const zones: Readonly<Record<string, Rect | null>> = {
    ...{ badge, felt, contract, pile, pileLabel, handZone, prompt, own: own?.rect ?? null },
    ...(indicator ? {} : { stock, stockLabel, tally: tallyPlace(layout) }),
    ...Object.fromEntries(buttonsOf(layout)),
  };
  return Object.fromEntries(Object.entries(zones).map(([name, rect]) => [name, [rect && place(rect)]]));
}

/** Seats, texts and cards, all of which read from left to right, each from the left edge of its zone. */
function readableOf({ seats, own, felt, melds, groups, newMeld, pile, pileCards, hand, handZone }: Layout): Named {
  const rects = (boxes: readonly CardBox[]): readonly Rect[] => boxes.flatMap(({ rect, hit }) => [rect, hit]);
  const from = (zone: Rect | undefined, boxes: readonly (Rect | null)[]): readonly (Rect | null)[] =>
    boxes.map((box) => box && { ...box, x: box.x - (zone?.x ?? 0) });
  return {
    seats: from(
      seats[0]?.rect,
      seats.flatMap((seat) => [seat.rect, seat.avatar, seat.name, ...rects(seat.cards)]),
    ),
    own: from(own?.rect, own ? [own.avatar, own.name, own.total] : []),
    melds: from(felt, [newMeld, ...melds.flatMap(({ rect, cards }) => [rect, ...rects(cards)])]),
    groups: from(
      felt,
      groups.flatMap(({ trays, seatMarks }) => [...trays, ...seatMarks]),
    ),
    pile: from(pile, rects(pileCards)),
    hand: from(handZone, rects(hand)),
  };
}

describe('the table for the left hand', () => {
  it('is the mirror image of that for the right hand, except that seats, texts and cards keep their order', () => {
    fc.assert(
      fc.property(anyTable, fc.nat(SCREENS.length - 1), (table, first) => {
        // Four of the thirty screens for each table.
        for (let i = 0; i < 4; i++) {
          const screen = SCREENS[(first + i * 7) % SCREENS.length] as LayoutScreen;
          const [usual, left] = bothHands(table, screen);
          const size = `${screen.width}×${screen.height}`;
          const mirrored = zonesOf(usual, (rect) => ({ ...rect, x: screen.width - rect.x - rect.width }));
          // Hands shown after a deal lie below their seats, which are not mirrored.
          if (usual.seats.some(({ cards }) => cards.some(({ card }) => card !== null))) continue;
          expect(differing(mirrored, zonesOf(left)), size).toEqual([]);
          expect(differing(readableOf(usual), readableOf(left)), size).toEqual([]);
        }
      }),
      { seed: 61, numRuns: 120, endOnFailure: true },
    );
  });

  it('has the pile nearest to the hand that plays, and Discard before it', () => {
    fc.assert(
      fc.property(anyTable, fc.constantFrom(...SCREENS), (table, screen) => {
        const [usual, left] = bothHands(table, screen);
        for (const { stock, pile, buttons, leftHanded } of [usual, left]) {
          const way = leftHanded ? -1 : 1;
          expect((pile.x - stock.x) * way).toBeGreaterThan(0);
          expect((buttons.discard.x - buttons.undo.x) * way).toBeGreaterThan(0);
        }
        // The indicator's corner, at its left, is never covered.
        for (const { indicator, stock } of [usual, left]) if (indicator) expect(indicator.hit.x).toBeLessThan(stock.x);
      }),
      { seed: 67, numRuns: 60 },
    );
  });
});
