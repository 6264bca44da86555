import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rect } from '../../../client/stage/layout.ts';
import { layoutTable } from '../../../client/stage/layoutTable.ts';
import { finalPlace, promptPlace, tallyPlace } from '../../../client/stage/tallyPlace.ts';
import { anyTable } from '../../stage/anyTable.ts';
import { isWithin, overlaps } from '../../stage/soundness.ts';
import { type LayoutScreen, SCREENS } from './screens.ts';

/** At least 1024×768, in either orientation. */
const hasRoom = ({ width, height }: LayoutScreen): boolean =>
  Math.min(width, height) >= 744 && Math.max(width, height) >= 1024;

describe('the tally of any table', () => {
  it('from 1024×768 up, stays on the screen and covers neither a hand with its piles nor small buttons', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        for (const screen of SCREENS.filter(hasRoom)) {
          const layout = layoutTable({ ...table, ...screen });
          const place = tallyPlace(layout);
          const size = `${screen.width}×${screen.height}`;
          if (!place) throw new Error(`no place for the tally on ${size}`);
          const { stock, stockLabel, pile, pileLabel, prompt, buttons, hand, own } = layout;
          const hasHand = hand.length > 0 || screen.width > screen.height;
          const kept: (readonly [string, Rect])[] = [
            ['prompt', prompt],
            ...(hasHand ? Object.entries({ stock, stockLabel, pile, pileLabel }) : []),
            ...(['scores', 'log', 'leave'] as const).map((id) => [id, buttons[id]] as const),
            ...hand.map((box) => ['hand', box.rect] as const),
            ...(own && hasHand ? [['own seat', own.rect] as const] : []),
          ];
          expect(kept.filter(([, rect]) => overlaps(rect, place)).map(([name]) => `${size}: ${name}`)).toEqual([]);
          expect(isWithin(place, { x: 0, y: 0, width: screen.width, height: screen.height })).toBe(true);
        }
      }),
      { seed: 5, numRuns: 60 },
    );
  });

  it('at the end of the game, the final standing is larger, and covers no small buttons', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        for (const screen of SCREENS.filter(hasRoom)) {
          const layout = layoutTable({ ...table, ...screen });
          const [place, before] = [finalPlace(layout), tallyPlace(layout)];
          if (!place || !before) throw new Error('no place for the final standing');
          expect(place.width * place.height).toBeGreaterThan(before.width * before.height);
          for (const id of ['scores', 'log', 'leave'] as const) expect(overlaps(layout.buttons[id], place)).toBe(false);
          expect(isWithin(place, { x: 0, y: 0, width: screen.width, height: screen.height })).toBe(true);
        }
      }),
      { seed: 6, numRuns: 30 },
    );
  });

  it('on a phone in landscape leaves the place beside it, which stay where they are during a deal', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        for (const screen of SCREENS.filter(({ width, height }) => width >= 640 && height <= 480)) {
          const layout = layoutTable({ ...table, ...screen });
          const place = promptPlace(layout, { phase: 'ready' });
          // As in `tally.css`.
          const width = Math.min(430, 0.56 * screen.width);
          const edge = Math.max(12, screen.inset.right);
          const x = layout.leftHanded ? edge : screen.width - edge - width;
          const tally = { x, y: 0, width, height: screen.height };
          const size = `${screen.width}×${screen.height}`;
          expect(overlaps(place, tally), size).toBe(false);
          expect(isWithin(place, layout.prompt), size).toBe(true);
          expect(promptPlace(layout, { phase: 'draw' })).toEqual(layout.prompt);
        }
      }),
      { seed: 7, numRuns: 30 },
    );
  });
});
