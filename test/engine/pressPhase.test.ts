import { describe, expect, it } from 'vitest';
import { apply, type GameState, type RuleSet, viewFor } from '#engine';
import { preset, withOptions } from '../support/play/deals.ts';
import { listedLines } from '../support/play/playLegal.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
import { position } from '../support/play/positions.ts';

const voluntary = preset('the-press');
const plain = withOptions(voluntary, { scoring: { press: 'on' } });

/** Seat 0 goes out with its last card; the totals before are given, and other hands are empty by default. */
const goesOut = (rules: RuleSet, totals: readonly number[], more: Partial<GameState> = {}, deal = 4): GameState => {
  const hands = ['KC', ...totals.slice(1).map((_, seat) => ['AC', 'AD', 'AH', 'AS'][seat] as string)];
  return playLines(position({ rules, deal, wildRank: 4, hands, totals, drew: 'none', also: more }), '0 discard KC');
};

describe('the Press (R135)', () => {
  it('R135 a player fifty behind all others makes the next deal count double', () => {
    const on = goesOut(plain, [100, 119, 169]);
    expect(on).toMatchObject({ phase: 'ready', pressed: true, totals: [100, 120, 170] });
    expect(goesOut(plain, [100, 119, 168])).toMatchObject({ phase: 'ready', pressed: false });
  });

  it('E48 the pressed deal scores double, and the Press is decided anew after it', () => {
    const hands = ['KC', '5C', '7D'];
    const moment = position({ rules: plain, hands, totals: [0, 0, 0], drew: 'none', also: { pressed: true } });
    const end = playLines(moment, '0 discard KC');
    expect(end.results.at(-1)).toMatchObject({ factor: 2, points: [0, 10, 14] });
    expect(end.pressed).toBe(false);
  });

  it('R135 has no effect without the rule, nor after the last deal', () => {
    expect(goesOut(preset('crazy-rummy'), [0, 0, 200]).pressed).toBe(false);
    const over = goesOut(voluntary, [100, 120, 168], {}, 13);
    expect(over.phase).toBe('over');
  });
});

describe('points taken to start the Press (R136, §4.25)', () => {
  it('E48, D15 a player 48 behind is asked and may take 2; then the next deal counts double', () => {
    const asked = goesOut(voluntary, [100, 119, 167]);
    expect(asked).toMatchObject({ phase: 'press', turn: 2, totals: [100, 120, 168] });
    expect(listedLines(asked)).toEqual(['2 press yes', '2 press no']);
    expect(whyIllegal(asked, '1 press yes')).toBe('notYourTurn');
    expect(apply(asked, 'table', { type: 'deal', secret: '0'.repeat(64), shares: [] })).toMatchObject({ ok: false });
    const taken = playLines(asked, '2 press yes');
    expect(taken).toMatchObject({ phase: 'ready', turn: -1, pressed: true, totals: [100, 120, 170] });
    expect(taken.results.at(-1)).toMatchObject({ points: [0, 1, 1], added: [0, 0, 2] });
  });

  it('§4.25 a player who refuses is not asked again', () => {
    const no = playLines(goesOut(voluntary, [100, 119, 167], { pressed: true }), '2 press no');
    expect(no).toMatchObject({ phase: 'ready', pressed: false });
    expect(no.results.at(-1)?.added).toEqual([]);
  });

  it('D15 two tied for highest are offered fifty each, from the left of the dealer, until one accepts', () => {
    const asked = goesOut(voluntary, [100, 169, 169], { dealer: 1 });
    expect(asked).toMatchObject({ phase: 'press', turn: 2 });
    const second = playLines(asked, '2 press no');
    expect(second).toMatchObject({ phase: 'press', turn: 1 });
    expect(playLines(second, '1 press yes')).toMatchObject({ phase: 'ready', pressed: true, totals: [100, 220, 170] });
    expect(playLines(second, '1 press no')).toMatchObject({ phase: 'ready', pressed: false, totals: [100, 170, 170] });
    expect(playLines(asked, '2 press yes')).toMatchObject({ phase: 'ready', pressed: true, totals: [100, 170, 220] });
  });

  it('§4.25 nobody is asked if the Press is on already', () => {
    expect(goesOut(voluntary, [100, 119, 169])).toMatchObject({ phase: 'ready', pressed: true });
  });

  it('§4.98 hands stay shown while a player is asked', () => {
    const asked = goesOut(voluntary, [100, 119, 167]);
    expect(viewFor(asked, 0).seats[2]?.shown).toHaveLength(1);
  });
});

describe('the Auto-Press (R137)', () => {
  const auto = preset('auto-press');

  it('E49, D4 after the first deal the highest total goes to fifty above the next', () => {
    const first = goesOut(auto, [0, 0, 0, 0], { totals: [12, 29, 40, 59] }, 1);
    expect(first).toMatchObject({ phase: 'ready', pressed: true, totals: [12, 30, 41, 91] });
    expect(first.results.at(-1)?.added).toEqual([0, 0, 0, 31]);
  });

  it('§4.25 after other deals only the ordinary Press applies', () => {
    expect(goesOut(auto, [12, 29, 40, 59])).toMatchObject({ phase: 'press', turn: 3, totals: [12, 30, 41, 60] });
  });
});
