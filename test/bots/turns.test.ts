import { describe, expect, it } from 'vitest';
import { preset } from '../support/play/deals.ts';
import { playLines } from '../support/play/playLines.ts';
import { position } from '../support/play/positions.ts';
import { playTurn } from './playTurn.ts';

const OTHERS = ['2C 3D 8S QC', 'TD JC KC 6D'];

describe('a bot goes out when it can', () => {
  it('with melds from the hand and a discard', () => {
    const turn = playTurn(position({ deal: 1, hands: ['4C 4D 4H 9S TS JS KD', ...OTHERS] }));
    expect(turn.slice(0, 2).toSorted()).toEqual(['meld run 9S: 9S TS JS', 'meld set 4: 4C 4D 4H']);
    expect(turn.slice(2)).toEqual(['discard KD']);
  });

  it('with lay-offs, some of them behind its own wild', () => {
    const melds = ['1 run 5H: 5H 6H 7H'];
    expect(playTurn(position({ deal: 1, hands: ['9H AS KD', ...OTHERS], melds, melded: [0] }))).toEqual([
      'layoff AS 0 high',
      'layoff 9H 0 high',
      'discard KD',
    ]);
  });

  it('with a wild swapped from the table and laid again (E12)', () => {
    const moment = { deal: 2, hands: ['5H 8H KD', ...OTHERS], melds: ['1 run 7H: 7H 2S 9H'], melded: [0] };
    expect(playTurn(position(moment))).toEqual([
      'swap 8H for 2S in 0',
      'layoff 2S 0 low',
      'layoff 5H 0 low',
      'discard KD',
    ]);
  });

  it('with a wild that leaves a set of three for two cards (R156)', () => {
    const rules = preset('kaluki');
    const melds = ['1 set Q: QC QD JK', '0 set K: KC KD KH'];
    const hands = ['QH QS.2 9C 9D 4H', '2H 3H', '5C 6D'];
    expect(playTurn(position({ rules, deal: 1, hands, melds }))).toEqual([
      'swap QH QS.2 for JK in 0',
      'meld set 9: 9C 9D JK',
      'discard 4H',
    ]);
  });

  it('with the top of the discard pile, if that is the card it needs', () => {
    const moment = { deal: 1, phase: 'draw' as const, hands: ['4C 4D KD', ...OTHERS], pile: '9S 4H', melded: [0] };
    expect(playTurn(position(moment))).toEqual(['draw pile', 'meld set 4: 4C 4D 4H', 'discard KD']);
  });

  it('with one card held, by laying off one of two (E16)', () => {
    const melds = ['1 run 5H: 5H 6H 7H'];
    expect(playTurn(position({ deal: 1, hands: ['KD 8H', ...OTHERS], melds, melded: [0] }))).toEqual([
      'layoff 8H 0 high',
      'discard KD',
    ]);
  });
});

describe('a bot that cannot go out', () => {
  it('lays what it can when others are close to going out', () => {
    const hands = ['4C 4D 4H 9S JD KD 2D 7C', '8S', 'TD'];
    const melds = ['1 run 5S: 5S 6S 7S', '2 set Q: QC QD QH'];
    expect(playTurn(position({ deal: 1, hands, melds }))[0]).toBe('meld set 4: 4C 4D 4H');
  });

  it('holds back its first meld while nobody is close to going out', () => {
    const hands = ['4C 4D 4H 9S 7D KD 2D TH', '2C 3D 8S QC 3H 6S 9H', 'TD JC KC 6D 5S 8D QH'];
    expect(playTurn(position({ deal: 1, hands }))).toEqual(['discard KD']);
  });

  it('takes no useless card from the pile', () => {
    const moment = { deal: 1, phase: 'draw' as const, hands: ['4C 4D 9H TH 6S', ...OTHERS], pile: 'KD', stock: '2S' };
    expect(playTurn(position(moment))[0]).toBe('draw stock');
  });

  it('discards its highest card when nothing goes together', () => {
    expect(playTurn(position({ deal: 1, hands: ['2D 4S 6C 8H KD', ...OTHERS.slice(1), '3S 9C'] }))).toEqual([
      'discard KD',
    ]);
  });

  it('keeps a wild and discards a cheaper card', () => {
    const hands = ['AS 3C 9D', '2C 4D 8S QC', 'TD JC KC 6D'];
    expect(playTurn(position({ deal: 1, hands, melded: [0] }))).toEqual(['discard 9D']);
  });

  it('discards its highest card, even a wild, when the stock has run out', () => {
    const hands = ['AS 3C 9D', '2C 4D 8S QC', 'TD JC KC 6D'];
    expect(playTurn(position({ deal: 1, hands, melded: [0], rest: 'pile' }))).toEqual(['discard AS']);
  });

  it.each([
    ['7C 8C 9C', 'TC JH', 'JH'],
    ['7H 8H 9H', 'TH JC', 'JC'],
  ])('does not discard a card that the next player can lay off on %s', (run, pair, thrown) => {
    const hands = [`${pair} 2S 5D`, '3C 6D QS', '4S 6S QH'];
    const melds = [`1 run ${run.slice(0, 2)}: ${run}`];
    expect(playTurn(position({ deal: 1, hands, melds }))).toEqual([`discard ${thrown}`]);
  });
});

describe('a player with one card', () => {
  it('draws from the stock (R104)', () => {
    const melds = ['1 run 5H: 5H 6H 7H'];
    const moment = { deal: 1, phase: 'draw' as const, hands: ['KD', ...OTHERS], melds, melded: [0], pile: '8H' };
    expect(playTurn(position({ ...moment, stock: '2S' }))).toEqual(['draw stock', 'discard KD']);
  });

  it('keeps the drawn card even if it costs more (R105)', () => {
    expect(playTurn(position({ deal: 1, hands: ['2S KD', ...OTHERS], melded: [0] }))).toEqual(['discard 2S']);
  });

  it('discards the old one of two wilds (R105)', () => {
    const melds = ['0 set 5: 5D 5S 5C 5H', '1 set 8: 8C 8D 8S 8H'];
    expect(playTurn(position({ deal: 1, hands: ['AS AC', '7H 9D', 'TC JD'], melds }))).toEqual(['discard AS']);
  });

  it('swaps for a wild only to go out (D12)', () => {
    const melds = ['1 set K: KC KH AS', '2 set Q: QD QH QS QC'];
    const hands = ['2D KS', '3D 8S', 'TD JC'];
    // The swapped wild fits in the set it came from, so the player goes out.
    expect(playTurn(position({ deal: 1, hands, melds, melded: [0] })).at(-1)).toBe('discard 2D');
    const full = ['1 set K: KC KH AS AC', '2 set Q: QD QH QS QC'];
    const before = position({ deal: 1, hands, melds: full, melded: [0] });
    expect(playTurn(before)).toEqual(['discard 2D']);
    // Standing in for somebody who has swapped already, the bot takes it back.
    expect(playTurn(playLines(before, '0 swap KS for AS in 0'))).toEqual(['takeback', 'discard 2D']);
  });
});
