import { describe, expect, it } from 'vitest';
import { apply, canGoOn, evolve, type GameEvent, type GameState, newGame, type Phase, type Play } from '#engine';
import { crazyRummy } from '#rules';
import { dealIn, deals, openedGame, preset, withOptions } from '../support/play/deals.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
import { type Position, position } from '../support/play/positions.ts';

const HANDS = ['3C 4C 5C 9D', '3D 4D 5D', '3H 4H 5H'];

/** Seat 0 has drawn, in deal 4, with points from earlier deals. */
const moment = (more: Partial<Position> = {}): GameState =>
  position({ hands: HANDS, pile: 'KD', totals: [31, 0, 12], ...more });

const press = preset('the-press');
const choosing = withOptions(preset('five-thousand-rummy'), {
  wilds: { permanent: ['twos'] },
  deal: { upcardPermanentWild: 'twoOrTwelve' },
});

/** A running deal in each phase. */
const RUNNING: readonly (readonly [Phase, GameState])[] = [
  ['draw', moment({ phase: 'draw' })],
  ['play', moment()],
  ['naming', dealIn(openedGame(preset('dealers-choice'), 4), 1).state],
  ['sizing', deals(choosing, 8).find(({ state }) => state.phase === 'sizing')?.state as GameState],
  [
    'window',
    playLines(
      position({ rules: preset('crummy-rummy'), deal: 1, hands: HANDS, phase: 'draw', pile: 'KD' }),
      '0 draw stock',
    ),
  ],
];

describe('a cancelled deal (§4.102)', () => {
  it('§4.102 nobody scores, and the next player deals the next deal', () => {
    const before = moment();
    const after = playLines(before, 'table cancel');
    expect(after).toMatchObject({ phase: 'ready', turn: -1, totals: [31, 0, 12], hands: before.hands });
    expect(after.results.at(-1)).toMatchObject({ deal: 4, ending: 'cancelled', out: -1, points: [0, 0, 0], added: [] });
    const next = dealIn(after, 1).state;
    expect(next).toMatchObject({ deal: 5, wildRank: 5, dealer: (before.dealer + 1) % 3 });
  });

  it.each(RUNNING)('§4.102 can be cancelled in phase %s', (phase, state) => {
    expect(state.phase).toBe(phase);
    const after = playLines(state, 'table cancel');
    expect(after).toMatchObject({ phase: 'ready', window: null, totals: state.totals });
    expect(dealIn(after, 2).state.deal).toBe(state.deal + 1);
  });

  it('§4.102 the last deal ends the game, and the totals decide', () => {
    const over = playLines(moment({ deal: 13 }), 'table cancel');
    expect(over).toMatchObject({ phase: 'over', totals: [31, 0, 12] });
    expect(apply(moment({ deal: 13 }), 'table', { type: 'cancelDeal' })).toMatchObject({
      value: { events: [{ type: 'dealEnded' }, { type: 'gameEnded', winners: [1] }] },
    });
  });

  it('§4.102 a pressed deal doubles nothing, and the Press is decided anew', () => {
    const leads = playLines(moment({ rules: press, totals: [80, 0, 12], also: { pressed: true } }), 'table cancel');
    expect(leads).toMatchObject({ phase: 'ready', pressed: true });
    expect(leads.results.at(-1)).toMatchObject({ factor: 1, points: [0, 0, 0] });
    const near = playLines(moment({ rules: press, totals: [60, 0, 12] }), 'table cancel');
    expect(near).toMatchObject({ phase: 'press', turn: 0 });
    expect(playLines(near, '0 press yes')).toMatchObject({ pressed: true, totals: [62, 0, 12] });
  });

  it('only the table cancels, and only while a deal runs', () => {
    expect(apply(moment(), 0, { type: 'cancelDeal' })).toEqual({ ok: false, reason: 'notNow' });
    const ready = playLines(moment(), 'table cancel');
    const asked = playLines(moment({ rules: press, totals: [60, 0, 12] }), 'table cancel');
    const over = playLines(moment({ deal: 13 }), 'table cancel');
    for (const state of [newGame(crazyRummy, 3), openedGame(crazyRummy, 3), ready, asked, over]) {
      expect(whyIllegal(state, 'table cancel')).toBe('notNow');
    }
  });

  it('a game with cancelled deals goes on to its end', () => {
    let state = openedGame(crazyRummy, 3);
    for (let deal = 1; deal <= 13; deal++) state = playLines(dealIn(state, deal).state, 'table cancel');
    expect(state).toMatchObject({ phase: 'over', deal: 13, totals: [0, 0, 0] });
  });
});

/** Ways in which a newer version may fail to understand the state of a deal. */
const DAMAGED: readonly (readonly [string, GameState])[] = [
  ['an unknown phase', { ...moment(), phase: 'bidding' as Phase }],
  ['a card that is missing', { ...moment(), pile: [] }],
  ['a card in two places', { ...moment(), pile: [...moment().pile, ...moment().pile] }],
  ['a card that is not in the pack', { ...moment(), stock: [...moment().stock.slice(1), 254] }],
  ['nobody to act', { ...moment(), turn: -1 }],
  ['a window that is gone', { ...(RUNNING.at(-1)?.[1] as GameState), window: null }],
  ['a draft that is gone', { ...moment(), draft: undefined as never }],
  ['melds that are gone', { ...moment(), melds: undefined as never }],
];

describe('whether a game can go on', () => {
  it.each(RUNNING)('it can in phase %s', (_, state) => {
    expect(canGoOn(state)).toBe(true);
  });

  it.each(DAMAGED)('it cannot with %s, until the deal is cancelled', (_, state) => {
    expect(canGoOn(state)).toBe(false);
    const after = playLines(state, 'table cancel');
    expect(after).toMatchObject({ phase: 'ready', totals: state.totals });
    expect(canGoOn(after)).toBe(true);
  });
});

describe('what this version does not know', () => {
  it('an event is not booked', () => {
    expect(() => evolve(moment(), { type: 'bidMade' } as never as GameEvent)).toThrow('unknown event: bidMade');
  });

  it('a play is not taken back', () => {
    const event: GameEvent = { type: 'tookBack', seat: 0, play: { type: 'bid' } as never as Play };
    expect(() => evolve(moment(), event)).toThrow('unknown play: bid');
  });
});
