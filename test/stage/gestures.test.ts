import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Highlight } from '../../client/game/types.ts';
import {
  caretAt,
  type Gesture,
  type GestureEffect,
  gestureStep,
  IDLE_GESTURE,
  isHandy,
  losesCard,
  type PointerInput,
  type Surface,
} from '../../client/stage/gestures.ts';
import type { Rect } from '../../client/stage/layout.ts';
import { centre } from '../../client/stage/rect.ts';
import { handMeld, handOfSize, layoutOf } from './tables.ts';

const hand = handOfSize(8);
const layout = layoutOf({ hand, melds: [handMeld('run', 5, 2, '5H 6H 8C 8H')] }, 390, 844);
const surface: Surface = { layout, highlights: [], taps: true, drags: true, ownsEdges: false };
const third = centre(layout.hand[2]?.hit as Rect);
const pile = centre(layout.pile);
const stock = centre(layout.stock);
const inHand = centre(layout.handZone);

const down = (x: number, y: number, touch = true, id = 1): PointerInput => ({
  type: 'down',
  id,
  x,
  y,
  touch,
  primary: id === 1,
});
const move = (x: number, y: number, id = 1): PointerInput => ({ type: 'move', id, x, y });
const up = (x: number, y: number, id = 1): PointerInput => ({ type: 'up', id, x, y });
const stop: PointerInput = { type: 'stop' };

function play(inputs: readonly PointerInput[], on: Surface = surface): { gesture: Gesture; effects: GestureEffect[] } {
  let gesture: Gesture = IDLE_GESTURE;
  const effects: GestureEffect[] = [];
  for (const input of inputs) {
    const outcome = gestureStep(gesture, input, on);
    gesture = outcome.gesture;
    effects.push(...outcome.effects);
  }
  return { gesture, effects };
}

const source = { on: 'hand', card: hand[2] } as const;

describe('a finger', () => {
  it('that goes down and up taps its target', () => {
    expect(play([down(third.x, third.y), up(third.x + 3, third.y)]).effects).toEqual([{ type: 'tap', target: source }]);
  });

  it('drags after eight pixels, a mouse after three', () => {
    expect(play([down(third.x, third.y), move(third.x, third.y - 7)]).gesture.phase).toBe('pressed');
    expect(play([down(third.x, third.y), move(third.x, third.y - 8)]).gesture.phase).toBe('dragging');
    expect(play([down(third.x, third.y, false), move(third.x, third.y - 2)]).gesture.phase).toBe('pressed');
    expect(play([down(third.x, third.y, false), move(third.x, third.y - 3)]).gesture.phase).toBe('dragging');
  });

  it('lifts the card it went down on and drops it where it goes up', () => {
    const { gesture, effects } = play([
      down(third.x, third.y),
      move(third.x, third.y - 40),
      move(pile.x, pile.y),
      up(pile.x, pile.y),
    ]);
    expect(effects).toEqual([
      { type: 'lift', source },
      { type: 'drop', target: { on: 'pile' } },
    ]);
    expect(gesture).toEqual(IDLE_GESTURE);
  });

  it('that releases outside the table does nothing', () => {
    const { effects } = play([down(third.x, third.y, false), move(pile.x, pile.y), up(-40, pile.y)]);
    expect(effects).toEqual([{ type: 'lift', source }, { type: 'release' }]);
  });

  it('that flicks too fast for a move event still drags', () => {
    expect(play([down(third.x, third.y), up(pile.x, pile.y)]).effects).toEqual([
      { type: 'lift', source },
      { type: 'drop', target: { on: 'pile' } },
    ]);
  });

  it('is cancelled by a second one, and neither has any further effect', () => {
    const { effects, gesture } = play([
      down(third.x, third.y),
      move(pile.x, pile.y),
      down(stock.x, stock.y, true, 2),
      up(stock.x, stock.y, 2),
      move(pile.x, pile.y + 9),
      up(pile.x, pile.y),
    ]);
    expect(effects).toEqual([{ type: 'lift', source }, { type: 'release' }]);
    expect(gesture).toEqual(IDLE_GESTURE);
  });

  it('starts over if the end of the last touch was lost', () => {
    const { effects } = play([down(third.x, third.y), stop, down(third.x, third.y), up(third.x, third.y)]);
    expect(effects).toEqual([{ type: 'tap', target: source }]);
  });

  it('is cancelled when the table changes size, the tab is left or the pointer is lost', () => {
    expect(play([down(third.x, third.y), move(pile.x, pile.y), stop, up(pile.x, pile.y)]).effects).toEqual([
      { type: 'lift', source },
      { type: 'release' },
    ]);
    expect(play([down(third.x, third.y), stop, up(third.x, third.y)]).effects).toEqual([]);
  });

  it('cannot drag sideways within 24 pixels of the edges, but can tap there', () => {
    const first = layout.hand[0]?.hit as Rect;
    const y = first.y + 30;
    expect(play([down(20, y), move(120, y - 80), up(120, y - 80)]).effects).toEqual([]);
    expect(play([down(20, y), up(22, y)]).effects).toEqual([{ type: 'tap', target: { on: 'hand', card: hand[0] } }]);
    expect(play([down(380, y), move(300, y - 80)]).gesture.phase).toBe('pressed');
  });

  it('drags from the edges if it moves more vertically than sideways, unlike a browser’s swipe', () => {
    const first = layout.hand[0]?.hit as Rect;
    const y = first.y + 30;
    const outer = { on: 'hand', card: hand[0] } as const;
    expect(play([down(12, y), move(17, y - 6)]).gesture.phase).toBe('pressed');
    expect(play([down(12, y), move(17, y - 7)]).effects).toEqual([{ type: 'lift', source: outer }]);
    expect(play([down(12, y), move(24, y - 4), move(24, y - 80), up(pile.x, pile.y)]).effects).toEqual([
      { type: 'lift', source: outer },
      { type: 'drop', target: { on: 'pile' } },
    ]);
    expect(play([down(380, y), move(372, y + 12)]).gesture.phase).toBe('dragging');
  });

  it('drags from the edges in any direction in an installed page', () => {
    const y = Number(layout.hand[0]?.hit.y) + 30;
    const alone = { ...surface, ownsEdges: true };
    expect(play([down(20, y), move(120, y - 10)], alone).gesture.phase).toBe('dragging');
    expect(play([down(380, y), move(300, y - 10)], alone).gesture.phase).toBe('dragging');
  });

  it('that is a mouse drags from the edges, where it has no system gesture', () => {
    const y = Number(layout.hand[0]?.hit.y) + 30;
    expect(play([down(20, y, false), move(120, y - 80)]).gesture.phase).toBe('dragging');
  });

  it('draws by dragging the stock into the hand, only if allowed', () => {
    const path = [down(stock.x, stock.y), move(stock.x, stock.y + 40), up(inHand.x, inHand.y)];
    expect(play(path).effects).toEqual([]);
    const highlights: Highlight[] = [{ at: 'stock', why: 'draw' }];
    expect(play(path, { ...surface, highlights }).effects).toEqual([
      { type: 'lift', source: { on: 'stock' } },
      { type: 'drawOrSwap', source: { on: 'stock' } },
    ]);
  });

  it('takes a wild by dragging it into the hand', () => {
    const wild = centre(layout.melds[0]?.cards[2]?.hit as Rect);
    const highlights: Highlight[] = [{ at: 'wild', meld: 0, index: 2, ready: false }];
    const { effects } = play([down(wild.x, wild.y), up(inHand.x, inHand.y)], { ...surface, highlights });
    expect(effects.at(-1)).toEqual({ type: 'drawOrSwap', source: { on: 'meld', meld: 0, index: 2 } });
  });

  it('does only what is switched on, but a tap always selects cards of the hand, so that drags can carry them', () => {
    const tap = [down(stock.x, stock.y), up(stock.x, stock.y)];
    const drag = [down(third.x, third.y), move(pile.x, pile.y), up(pile.x, pile.y)];
    expect(play(tap).effects).toHaveLength(1);
    expect(play(tap, { ...surface, taps: false }).effects).toEqual([]);
    const select = [down(third.x, third.y), up(third.x, third.y)];
    expect(play(select, { ...surface, taps: false }).effects).toEqual([{ type: 'tap', target: source }]);
    expect(play(drag, { ...surface, drags: false }).effects).toEqual([]);
    expect(play(drag, { ...surface, taps: false }).effects).toHaveLength(2);
  });

  it('loses its card if the card leaves the hand', () => {
    const { gesture } = play([down(third.x, third.y), move(pile.x, pile.y)]);
    expect(losesCard(gesture, surface)).toBe(false);
    const left = hand.filter((card) => card !== hand[2]);
    expect(losesCard(gesture, { ...surface, layout: layoutOf({ hand: left }, 390, 844) })).toBe(true);
  });

  it('loses a card of the table if it may no longer be taken', () => {
    const highlights: Highlight[] = [{ at: 'stock', why: 'draw' }];
    const { gesture } = play([down(stock.x, stock.y), move(stock.x, stock.y + 40)], { ...surface, highlights });
    expect(losesCard(gesture, { ...surface, highlights })).toBe(false);
    expect(losesCard(gesture, surface)).toBe(true);
  });
});

describe('any sequence of pointer events', () => {
  const id = fc.integer({ min: 1, max: 3 });
  const x = fc.integer({ min: 0, max: 390 });
  const y = fc.integer({ min: 0, max: 844 });
  const input: fc.Arbitrary<PointerInput> = fc.oneof(
    fc.record({ type: fc.constant('down' as const), id, x, y, touch: fc.boolean(), primary: fc.boolean() }),
    fc.record({ type: fc.constantFrom('move' as const, 'up' as const), id, x, y }),
    fc.constant(stop),
  );

  it('ends every lift exactly once and never taps during a drag', () => {
    fc.assert(
      fc.property(fc.array(input, { maxLength: 40 }), (inputs) => {
        const { gesture, effects } = play(inputs);
        let lifted = false;
        for (const effect of effects) {
          if (effect.type === 'lift') {
            expect(lifted).toBe(false);
            lifted = true;
          } else if (effect.type === 'tap') {
            expect(lifted).toBe(false);
          } else {
            expect(lifted).toBe(true);
            lifted = false;
          }
        }
        expect(lifted).toBe(gesture.phase === 'dragging');
      }),
      { seed: 3, numRuns: 500 },
    );
  });
});

describe('the bar that shows where dragged cards would go', () => {
  const left = (index: number): number => Number(layout.hand[index]?.rect.x);

  it('is before the card at that place, or after the last one', () => {
    expect(caretAt(layout, 3, 6)?.x).toBe(left(3) - 3);
    expect(caretAt(layout, 0, 6)?.x).toBe(left(0) - 3);
    expect(caretAt(layout, hand.length, 6)?.x).toBeGreaterThan(left(hand.length - 1));
  });

  it('is at the end of a row rather than at the start of the next', () => {
    const rows = layoutOf({ hand: handOfSize(20) }, 390, 844);
    const second = rows.hand.findIndex(({ hit }) => hit.y > Number(rows.hand[0]?.hit.y));
    expect(caretAt(rows, second, 6)?.y).toBe(rows.hand[second - 1]?.rect.y);
  });

  it('is absent in an empty hand', () => {
    expect(caretAt(layoutOf({ hand: [] }, 390, 844), 0, 6)).toBe(null);
  });
});

describe('a pointer at rest', () => {
  const highlights: Highlight[] = [
    { at: 'stock', why: 'draw' },
    { at: 'wild', meld: 0, index: 2, ready: false },
  ];

  it('shows whether it can do anything there', () => {
    expect(isHandy({ on: 'hand', card: hand[2] ?? -1 }, [])).toBe(true);
    expect(isHandy({ on: 'stock' }, highlights)).toBe(true);
    expect(isHandy({ on: 'stock' }, [])).toBe(false);
    expect(isHandy({ on: 'meld', meld: 0, index: 2 }, highlights)).toBe(true);
    expect(isHandy({ on: 'meld', meld: 0, index: 1 }, highlights)).toBe(false);
    expect(isHandy({ on: 'felt' }, highlights)).toBe(false);
    expect(isHandy({ on: 'felt' }, [{ at: 'felt', why: 'meld' }])).toBe(true);
  });
});
