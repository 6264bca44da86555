import { describe, expect, test } from 'vitest';
import { thinkAs } from '#bots';
import { printRecorded } from '#record';
import { crazyRummy } from '#rules';
import { type CostlyMoment, costlyMoments } from '../../shared/review/moments.ts';
import { wholeDeal } from '../bots/playDeal.ts';
import { preset } from '../support/play/deals.ts';
import type { Position } from '../support/play/positions.ts';
import { playedFrom } from './playedLines.ts';

/** The moments of seat 0 when it plays these lines. */
const moments = (moment: Position, ...lines: string[]): readonly CostlyMoment[] =>
  costlyMoments(playedFrom(moment, lines), 0);

/** The better line, as lines of a record without the seat. */
const better = (moment: CostlyMoment | undefined): readonly string[] | undefined =>
  moment?.better.map((action) => printRecorded({ by: 0, action }).slice(2));

const FAR = ['3C AC 8S QC 3H 6S 9S', 'TD JC QD 6D 5S 8D QH'];

describe('a moment', () => {
  test('is a wild that was discarded', () => {
    const [moment] = moments({ deal: 1, hands: ['AS 4C 9D TD', '2C', 'TC JC KC 6D'] }, '0 discard AS');
    expect(moment).toMatchObject({ turn: 1, about: 'play' });
    expect(moment?.cost).toBeGreaterThan(5);
    expect(better(moment)).not.toContain('discard AS');
  });

  test('is a lay-off that was missed, with the better line and why', () => {
    const hands = ['8H 2C 3S 6D KD', '3C', 'TC'];
    const [moment] = moments({ hands, melds: ['1 run 5H: 5H 6H 7H'], melded: [0] }, '0 discard KD');
    expect(better(moment)).toEqual(['layoff 8H 0 high', 'discard KD']);
    expect(moment?.reasons.length).toBeGreaterThan(0);
    expect(moment?.played.map(({ type }) => type)).toEqual(['discard']);
  });

  test('is a discard that was worse than another', () => {
    const [moment] = moments({ deal: 1, hands: ['2D 4S 6C 8H KD', 'TD JC KC 6D', '3S 9C 5H'] }, '0 discard 2D');
    expect(better(moment)).toEqual(['discard KD']);
  });

  test('is a card left in the pile that makes a meld', () => {
    const hands = ['8H 9H 3D KD QS 2S 6C', ...FAR];
    const moment: Position = { hands, pile: 'TH', phase: 'draw', stock: '7D' };
    const [found, ...others] = moments(moment, '0 draw stock', '0 discard KD');
    expect(found).toMatchObject({ turn: 1, about: 'draw', played: [{ type: 'draw', from: 'stock' }] });
    expect(better(found)?.[0]).toBe('draw pile');
    expect(others).toEqual([]);
  });

  test('is going out that was missed while others are close to it', () => {
    const hands = ['8H 9H TH 2C KD', '3C', 'TC'];
    const melds = ['1 set 2: 2D 2H 2S', '2 run 4S: 4S 5S 6S'];
    const [moment] = moments({ deal: 13, hands, melded: [0], melds }, '0 discard KD');
    expect(better(moment)?.at(-1)).toMatch(/^discard/);
    expect(moment?.reasons[0]).toMatchObject({ type: 'goesOut' });
    expect(moment?.cost).toBeGreaterThan(8);
    expect(moment?.cost).toBeLessThan(43);
  });
});

describe('no moment', () => {
  const hands = ['8H 9H TH QC QD QS 2C KD', '3C 9D', 'TC JC KC 6D'];
  const table: Position = { hands, melds: ['1 run 4S: 4S 5S 6S'] };

  test('comes of the order of plays, or of plays that were taken back', () => {
    const one = moments(table, '0 meld run 8H: 8H 9H TH', '0 meld set Q: QC QD QS', '0 discard KD');
    const other = moments(
      table,
      '0 meld set Q: QC QD QS',
      '0 takeback',
      '0 meld set Q: QC QD QS',
      '0 meld run 8H: 8H 9H TH',
      '0 discard KD',
    );
    expect([one, other]).toEqual([[], []]);
  });

  test('is a turn in which a bot or the clock acted', () => {
    const deal = playedFrom({ deal: 1, hands: ['AS 4C 9D TD', '2C', 'TC JC KC 6D'] }, ['0 discard AS']);
    expect(costlyMoments(deal, 0)).toHaveLength(1);
    const automatic = { ...deal, steps: deal.steps.map((step) => ({ ...step, isAutomatic: true })) };
    expect(costlyMoments(automatic, 0)).toEqual([]);
  });

  test('is what only the cards that came later made wrong: unseen cards change nothing', () => {
    const play = (unlucky: string) =>
      moments(
        { deal: 1, hands: ['2D 4S 6C 8H KD', 'TD JC KC 6D', '3S 9C 5H'], stock: unlucky },
        '0 discard 2D',
        '1 draw stock',
        '1 discard TD',
        '2 draw stock',
        '2 discard 9C',
        '0 draw stock',
        '0 discard KD',
      ).filter(({ turn }) => turn === 1);
    expect(play('QD QH 2S')).toEqual(play('7C 7D KS'));
  });

  test('is found in any turn of a seat that plays as Sharp does', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const { steps, end } = wholeDeal(crazyRummy, 4, seed, thinkAs.sharp);
      const played = steps.map(({ before, by, action }, index) => {
        return { before, after: steps[index + 1]?.before ?? end, by, action, isAutomatic: false };
      });
      const deal = { dealt: end, steps: played, result: end.results[0]! };
      for (const seat of [0, 1, 2, 3]) expect(costlyMoments(deal, seat)).toEqual([]);
    }
  });
});

test('turns are numbered as the seat has them', () => {
  const { steps, end } = wholeDeal(crazyRummy, 3, 3, thinkAs.beginner);
  const played = steps.map(({ before, by, action }, index) => {
    return { before, after: steps[index + 1]?.before ?? end, by, action, isAutomatic: false };
  });
  for (const seat of [0, 1, 2]) {
    const turns = end.moves.filter((move) => move.seat === seat && move.did === 'discard').length;
    const numbers = costlyMoments({ dealt: end, steps: played, result: end.results[0]! }, seat).map(({ turn }) => turn);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    for (const number of numbers) expect(number).toBeLessThanOrEqual(turns);
  }
});

describe('in a game whose arithmetic the bots do not know', () => {
  const rules = preset('five-thousand-rummy');
  const moment: Position = {
    ...{ rules, wildRank: 1, melded: [0] },
    ...{ hands: ['8H 9H TH 2S QC QD QS', '4C', '7D'], stock: '3H 5C', rest: 'pile' },
    melds: ['1 run 4S: 4S 5S 6S', '2 run 9C: 9C TC JC'],
  };

  test('a meld that was not laid is a clear mistake', () => {
    const [found] = moments(moment, '0 meld run 8H: 8H 9H TH', '0 discard QS');
    expect(found).toMatchObject({ turn: 1, about: 'play' });
    expect(better(found)).toContain('meld set Q: QC QD QS');
    expect(found?.cost).toBeGreaterThan(20);
  });

  test('what cannot be told from chance is none', () => {
    expect(moments({ ...moment, hands: ['2S 3C 8D', ...moment.hands.slice(1)] }, '0 discard 3C')).toEqual([]);
  });
});
