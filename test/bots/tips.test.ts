import { describe, expect, it } from 'vitest';
import { thinkAs } from '#bots';
import { parseCards } from '#engine';
import { preset } from '../support/play/deals.ts';
import { type Position, position } from '../support/play/positions.ts';
import { playTurn } from './playTurn.ts';

/** Sharp's actions for the rest of the turn. */
const sharp = (moment: Position): string[] => playTurn(position(moment), thinkAs.sharp);

describe('the playing hints of the rulebook (its section 6), as Sharp follows them', () => {
  const LOW_SET = '2H 2S 2D 4S 5C 7D 9D TH';
  const FAR = ['3C AC 8S QC 3H 6S 9H', 'TD JC QD 6D 5S 8D QH', '9C TC JS 4C 6C QS 7C'];

  it('hold back melds while that is safe', () => {
    expect(sharp({ deal: 13, hands: [LOW_SET, ...FAR], hadTurns: [] })).toEqual(['discard TH']);
  });

  it('but lay them once somebody is close to going out', () => {
    const melds = ['1 run 5S: 5S 6S 7S', '2 set Q: QC QD QH'];
    const hands = [LOW_SET, '3C', 'TD JC', '9C TC JS 4C 6C QS 8C'];
    expect(sharp({ deal: 13, hands, melds })[0]).toBe('meld set 2: 2D 2H 2S');
  });

  it('discard high cards first', () => {
    expect(sharp({ deal: 1, hands: ['2D 4S 6C 8H KD', 'TD JC KC 6D', '3S 9C 5H'] })).toEqual(['discard KD']);
  });

  it.each([
    ['KC KS', 'discard QD'],
    ['QC QS', 'discard KH'],
  ])('others may collect such high discards: not if the next player holds %s', (taken, expected) => {
    const hands = ['KH QD 2S 5D 9C', 'KC KS QC QS 8S', '4S 6S QH TC JC'];
    expect(sharp({ deal: 4, hands, also: { known: [[], parseCards(taken), []] } })).toEqual([expected]);
  });

  it('lay a wild with a plan to reclaim it (E14)', () => {
    const hands = ['AS 9H 4C TD', '2C 3D 8S QC', 'TC JC KC 6D'];
    const turn = sharp({ deal: 1, hands, melds: ['0 run 6H: 6H 7H 8H'] });
    expect(turn).toHaveLength(4);
    expect(turn.slice(0, 2)).toEqual(['layoff AS 0 high', 'swap 9H for AS in 0']);
  });

  it('hold no wild when somebody has one card left', () => {
    const hands = ['AS 4C 9D TD', '2C', 'TC JC KC 6D'];
    expect(sharp({ deal: 1, hands, melds: ['1 run 6H: 6H 7H 8H'], melded: [0] })[0]).toMatch(/^(meld|layoff).* AS/);
  });

  it('with winner-takes-hands scoring meld early: where a hand laid at once counts double, once it is dangerous', () => {
    const own = '7H 8H 9H 2C 4D JS QC KD';
    const moment = { rules: preset('basic-rummy'), wildRank: 0 };
    expect(sharp({ ...moment, hands: [own, '3C AC 8S QS 3H 6S 9S', 'TD JC QD 6D 5S 8D QH'] })).toEqual(['discard JS']);
    const close = { ...moment, hands: [own, '3C', 'TD JC'], melds: ['1 run 5S: 5S 6S 7S', '2 set Q: QD QH QS'] };
    expect(sharp(close)[0]).toBe('meld run 7H: 7H 8H 9H');
  });

  it('in 5000 Rummy, get rid of 100-point cards before the end', () => {
    const hands = ['AC 5D 9S 2H', '2C', 'TD JC KC'];
    const moment = { rules: preset('five-thousand-rummy'), wildRank: 1, hands, melded: [0] };
    expect(sharp({ ...moment, melds: ['1 run 5S: 5S 6S 7S'] })[0]).toBe('layoff AC 0 low');
  });
});
