import fc from 'fast-check';
import { is, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { REQUESTS, SAYINGS } from '#protocol';
import { plausibleActions } from '../support/arbitrary/actions.ts';

const acting = (action: unknown) => safeParse(REQUESTS.act, { at: 3, action });

describe('the shape of an action', () => {
  test('accepts every action of every game, unchanged', () => {
    fc.assert(
      fc.property(plausibleActions, (action) => {
        const shaped = acting(action);
        expect(shaped.success && shaped.output).toStrictEqual({ at: 3, action });
      }),
      { numRuns: 1_000 },
    );
  });

  test('accepts no extra fields', () => {
    fc.assert(
      fc.property(plausibleActions, fc.string(), fc.jsonValue(), (action, name, value) => {
        expect(acting({ ...action, [`also ${name}`]: value }).success).toBe(false);
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
    ['a meld of no cards', { type: 'meld', reading: set(0) }],
    ['a meld of 27 cards', { type: 'meld', reading: set(27) }],
    ['more suits than a meld can have cards', { type: 'meld', reading: set(3, { suits: Array(27).fill(0) }) }],
    ['a fifth suit', { type: 'meld', reading: set(3, { suits: [0, 1, 4] }) }],
    ['a contract of no melds', { type: 'contract', readings: [] }],
    ['a contract of five melds', { type: 'contract', readings: several(5) }],
    ['a Rummy of ten melds', { type: 'goRummy', readings: several(10), card: null }],
    ['a Rummy without a discard field', { type: 'goRummy', readings: several(3) }],
    ['a Joker too many', { type: 'upForTwo', card: 216 }],
    ['a wild of rank 0', { type: 'nameWild', rank: 0 }],
    ['a wild of rank 14', { type: 'nameWild', rank: 14 }],
    ['a hand of seven', { type: 'chooseSize', size: 7 }],
    [
      'a claim that lays an array',
      { type: 'claim', count: 1, lay: [{ type: 'layOff', card: 3, meld: 0, place: 'low' }] },
    ],
    ['a claim within a claim', { type: 'claim', count: 1, lay: { type: 'claim', count: 1, lay: null } }],
    ['a claim that discards', { type: 'claim', count: 1, lay: { type: 'discard', card: 3 } }],
    ['a negative claim', { type: 'claim', count: -1, lay: null }],
    ['a pass with a text for `forDeal`', { type: 'pass', forDeal: 'yes' }],
    ['a press without an answer', { type: 'press' }],
    ['a swap with a null target', { type: 'swap', meld: 0, wild: 1, natural: 2, to: null }],
    ['a lay-off as suit -1', { type: 'layOff', card: 3, meld: 0, place: 'set', suit: -1 }],
    ['an action of the table', { type: 'closeWindow' }],
    ['the end of a deal', { type: 'cancelDeal' }],
    ['a deal', { type: 'deal', secret: 'a'.repeat(64), shares: [] }],
  ])('%s is refused', (_what, action) => {
    expect(acting(action).success).toBe(false);
  });
});

test.each([
  ['next', {}, true],
  ['next', [], false],
  ['next', null, false],
  ['next', { at: 3 }, false],
  ['standIn', { seat: 7 }, true],
  ['standIn', { seat: 0.5 }, false],
  ['book', {}, false],
  ['say', { phrase: SAYINGS.length - 1 }, true],
  ['say', { phrase: SAYINGS.length }, false],
  ['share', { deal: 1, share: '0f'.repeat(16) }, true],
  ['share', { deal: 1, share: '0F'.repeat(16) }, false],
  ['record', { deal: 0 }, false],
] as const)('the request %s with %j: %s', (name, message, isFit) => {
  expect(is(REQUESTS[name], message)).toBe(isFit);
});
