import { describe, expect, it } from 'vitest';
import { cardsOf, gameWinners, preview, type RuleSet, type SeatAction, seatsToCome, viewFor } from '#engine';
import { crazyRummy } from '#rules';
import { preset, withOptions } from '../support/play/deals.ts';
import { listedLines } from '../support/play/playLegal.ts';
import { playLines, recorded, whyIllegal } from '../support/play/playLines.ts';
import { type Position, position } from '../support/play/positions.ts';

const threeThirteen = preset('three-thirteen');

/** Threes are wild; seat 0 can go out, seat 2 holds a run with a wild. */
const firstDeal = (more: Partial<Position> = {}) =>
  position({
    rules: threeThirteen,
    deal: 1,
    hands: ['7C 7D 3S KH', 'AC 4D 9S', 'JH QH 3C'],
    stock: '4H KS',
    ...more,
  });
const OUT = '0 rummy KH | set 7: 7C 7D 3S';

/** Fives are wild; seat 0 can go out. */
const thirdDeal = (more: Partial<Position> = {}) =>
  position({
    rules: threeThirteen,
    deal: 3,
    hands: ['2C 3C 4C 6C 5D 9H', '8D 8H 8S QC 4H', '6S 7S 9S JD 5C'],
    stock: '8C 2H',
    ...more,
  });
const OUT_IN_THIRD = '0 rummy 9H | run 2C: 2C 3C 4C 5D 6C';

describe('last turns in Three Thirteen (R157)', () => {
  it('E65a each of the others has one more turn, then the deal ends', () => {
    const out = playLines(firstDeal(), OUT);
    expect(out).toMatchObject({ phase: 'draw', turn: 1, relief: 0, results: [] });
    expect(out.melds.map(({ by }) => by)).toEqual([0]);
    const last = playLines(out, '1 draw stock', '1 discard 9S');
    expect(last).toMatchObject({ phase: 'draw', turn: 2, relief: 0 });
    const end = playLines(last, '2 draw stock', '2 discard KS');
    expect(end).toMatchObject({ phase: 'ready', relief: -1 });
    expect(end.results.at(-1)).toMatchObject({ ending: 'wentOut', out: 0, points: [0, 9, 0] });
  });

  it('E65a, R157 without last turns the deal ends at once', () => {
    const rules = withOptions(threeThirteen, { goingOut: { lastTurns: false } });
    const end = playLines(firstDeal({ rules }), OUT);
    expect(end.results.at(-1)).toMatchObject({ ending: 'wentOut', out: 0, points: [0, 14, 0] });
  });

  it('E65b, §4.110 the melds that leave the fewest points are found at the end', () => {
    const out = playLines(thirdDeal(), OUT_IN_THIRD, '1 draw stock', '1 discard QC');
    expect(out.melds).toHaveLength(1);
    const end = playLines(out, '2 draw stock', '2 discard JD');
    expect(end.melds.map(({ by }) => by)).toEqual([0, 1, 2]);
    expect(end.results.at(-1)?.points).toEqual([0, 4, 2]);
    const rules = withOptions(threeThirteen, { goingOut: { lastTurns: false } });
    expect(playLines(thirdDeal({ rules }), OUT_IN_THIRD).results.at(-1)?.points).toEqual([0, 14, 10]);
  });

  it('E65c, §4.109 a wild left over counts as its rank', () => {
    const hands = ['2C 3C 4C 6C 5D TH', '5C KS 9H 7D 2S'];
    const lines = ['0 rummy TH | run 2C: 2C 3C 4C 5D 6C', '1 draw stock', '1 discard JD'];
    expect(playLines(thirdDeal({ hands, stock: 'JD' }), ...lines).results.at(-1)?.points).toEqual([0, 33]);
    const rules = withOptions(threeThirteen, { scoring: { wild: 25 } });
    expect(playLines(thirdDeal({ hands, stock: 'JD', rules }), ...lines).results.at(-1)?.points).toEqual([0, 53]);
  });

  it('E65d, §4.112 identical cards make a set, where there are enough packs', () => {
    const hands = ['9C 9C.2 9C.3 4D KH', 'AC', 'AD', 'AH', 'AS', '2C'];
    const moment = position({ rules: threeThirteen, deal: 2, hands });
    expect(whyIllegal(moment, '0 rummy KH | set 9: 9C 9C.2 9C.3 4D')).toBeNull();
    expect(cardsOf(threeThirteen, 2)).toHaveLength(52);
  });

  it('E65e nothing is laid in a turn, and wilds alone go out', () => {
    expect(whyIllegal(firstDeal(), '0 meld set 7: 7C 7D 3S')).toBe('meldsNotYet');
    const wilds = firstDeal({ hands: ['3C 3D 3S KH', 'AC 4D 9S', 'JH QH 4C'] });
    expect(playLines(wilds, '0 rummy KH | set 3: 3C 3D 3S')).toMatchObject({ turn: 1, relief: 0 });
  });

  it('E65f, §4.108 nobody else goes Rummy, and a complete hand scores nothing', () => {
    const hands = ['7C 7D 3S KH', '4C 4D 9S', 'JH QH 3C'];
    const complete = playLines(firstDeal({ hands }), OUT, '1 draw stock');
    expect(whyIllegal(complete, '1 rummy 9S | set 4: 4C 4D 4H')).toBe('notNow');
    expect(listedLines(complete)).toEqual(['1 discard 4C', '1 discard 4D', '1 discard 4H', '1 discard 9S']);
    const end = playLines(complete, '1 discard 9S', '2 draw stock', '2 discard KS');
    expect(end.results.at(-1)).toMatchObject({ out: 0, points: [0, 0, 0] });
  });

  it('E65g the lowest total wins after eleven deals, although another player went out', () => {
    const run = 'AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC';
    const last = position({
      rules: threeThirteen,
      deal: 11,
      hands: [`${run} KH`, 'TD TS JS QH', '2D 4H 6S'],
      totals: [88, 61, 75],
      stock: '9D 9H',
    });
    const turns = ['1 draw stock', '1 discard 9D', '2 draw stock', '2 discard 9H'];
    const over = playLines(last, `0 rummy KH | run AC: ${run}`, ...turns);
    expect(over).toMatchObject({ phase: 'over', totals: [88, 101, 87] });
    expect(gameWinners(threeThirteen, over.totals, 0)).toEqual([2]);
  });
});

describe('last turns where melds are laid in turns (R157)', () => {
  const lastTurns = withOptions(crazyRummy, { goingOut: { lastTurns: true } });
  const GO_OUT = ['0 meld run 5C: 5C 6C 7C', '0 discard KD'] as const;

  /** Seat 0 can go out by discarding the king; Fours are wild. */
  const toGoOut = (more: Partial<Position> = {}) =>
    position({ rules: lastTurns, hands: ['5C 6C 7C KD', '8C 9D 9H 9S', '2C JC'], stock: 'TD QH', ...more });

  it('R157 the others may meld and lay off, whether or not they had a turn before', () => {
    for (const hadTurns of [[0, 1, 2], [0, 1], []]) {
      const out = playLines(toGoOut({ hadTurns }), ...GO_OUT);
      expect(out).toMatchObject({ phase: 'draw', turn: 1, relief: 0 });
      const laid = playLines(out, '1 draw stock', '1 meld set 9: 9D 9H 9S', '1 layoff 8C 0 high');
      expect(whyIllegal(laid, '1 endturn')).toBe('notNow');
      const end = playLines(laid, '1 discard TD', '2 draw stock', '2 discard QH');
      expect(end.results.at(-1)).toMatchObject({ ending: 'wentOut', out: 0, points: [0, 0, 12] });
    }
  });

  it('R157 the player who discards the last card in one is not out', () => {
    const rules = withOptions(lastTurns, { scoring: { outBonus: 10 } });
    const second = playLines(
      toGoOut({ rules }),
      ...GO_OUT,
      '1 draw stock',
      '1 meld set 9: 9D 9H 9S',
      '1 layoff 8C 0 high',
      '1 discard TD',
    );
    expect(second).toMatchObject({ phase: 'draw', turn: 2, relief: 0 });
    expect(playLines(second, '2 draw stock', '2 discard QH').results.at(-1)).toMatchObject({
      out: 0,
      points: [-10, 0, 12],
    });
  });

  it('R157 the turns go round from the player who is out, in the direction of play', () => {
    const hands = ['JC', '2C', '8C', '5C 6C 7C KD'];
    const lines = ['3 meld run 5C: 5C 6C 7C', '3 discard KD'];
    const turnsBy = (rules: RuleSet, order: readonly string[]) => {
      const out = playLines(toGoOut({ rules, hands, turn: 3, stock: 'TD QH 9S' }), ...lines);
      const turns = order.map((seat) => [`${seat} draw stock`, `${seat} discard ${hands[Number(seat)]}`]);
      return playLines(out, ...turns.flat()).results.at(-1)?.out;
    };
    const oneCard = withOptions(lastTurns, { goingOut: { oneCard: false } });
    expect(turnsBy(oneCard, ['0', '1', '2'])).toBe(3);
    expect(turnsBy(withOptions(oneCard, { table: { direction: 'counterClockwise' } }), ['2', '1', '0'])).toBe(3);
  });

  it('R100, R157 no discard of a last turn is taken back', () => {
    const rules = withOptions(lastTurns, { goingOut: { discardTakeBack: true } });
    const played = playLines(toGoOut({ rules }), ...GO_OUT, '1 draw stock', '1 discard TD');
    expect(whyIllegal(played, '1 recall')).not.toBeNull();
  });

  it('R108, R157 the turns of R108 do not come in addition, nor as melds only', () => {
    const rules = withOptions(lastTurns, { goingOut: { relief: 'meld' } });
    const out = playLines(toGoOut({ rules, hadTurns: [], drew: 'none' }), ...GO_OUT);
    expect(listedLines(out)).toEqual(['1 draw stock', '1 draw pile']);
    expect(whyIllegal(playLines(out, '1 draw stock'), '1 endturn')).toBe('notNow');
  });

  it('R115, R157 the deal ends with the stock, and the player who is out stays out', () => {
    const out = playLines(toGoOut({ stock: 'TD', also: { stock: [] } }), ...GO_OUT);
    expect(out.results.at(-1)).toMatchObject({ ending: 'wentOut', out: 0, points: [0, 35, 12] });
    const one = toGoOut();
    const last = playLines({ ...one, stock: one.stock.slice(-1) }, ...GO_OUT, '1 draw stock', '1 discard TD');
    expect(last.results.at(-1)).toMatchObject({ ending: 'wentOut', out: 0, points: [0, 35, 12] });
  });

  it('R133, R157 a whole hand laid at once counts double although others have played since', () => {
    const rules = withOptions(lastTurns, { scoring: { doubleRummy: true } });
    const out = playLines(toGoOut({ rules }), ...GO_OUT, '1 draw stock', '1 meld set 9: 9D 9H 9S', '1 discard TD');
    const end = playLines(out, '2 draw stock', '2 discard QH');
    expect(end.results.at(-1)).toMatchObject({ wentRummy: true, points: [0, 16, 24] });
  });
});

describe('the seats whose last turn is still to come (R108, R157)', () => {
  it('R157 are those between the present turn and the player who is out', () => {
    const hands = ['7C 7D 3S KH', 'AC 4D 9S', 'JH QH 3C', '2C 4C 6S'];
    const start = firstDeal({ hands });
    expect(seatsToCome(start, 4)).toEqual([]);
    const out = playLines(start, OUT);
    expect(seatsToCome(out, 4)).toEqual([2, 3]);
    expect(seatsToCome(playLines(out, '1 draw stock', '1 discard 9S'), 4)).toEqual([3]);
  });

  it('R108 are those without a turn', () => {
    const rules = withOptions(crazyRummy, { goingOut: { relief: 'fullTurn' } });
    const hands = ['5C 6C 7C KD', '8C', '2C JC', 'QC QD'];
    const start = position({ rules, hands, drew: 'none', hadTurns: [2] });
    const out = playLines(start, '0 meld run 5C: 5C 6C 7C', '0 discard KD');
    expect(seatsToCome(out, 4)).toEqual([3]);
  });
});

describe('what a preview sees of the end (R112)', () => {
  it('has no melds of cards that the viewer does not see', () => {
    const last = playLines(firstDeal(), OUT, '1 draw stock', '1 discard 9S', '2 draw stock');
    const { action } = recorded('2 discard KS', 3);
    const seen = preview(viewFor(last, 2), action as SeatAction);
    expect(seen?.melds.map(({ by }) => by)).toEqual([0, 2]);
  });
});
