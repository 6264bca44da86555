import { describe, expect, it } from 'vitest';
import { gameWinners, parseCards } from '#engine';
import { preset, withOptions } from '../support/play/deals.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
import { type Position, position } from '../support/play/positions.ts';

const rules = preset('rummy-500');

/** A moment of the first deal of Rummy 500. */
const moment = (more: Omit<Position, 'rules'>) => position({ rules, deal: 1, ...more });

const sorted = (cards: string) => parseCards(cards).toSorted((a, b) => a - b);

describe('the pile in Rummy 500', () => {
  it('E66a the deepest card taken must be laid in that turn, the others may be kept or discarded', () => {
    const before = moment({
      phase: 'draw',
      hands: ['4D 4H 8C JC KC KD', '2S 3S 9H 9D TC', '6C 7C 8D 9C TD'],
      pile: '6S 4C QS 3D 7H',
    });
    const taken = playLines(before, '0 draw pile 4');
    expect(whyIllegal(taken, '0 discard QS')).toBe('mustMeldTaken');
    const after = playLines(taken, '0 meld set 4: 4C 4D 4H', '0 discard 7H');
    expect(after).toMatchObject({ turn: 1, pile: parseCards('6S 7H') });
    expect(after.hands[0]).toEqual(sorted('8C JC KC KD 3D QS'));
  });

  it('E66b the deepest card may be laid off on the meld of another', () => {
    const before = moment({
      phase: 'draw',
      hands: ['KC KD', '2S 3S', '9C TD'],
      melds: ['1 run 5H: 5H 6H 7H'],
      pile: '8H QS 2C',
    });
    const after = playLines(before, '0 draw pile 3', '0 layoff 8H 0 high', '0 discard 2C');
    expect(after.melds[0]).toMatchObject({ cards: parseCards('5H 6H 7H 8H'), owners: [1, 1, 1, 0] });
    expect(after.hands[0]).toEqual(sorted('KC KD QS'));
  });

  it('E66i the top card taken alone may be kept, but not discarded', () => {
    const taken = playLines(
      moment({ phase: 'draw', hands: ['KC KD', '2S 3S', '9C TD'], pile: '8H QS' }),
      '0 draw pile',
    );
    expect(whyIllegal(taken, '0 discard QS')).toBe('noGivingBack');
    expect(whyIllegal(taken, '0 discard KC')).toBeNull();
  });

  it('E66d a discard that fits a meld may be called by all but the next player, who can draw it', () => {
    const before = moment({
      hands: ['KC 2D 8H', '9H QS', 'TD 3C 3S', '6C 7C'],
      melds: ['1 run 5H: 5H 6H 7H'],
    });
    const open = playLines(before, '0 discard 8H');
    expect(whyIllegal(open, '0 claim 1 layoff 8H 0 high')).toBe('notAsked');
    expect(whyIllegal(open, '1 claim 1 layoff 8H 0 high')).toBe('notAsked');
    const called = playLines(open, '2 claim 1 layoff 8H 0 high');
    expect(called).toMatchObject({ phase: 'play', turn: 2 });
    expect(playLines(called, '2 discard TD')).toMatchObject({ phase: 'draw', turn: 3 });
  });

  it('E66d a meld of cards in the pile may be called, and the caller gets the cards above the deepest', () => {
    const before = moment({
      hands: ['KC 2D 9S', '9H QS', 'TD 3C 3S', '6D 7D'],
      melds: ['1 run 5H: 5H 6H 7H'],
      pile: '5C 6C JD 7C',
    });
    const called = playLines(before, '0 discard 9S', '2 claim 5 meld run 5C: 5C 6C 7C');
    expect(called).toMatchObject({ phase: 'play', turn: 2, pile: [] });
    expect(called.hands[2]).toEqual(sorted('TD 3C 3S JD 9S'));
  });
});

describe('melds in Rummy 500', () => {
  it('E66e a Joker stands for any card, but not for the fifth of a set, and stays', () => {
    const before = moment({
      hands: ['7D 8D JK JK.2 2C', '9H TS', 'TD 3C 3S'],
      melds: ['1 set Q: QC QD QH QS', '1 run 4H: 4H 5H JK.3'],
    });
    const laid = playLines(before, '0 meld run 7D: 7D 8D JK');
    expect(whyIllegal(laid, '0 layoff JK.2 0 set')).toBe('setFull');
    expect(whyIllegal(laid, '0 layoff 2C 0 set')).toBe('doesNotFit');
  });

  it('E66e a Joker on the table counts 15', () => {
    const before = moment({
      hands: ['7D 8D JK 2C', '9H QS', 'TD 3C 3S'],
      melds: ['1 set Q: QC QD QH'],
    });
    const out = playLines(before, '0 meld run 7D: 7D 8D JK', '0 discard 2C');
    expect(out.results.at(-1)?.points).toEqual([7 + 8 + 15, 30 - 19, -16]);
  });

  it('E66f five players have two packs, but no set has identical cards', () => {
    const before = moment({ hands: ['8C 8C.2 8H 8D 2C', '9H QS', 'TD 3C', '3S 4S', '5S 6S'] });
    expect(whyIllegal(before, '0 meld set 8: 8C 8C.2 8H')).toBe('notAMeld');
    expect(whyIllegal(playLines(before, '0 meld set 8: 8C 8H 8D'), '0 layoff 8C.2 0 set')).toBe('doesNotFit');
  });
});

describe('points in Rummy 500', () => {
  const scored = (of = rules) =>
    playLines(
      position({
        rules: of,
        deal: 1,
        hands: ['8H KC', '9H QS', 'TD JK AS'],
        melds: ['1 run 5H: 5H 6H 7H', '0 set 9: 9C 9S 9D', '2 run QD: QD KD AD', '2 run AC: AC 2C 3C'],
      }),
      '0 layoff 8H 0 high',
      '0 discard KC',
    ).results.at(-1)?.points;

  it('E66c cards on the table count for their player and cards in hand against, a low Ace 1', () => {
    expect(scored()).toEqual([27 + 8, 18 - 19, 35 + 6 - 40]);
    expect(scored(withOptions(rules, { scoring: { lowAce: 5 } }))).toEqual([35, -1, 5]);
    expect(scored(withOptions(rules, { scoring: { lowAce: 0 } }))).toEqual([35, -1, 15]);
  });

  it('E66g, §4.113 the highest total wins, whoever went out', () => {
    const before = position({
      rules,
      deal: 2,
      totals: [470, 475, 120],
      hands: ['KC', '9H', 'TD'],
      melds: ['0 set K: KD KH KS', '1 set A: AC AD AH', '2 run 2C: 2C 3C 4C'],
    });
    const over = playLines(before, '0 layoff KC 0 set', '0 goout');
    expect(over).toMatchObject({ phase: 'over', totals: [510, 511, 119] });
    expect(over.results.at(-1)?.points).toEqual([40, 36, -1]);
    expect(gameWinners(rules, over.totals, 0)).toEqual([1]);
  });

  it('E66h the deal ends when the stock is empty and the next player does not take from the pile', () => {
    const before = moment({
      phase: 'draw',
      hands: ['4D 9C KC', '2S 3S JK', '6C 7C AS'],
      melds: ['1 run 5H: 5H 6H 7H'],
      rest: 'pile',
    });
    const end = playLines(before, '0 decline');
    expect(end.results.at(-1)).toMatchObject({ ending: 'exhausted', out: -1, points: [-23, 18 - 20, -28] });
  });
});
