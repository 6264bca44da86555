import { describe, expect, it } from 'vitest';
import type { GameState } from '#engine';
import { preset, withOptions } from '../support/play/deals.ts';
import { listedLines } from '../support/play/playLegal.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
import { type Position, position } from '../support/play/positions.ts';

const beanie = preset('beanie');
const fullTurn = withOptions(preset('five-thousand-rummy'), {
  goingOut: { relief: 'fullTurn', float: 'onWithPenalty', callRummy: 'top' },
  stock: { end: 'afterTurn' },
});

/** Seat 0 plays its first turn and can go out by discarding the king. Kings are not wild. */
const firstTurn = (more: Partial<Position> = {}): GameState =>
  position({
    rules: beanie,
    deal: 2, // Queens are wild
    hands: ['5C 6C 7C KD', '8C 9D 9H 9S', '4C JC', '2D 2H 2S TD'],
    drew: 'none',
    hadTurns: [],
    ...more,
  });
const GO_OUT = ['0 meld run 5C: 5C 6C 7C', '0 discard KD'] as const;

describe('relief turns of melds only, after a player goes out on the first turn (R108, §4.34)', () => {
  it('§4.34 begin with the next player, and have no draw and no discard', () => {
    const out = playLines(firstTurn(), ...GO_OUT);
    expect(out).toMatchObject({ phase: 'play', turn: 1, relief: 0, results: [{}] });
    expect(listedLines(out)).toEqual(['1 meld set 9: 9D 9H 9S', '1 endturn']);
    expect(whyIllegal(out, '1 discard 8C')).toBe('notNow');
    expect(whyIllegal(out, '1 draw stock')).toBe('notNow');
    expect(whyIllegal(out, '1 goout')).toBe('notNow');
    expect(whyIllegal(out, '1 float')).toBe('notNow');
    expect(playLines(out, '1 endturn').turn).toBe(2);
  });

  it('§4.34 need a new meld first, and allow lay-offs on melds laid since', () => {
    const out = playLines(firstTurn(), ...GO_OUT);
    expect(whyIllegal(out, '1 layoff 8C 0 high')).toBe('meldFirst');
    const laid = playLines(out, '1 meld set 9: 9D 9H 9S', '1 layoff 8C 0 high');
    expect(laid.hands[1]).toEqual([]);
    expect(playLines(laid, '1 takeback').hands[1]).toHaveLength(1);
  });

  it('§4.34 may empty a hand, which scores 0, but only the first player has gone out', () => {
    const played = playLines(
      firstTurn(),
      ...GO_OUT,
      '1 meld set 9: 9D 9H 9S',
      '1 layoff 8C 0 high',
      '1 endturn',
      '2 endturn',
    );
    expect(whyIllegal(played, '3 swap 2D for 2H in 0')).toBe('notNow');
    const end = playLines(played, '3 meld set 2: 2D 2H 2S', '3 endturn');
    // Four of clubs 5, jack 10; ten 10 (fives to eight).
    expect(end.results.at(-1)).toMatchObject({ ending: 'wentOut', out: 0, points: [0, 0, 15, 10] });
  });

  it('R108 are only for players without a turn', () => {
    const second = firstTurn({
      turn: 1,
      hands: ['4C JC', '5C 6C 7C KD', '9D 9H 9S', 'TD'],
      hadTurns: [0],
      drew: 'stock',
    });
    const out = playLines(second, '1 meld run 5C: 5C 6C 7C', '1 discard KD');
    expect(out.turn).toBe(2);
    expect(playLines(out, '2 endturn', '3 endturn').results.at(-1)).toMatchObject({ out: 1 });
    const last = firstTurn({ hadTurns: [1, 2, 3] });
    expect(playLines(last, ...GO_OUT).results.at(-1)).toMatchObject({ out: 0 });
  });

  it('R107, R108 do not follow going out on a later turn, or where the rules give none', () => {
    expect(playLines(firstTurn({ hadTurns: [0, 1] }), ...GO_OUT).phase).toBe('ready');
    const rules = withOptions(beanie, { goingOut: { relief: 'nothing' } });
    expect(playLines(firstTurn({ rules }), ...GO_OUT).results.at(-1)).toMatchObject({ out: 0 });
  });

  it('R110 follow up for 2 on the first turn too, and the 2 still counts', () => {
    const rules = withOptions(preset('biddies'), { goingOut: { relief: 'meld' } });
    const moment = position({ rules, deal: 4, hands: ['2C KD', 'KS', 'JC', '3C'], drew: 'none', hadTurns: [] });
    const out = playLines(moment, '0 up KD');
    expect(out).toMatchObject({ turn: 1, relief: 0 });
    const end = playLines(out, '1 endturn', '2 endturn', '3 endturn');
    expect(end.results.at(-1)).toMatchObject({ ending: 'wentOut', out: 0, points: [2, 10, 10, 3] });
  });
});

describe('full relief turns (R108, §4.85)', () => {
  const toGoOut = (more: Partial<Position> = {}): GameState =>
    firstTurn({ rules: fullTurn, deal: 1, wildRank: 12, drew: 'stock', stock: 'TC', ...more });

  it('§4.85 begin with the next player, who may take the last discard', () => {
    const out = playLines(toGoOut(), ...GO_OUT);
    expect(out).toMatchObject({ phase: 'draw', turn: 1, relief: 0 });
    expect(listedLines(out)).toEqual(['1 draw stock', '1 draw pile']);
    const end = playLines(
      out,
      '1 draw stock',
      '1 discard TC',
      '2 draw stock',
      '2 discard JC',
      '3 draw stock',
      '3 discard TD',
    );
    expect(end.results.at(-1)).toMatchObject({ ending: 'wentOut', out: 0 });
  });

  it('§4.85 allow no calling', () => {
    const moment = toGoOut({ hands: ['5C 6C 7C KD', '8C 9D', '4C JC', '2D 2H'] });
    const open = playLines(moment, '0 meld run 5C: 5C 6C 7C', '0 discard KD', '1 draw stock');
    expect(playLines(open, '1 discard 8C')).toMatchObject({ phase: 'draw', turn: 2 });
  });

  it('R109, §4.85 leave hands and bonus to the first player out; a second one only keeps an empty hand', () => {
    const rules = withOptions(fullTurn, { scoring: { outBonus: 200 } });
    const hands = ['5C 6C 7C KD', '9D 9H 9S', 'JC', 'TD'];
    const out = playLines(toGoOut({ rules, hands, stock: '4D' }), ...GO_OUT);
    const second = playLines(out, '1 draw stock', '1 meld set 9: 9D 9H 9S', '1 discard 4D');
    expect(second).toMatchObject({ turn: 2, relief: 0 });
    const end = playLines(second, '2 draw pile', '2 discard JC', '3 draw pile', '3 discard TD');
    // Fives for 5, 6 and 7; left in hands: the four 5, the jack 10; nines 5 each.
    expect(end.results.at(-1)).toMatchObject({ out: 0, points: [15 + 5 + 10 + 200, 15, 0, 0] });
    // That empty hand draws no penalty card, as it does not float (R103).
    expect(end.hands[1]).toEqual([]);
  });

  it('R103 are not for a player who floated before, who draws a penalty card at once', () => {
    const hands = ['', '5C 6C 7C KD', 'JC', 'TD'];
    const moment = toGoOut({ hands, turn: 1, hadTurns: [0] });
    const out = playLines(moment, '1 meld run 5C: 5C 6C 7C', '1 discard KD');
    expect(out).toMatchObject({ turn: 2, relief: 1 });
    expect(out.hands[0]).toHaveLength(1);
  });

  it('R115 end the deal if there is nothing to draw, and the player who went out has gone out', () => {
    const end = playLines(toGoOut({ also: { stock: [] } }), ...GO_OUT);
    expect(end.results.at(-1)).toMatchObject({ ending: 'wentOut', out: 0 });
    const rules = withOptions(fullTurn, { stock: { end: 'whilePileTaken' } });
    const out = playLines(toGoOut({ rules, also: { stock: [] } }), ...GO_OUT);
    expect(listedLines(out)).toEqual(['1 draw pile', '1 decline']);
    expect(playLines(out, '1 decline').results.at(-1)).toMatchObject({ ending: 'wentOut', out: 0 });
  });
});
