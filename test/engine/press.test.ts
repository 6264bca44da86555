import { describe, expect, it } from 'vitest';
import { autoPress, pressAfter, pressOffers, type RuleSet, type ScoringRules } from '#engine';
import { crazyRummy } from '#rules';

const pressing = (changes: Partial<ScoringRules>): RuleSet => ({
  ...crazyRummy,
  scoring: { ...crazyRummy.scoring, ...changes },
});
const press = pressing({ press: 'on' });
const voluntary = pressing({ press: 'voluntary' });
const auto = pressing({ press: 'voluntary', autoPress: true });

describe('the Press (R135)', () => {
  it.each([
    [[100, 120, 170], true],
    [[100, 120, 169], false],
    [[100, 170, 170], false],
    [[170, 100, 120], true],
    [[-40, -15, 40], true],
    [[0, 50], true],
  ])('D3 after totals %j it is on: %j', (totals, on) => {
    expect(pressAfter(press, totals)).toBe(on);
    expect(pressAfter(crazyRummy, totals)).toBe(false);
  });
});

describe('the voluntary Press (R136)', () => {
  it('E48 a player 48 behind may take 2, which turns the Press on', () => {
    expect(pressOffers(voluntary, [60, 52, 108], 0)).toEqual([{ seat: 2, points: 2 }]);
    expect(pressAfter(voluntary, [60, 52, 110])).toBe(true);
  });

  it('D15 totals 100/120/168: the third player is offered exactly 2', () => {
    expect(pressOffers(voluntary, [100, 120, 168], 0)).toEqual([{ seat: 2, points: 2 }]);
  });

  it.each([
    [0, [1, 2]],
    [1, [2, 1]],
    [2, [1, 2]],
  ])('D15 totals 100/170/170: from the left of dealer %i, each of the two is offered exactly 50', (dealer, seats) => {
    expect(pressOffers(voluntary, [100, 170, 170], dealer)).toEqual(seats.map((seat) => ({ seat, points: 50 })));
  });

  it('§4.25 counter-clockwise the first player asked is on the other side', () => {
    const other: RuleSet = { ...voluntary, table: { ...voluntary.table, direction: 'counterClockwise' } };
    expect(pressOffers(other, [100, 170, 170], 0).map(({ seat }) => seat)).toEqual([2, 1]);
  });

  it('§4.25 nobody is asked if the Press is on already, or where it is not voluntary', () => {
    expect(pressOffers(voluntary, [100, 120, 170], 0)).toEqual([]);
    expect(pressOffers(press, [100, 120, 168], 0)).toEqual([]);
    expect(pressOffers(crazyRummy, [100, 120, 168], 0)).toEqual([]);
  });

  it('accepting any offer turns it on', () => {
    const totals = [-20, 31, 31, 4];
    for (const { seat, points } of pressOffers(voluntary, totals, 3)) {
      expect(pressAfter(voluntary, totals)).toBe(false);
      expect(
        pressAfter(
          voluntary,
          totals.map((total, i) => (i === seat ? total + points : total)),
        ),
      ).toBe(true);
      expect(
        pressAfter(
          voluntary,
          totals.map((total, i) => (i === seat ? total + points - 1 : total)),
        ),
      ).toBe(false);
    }
    expect(pressOffers(voluntary, totals, 3)).toHaveLength(2);
  });
});

describe('the Auto-Press (R137)', () => {
  it('D4 12/30/41/60: 60 becomes 91 (E49)', () => {
    expect(autoPress(auto, 1, [12, 30, 41, 60])).toEqual({ added: [0, 0, 0, 31], on: true });
  });

  it('D4 12/30/60/60: both become 80, and the Press is on (R138, §4.24)', () => {
    expect(autoPress(auto, 1, [12, 30, 60, 60])).toEqual({ added: [0, 0, 20, 20], on: true });
  });

  it('D14 10/20/30/90: 90 stays, Press on', () => {
    expect(autoPress(auto, 1, [10, 20, 30, 90])).toEqual({ added: [], on: true });
  });

  it('D14 30/30/30/30: nothing moves, Press off', () => {
    expect(autoPress(auto, 1, [30, 30, 30, 30])).toEqual({ added: [], on: false });
  });

  it('§4.24 two equal totals far behind the others stay, and the Press is on', () => {
    expect(autoPress(auto, 1, [10, 20, 90, 90])).toEqual({ added: [], on: true });
    expect(autoPress(voluntary, 1, [10, 20, 90, 90])).toEqual({ added: [], on: false });
  });

  it('moves nothing after later deals, with three players, or where the rules have no Auto-Press', () => {
    const off = { added: [], on: false };
    expect(autoPress(auto, 2, [12, 30, 41, 60])).toEqual(off);
    expect(autoPress(auto, 1, [30, 41, 60])).toEqual(off);
    expect(autoPress(voluntary, 1, [12, 30, 41, 60])).toEqual(off);
    expect(autoPress(pressing({ autoPress: true }), 1, [12, 30, 41, 60])).toEqual(off);
  });

  it('leaves the ordinary Press unchanged', () => {
    expect(autoPress(auto, 2, [12, 30, 41, 91])).toEqual({ added: [], on: true });
    expect(autoPress(press, 5, [0, 10, 60])).toEqual({ added: [], on: true });
  });
});
