import { describe, expect, it } from 'vitest';
import { parseCards } from '#engine';
import { PRESETS } from '#rules';
import type { Highlight } from '../../client/game/types.ts';
import { dropAt, hit } from '../../client/stage/hit.ts';
import type { Layout, Rect } from '../../client/stage/layout.ts';
import { centre } from '../../client/stage/rect.ts';
import { handMeld, handOfSize, layoutOf } from './tables.ts';

const hand = handOfSize(8);
const melds = [handMeld('run', 5, 2, '5H 6H 8C 8H'), handMeld('set', 13, -1, 'KC KD 8S')];
const layout = layoutOf({ hand, melds }, 390, 844, { highlights: [{ at: 'felt', why: 'meld' }] });

const at = (rect: Rect, lit: readonly Highlight[] = [], where: Layout = layout) =>
  hit(where, centre(rect).x, centre(rect).y, lit);
const cardOfMeld = (id: number, index: number): Rect => layout.melds[id]?.cards[index]?.hit as Rect;
const end = (id: number, n: number): Rect => layout.melds[id]?.places[n]?.rect as Rect;

describe('a tap', () => {
  it('hits the card whose strip it is on, even if the card is lifted', () => {
    const lifted = layoutOf({ hand }, 390, 844, { selected: [hand[3] as number] });
    lifted.hand.forEach((box, i) => {
      expect(at(box.hit, [], lifted)).toEqual({ on: 'hand', card: hand[i] });
    });
  });

  it('hits stock and pile', () => {
    expect(at(layout.stock)).toEqual({ on: 'stock' });
    expect(at(layout.pile)).toEqual({ on: 'pile' });
  });

  it('on an unlit card of a meld hits that card, so that the table can explain the refusal', () => {
    expect(at(cardOfMeld(0, 1))).toEqual({ on: 'meld', meld: 0, index: 1 });
  });

  it('hits the lit end of a run from up to 22 pixels away', () => {
    const low: Highlight[] = [{ at: 'place', meld: 0, place: 'low' }];
    const { x, y } = end(0, 0);
    expect(hit(layout, x - 21, y + 10, low)).toEqual({ on: 'place', meld: 0, place: 'low' });
    expect(hit(layout, x + 2, y - 23, low)).toEqual({ on: 'felt' });
  });

  it('hits the nearer of two lit ends', () => {
    const both: Highlight[] = [
      { at: 'place', meld: 0, place: 'low' },
      { at: 'place', meld: 0, place: 'high' },
    ];
    expect(at(end(0, 0), both)).toEqual({ on: 'place', meld: 0, place: 'low' });
    expect(at(end(0, 1), both)).toEqual({ on: 'place', meld: 0, place: 'high' });
  });

  it('on a wild that the selected card frees hits the wild rather than its set', () => {
    const lit: Highlight[] = [
      { at: 'place', meld: 1, place: 'set' },
      { at: 'wild', meld: 1, index: 2, ready: true },
    ];
    expect(at(cardOfMeld(1, 2), lit)).toEqual({ on: 'meld', meld: 1, index: 2 });
    expect(at(cardOfMeld(1, 0), lit)).toEqual({ on: 'place', meld: 1, place: 'set' });
  });

  it('that misses everything hits the felt', () => {
    expect(at(layout.newMeld as Rect, [{ at: 'felt', why: 'meld' }])).toEqual({ on: 'felt' });
    expect(hit(layout, layout.felt.x + 1, layout.felt.y + 1, [])).toEqual({ on: 'felt' });
  });
});

describe('a tap on a fanned pile', () => {
  const rules = PRESETS['ace-to-ace']!;
  const fanned = layoutOf({ hand: handOfSize(8), rules, pile: parseCards('9C QD 3H 4S 5D') }, 1024, 768);
  const tapped = (lit: readonly Highlight[], count: number) => {
    const box = fanned.pileCards.find((card) => card.count === count)?.hit as Rect;
    return hit(fanned, box.x + 2, centre(box).y, lit);
  };

  it('means the card under the finger, whether or not it may be taken', () => {
    expect(tapped([{ at: 'pile', why: 'draw' }], 4)).toEqual({ on: 'pileCard', depth: 4 });
    expect(tapped([{ at: 'pile', why: 'draw' }], 1)).toEqual({ on: 'pileCard', depth: 1 });
    expect(tapped([], 3)).toEqual({ on: 'pileCard', depth: 3 });
  });

  it('means the whole pile for a discard', () => {
    expect(tapped([{ at: 'pile', why: 'discard' }], 4)).toEqual({ on: 'pile' });
  });
});

describe('a dropped card', () => {
  it('on a button does what the button says, and beside the hand goes to its nearest end', () => {
    const wide = layoutOf({ hand: handOfSize(8) }, 1024, 768);
    const drop = (where: Rect) => dropAt(wide, centre(where).x, centre(where).y, []);
    expect(drop(wide.buttons.discard)).toEqual({ on: 'pile' });
    expect(drop(wide.buttons.meld)).toEqual({ on: 'felt' });
    expect(drop(wide.buttons.undo)).toEqual({ on: 'gap', index: 0 });
  });

  it('on the stock is one on the felt where it may be a meld, so that the way there does not blink', () => {
    const { x, y } = centre(layout.stock);
    expect(dropAt(layout, x, y, [{ at: 'felt', why: 'meld' }])).toEqual({ on: 'felt' });
    expect(dropAt(layout, x, y, [])).toEqual({ on: 'stock' });
  });

  it('within the hand goes into the gap it is over', () => {
    const third = layout.hand[2]?.hit as Rect;
    expect(dropAt(layout, third.x + 2, third.y + 20, [])).toEqual({ on: 'gap', index: 2 });
    expect(dropAt(layout, third.x + third.width - 2, third.y + 20, [])).toEqual({ on: 'gap', index: 3 });
    expect(dropAt(layout, 386, third.y + 20, [])).toEqual({ on: 'gap', index: 8 });
  });

  it('within a hand of two rows goes into the row it is over', () => {
    const long = layoutOf({ hand: handOfSize(14) }, 360, 640);
    const first = long.hand[0]?.hit as Rect;
    const last = long.hand[13]?.hit as Rect;
    expect(dropAt(long, first.x, first.y + 5, [])).toEqual({ on: 'gap', index: 0 });
    expect(dropAt(long, 355, first.y + 5, [])).toEqual({ on: 'gap', index: 7 });
    expect(dropAt(long, 355, last.y + 5, [])).toEqual({ on: 'gap', index: 14 });
  });

  it('elsewhere hits the same target as a tap', () => {
    expect(dropAt(layout, centre(layout.pile).x, centre(layout.pile).y, [])).toEqual({ on: 'pile' });
  });
});
