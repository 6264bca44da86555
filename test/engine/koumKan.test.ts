import { describe, expect, it } from 'vitest';
import { gameWinners, parseCards } from '#engine';
import { preset } from '../support/play/deals.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
import { type Position, position } from '../support/play/positions.ts';

const rules = preset('koum-kan');

/** A moment of the first deal; a player has laid a run with a Joker as the seven. */
const withRun = (more: Partial<Position>) =>
  position({ rules, deal: 1, hands: ['9S 9D KD 7H', '2C 3C', 'KS AS'], melds: ['1 run 5H: 5H 6H JK'], ...more });

describe('Koum-Kan', () => {
  it('E70a cards left in hand count, a Joker 20', () => {
    const before = position({ rules, deal: 1, hands: ['5H 6H JK 9C', '2C 3C', 'KS AS JK.2'] });
    const end = playLines(before, '0 meld run 5H: 5H 6H JK', '0 discard 9C');
    expect(end.results.at(-1)).toMatchObject({ ending: 'wentOut', out: 0, points: [0, 5, 31] });
  });

  it('E70b a Joker swapped for its card may be laid again or kept', () => {
    const swapped = playLines(withRun({ melded: [0] }), '0 swap 7H for JK in 0');
    expect(playLines(swapped, '0 meld set 9: 9S 9D JK', '0 discard KD').results.at(-1)?.points).toEqual([0, 5, 11]);
    const kept = playLines(swapped, '0 discard KD');
    expect(kept).toMatchObject({ phase: 'draw', turn: 1 });
    expect(kept.hands[0]).toEqual(parseCards('9S 9D JK').toSorted((a, b) => a - b));
  });

  it('E70c nobody swaps or lays off before a first meld', () => {
    expect(whyIllegal(withRun({}), '0 swap 7H for JK in 0')).toBe('meldFirst');
    expect(whyIllegal(withRun({ hands: ['9S 9D KD 8H', '2C 3C', 'KS AS'] }), '0 layoff 8H 0 high')).toBe('meldFirst');
  });

  it('E70d an Ace is low or high but not between, and no set has identical cards', () => {
    const before = position({ rules, deal: 1, hands: ['QD KD AD 2D 3D 9S 9S.2 9D', '2C 3C', 'KS AS'] });
    expect(whyIllegal(before, '0 meld run QD: QD KD AD 2D')).toBe('notAMeld');
    expect(whyIllegal(before, '0 meld run QD: QD KD AD')).toBeNull();
    expect(whyIllegal(before, '0 meld run AD: AD 2D 3D')).toBeNull();
    expect(whyIllegal(before, '0 meld set 9: 9S 9S.2 9D')).toBe('notAMeld');
  });

  it('E70e a card must be left for the discard', () => {
    const before = position({ rules, deal: 1, hands: ['9S 9H 9D', '2C 3C', 'KS AS'] });
    expect(whyIllegal(before, '0 meld set 9: 9S 9H 9D')).toBe('keepOne');
  });

  it('E70f, §4.134 a total of 100 ends the game, and the lowest wins', () => {
    const last = position({ rules, deal: 3, totals: [95, 40, 88], turn: 1, hands: ['2C 4C', 'KD', '9S 3S'] });
    const over = playLines(last, '1 discard KD');
    expect(over).toMatchObject({ phase: 'over', totals: [101, 40, 100] });
    expect(gameWinners(rules, over.totals, 1)).toEqual([1]);
  });
});
