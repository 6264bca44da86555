import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { requestShapes } from '../../server/rooms/shapes.ts';
import { plausibleActions } from '../support/arbitrary/actions.ts';

const shapeOf = (action: unknown) => requestShapes.act.safeParse({ at: 3, action });

describe('the shape of an action', () => {
  test('takes in whatever a seat may do in any game, and changes nothing of it', () => {
    fc.assert(
      fc.property(plausibleActions, (action) => {
        const shaped = shapeOf(action);
        expect(shaped.success && shaped.data).toStrictEqual({ at: 3, action });
      }),
      { numRuns: 1_000 },
    );
  });

  test('takes in nothing beside', () => {
    fc.assert(
      fc.property(plausibleActions, fc.string(), fc.jsonValue(), (action, name, value) => {
        expect(shapeOf({ ...action, [`also ${name}`]: value }).success).toBe(false);
      }),
    );
  });

  const set = (cards: number, more = {}) => ({
    kind: 'set',
    suit: -1,
    rank: 5,
    cards: Array.from({ length: cards }, (_, card) => card),
    ...more,
  });
  const several = (count: number) => Array.from({ length: count }, () => set(3));

  test.each([
    ['a meld of 27 cards', { type: 'meld', reading: set(27) }],
    ['more suits named than a meld has cards', { type: 'meld', reading: set(3, { suits: Array(27).fill(0) }) }],
    ['a fifth suit', { type: 'meld', reading: set(3, { suits: [0, 1, 4] }) }],
    ['a contract of five melds', { type: 'contract', readings: several(5) }],
    ['a Rummy of ten melds', { type: 'goRummy', readings: several(10), card: null }],
    ['a Rummy that says nothing of a discard', { type: 'goRummy', readings: several(3) }],
    ['a Joker too many', { type: 'upForTwo', card: 216 }],
    ['a wild of no rank', { type: 'nameWild', rank: 0 }],
    ['a wild of rank 14', { type: 'nameWild', rank: 14 }],
    ['a hand of seven', { type: 'chooseSize', size: 7 }],
    ['a claim that lays two', { type: 'claim', count: 1, lay: [{ type: 'layOff', card: 3, meld: 0, place: 'low' }] }],
    ['a claim within a claim', { type: 'claim', count: 1, lay: { type: 'claim', count: 1, lay: null } }],
    ['a claim that discards', { type: 'claim', count: 1, lay: { type: 'discard', card: 3 } }],
    ['a claim of less than nothing', { type: 'claim', count: -1, lay: null }],
    ['a pass for some time', { type: 'pass', forDeal: 'yes' }],
    ['an answer that is none', { type: 'press' }],
    ['a swap to nowhere', { type: 'swap', meld: 0, wild: 1, natural: 2, to: null }],
    ['a lay-off as no suit', { type: 'layOff', card: 3, meld: 0, place: 'set', suit: -1 }],
    ['what only the table does', { type: 'closeWindow' }],
    ['a deal', { type: 'deal', secret: 'a'.repeat(64), shares: [] }],
  ])('%s is refused', (_what, action) => {
    expect(shapeOf(action).success).toBe(false);
  });
});
