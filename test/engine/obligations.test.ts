import { describe, expect, it } from 'vitest';
import { type DrawRules, parseCards, type RuleSet } from '#engine';
import { crazyRummy } from '#rules';
import { preset, withOptions } from '../support/play/deals.ts';
import { listedLines } from '../support/play/playLegal.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
import { position } from '../support/play/positions.ts';

const variant = (of: Partial<DrawRules>) =>
  withOptions(crazyRummy, { draw: { depth: 'any', pileShown: 'all', ...of } });
const others = ['AC AD', 'AS KS'];

describe('the deepest of several cards taken (R74, §4.72, §4.84)', () => {
  const rules = preset('five-thousand-rummy');
  const table = { rules, wildRank: 4, hands: ['5C 6C KD 2D', 'QC QD', 'AS KS'], phase: 'draw' } as const;

  it('5000 Rummy: must be on the table at the end of the turn, or the turn is taken back with its draw', () => {
    const taken = playLines(position({ ...table, pile: '7C 9H JS' }), '0 draw pile 3');
    expect(listedLines(taken).filter((line) => line.includes('discard'))).toEqual([]);
    expect(whyIllegal(taken, '0 discard KD')).toBe('mustMeldTaken');
    expect(whyIllegal(playLines(taken, '0 meld run 5C: 5C 6C 7C'), '0 discard KD')).toBeNull();
    expect(whyIllegal(playLines(taken, '0 takeback', '0 draw stock'), '0 discard KD')).toBeNull();
  });

  it('§4.84 5000 Rummy: may join another’s meld; the other cards may be kept or discarded', () => {
    const melds = ['1 run 8H: 8H 9H TH'];
    const taken = playLines(position({ ...table, pile: 'JH 9S', melds }), '0 draw pile 2', '0 layoff JH 0 high');
    expect(whyIllegal(taken, '0 discard 9S')).toBeNull();
    expect(whyIllegal(taken, '0 discard KD')).toBeNull();
  });

  it('§4.72 may be used for a swap', () => {
    const swaps = withOptions(rules, { swap: { to: 'free', needsMeld: false } });
    const melds = ['1 run 8H: 8H 4S TH'];
    const taken = playLines(position({ ...table, rules: swaps, pile: '9H 9S', melds }), '0 draw pile 2');
    expect(whyIllegal(playLines(taken, '0 swap 9H for 4S in 0'), '0 discard KD')).toBeNull();
  });

  it('§4.64 counts where it ends up: a wild laid and swapped back is not melded', () => {
    const swaps = withOptions(rules, { swap: { to: 'free', needsMeld: false } });
    const moment = position({ ...table, hands: ['5C 6C 7C KD', 'QC QD', 'AS KS'], rules: swaps, pile: '4S 9S' });
    const back = playLines(moment, '0 draw pile 2', '0 meld run 5C: 5C 6C 4S', '0 swap 7C for 4S in 0');
    expect(whyIllegal(back, '0 discard KD')).toBe('mustMeldTaken');
  });

  it('5000 Rummy: does not apply to the top card alone', () => {
    const taken = playLines(position({ ...table, pile: '7C 9H' }), '0 draw pile');
    expect(whyIllegal(taken, '0 discard KD')).toBeNull();
  });
});

describe('the top card taken (R76, §4.72)', () => {
  const rules = preset('treize-brasses');
  const table = { rules, deal: 4, hands: ['5C 6C KD 2D', 'QC QD'], pile: '7C', phase: 'draw' } as const;

  it('Treize Brasses: must be melded at once', () => {
    const taken = playLines(position(table), '0 draw pile');
    expect(whyIllegal(taken, '0 discard KD')).toBe('mustMeldTaken');
    expect(whyIllegal(taken, '0 discard 7C')).toBe('mustMeldTaken');
    expect(whyIllegal(playLines(taken, '0 meld run 5C: 5C 6C 7C'), '0 discard KD')).toBeNull();
  });

  it('§4.19 Treize Brasses: may be laid off, once the player has melded', () => {
    const moment = { ...table, melds: ['1 run 8C: 8C 9C TC'] };
    expect(whyIllegal(playLines(position(moment), '0 draw pile'), '0 layoff 7C 0 low')).toBe('meldFirst');
    const laid = playLines(position({ ...moment, melded: [0] }), '0 draw pile', '0 layoff 7C 0 low');
    expect(whyIllegal(laid, '0 discard KD')).toBeNull();
  });

  it('base: may be kept', () => {
    const moment = position({ ...table, rules: crazyRummy, hands: ['5C 6C KD 2D', ...others] });
    expect(whyIllegal(playLines(moment, '0 draw pile'), '0 discard KD')).toBeNull();
  });
});

describe('before the first meld (R73, §4.36)', () => {
  const rules = preset('ace-to-ace');
  const hands = ['5C 6C 8C 9S TS JS KD', 'QC QD'];
  const table = { rules, deal: 4, hands, pile: '7C', phase: 'draw' } as const;

  it('Ace to Ace: the card taken must be part of the first meld', () => {
    const taken = playLines(position(table), '0 draw pile');
    expect(whyIllegal(taken, '0 discard KD')).toBe('mustMeldTaken');
    expect(whyIllegal(playLines(taken, '0 meld run 9S: 9S TS JS'), '0 discard KD')).toBe('mustMeldTaken');
    expect(whyIllegal(playLines(taken, '0 meld run 5C: 5C 6C 7C'), '0 discard KD')).toBeNull();
  });

  it('Ace to Ace: of several melds in that turn, any may have been the first', () => {
    const both = playLines(position(table), '0 draw pile', '0 meld run 9S: 9S TS JS', '0 meld run 5C: 5C 6C 7C');
    expect(whyIllegal(both, '0 discard KD')).toBeNull();
  });

  it('Ace to Ace: a lay-off on another’s meld is not enough', () => {
    const moment = position({ ...table, pile: 'QS', melds: ['1 set Q: QD QH QC'], hands: ['5C 6C 7C KD', 'AC AD'] });
    const laid = playLines(moment, '0 draw pile', '0 meld run 5C: 5C 6C 7C', '0 layoff QS 0 set');
    expect(whyIllegal(laid, '0 discard KD')).toBe('mustMeldTaken');
  });

  it('Ace to Ace: after the first meld the card may be kept, or discarded again', () => {
    const taken = playLines(position({ ...table, melded: [0] }), '0 draw pile');
    expect(whyIllegal(taken, '0 discard KD')).toBeNull();
    expect(whyIllegal(taken, '0 discard 7C')).toBeNull();
  });
});

describe('two naturals with the deepest card (R77, §4.49)', () => {
  const rules = preset('george');
  const hands = ['9C 9D 4H 9S KD', 'QC QD', 'TS KS'];
  const table = { rules, wildRank: 4, hands, phase: 'draw' } as const;

  it('George: the card must be melded in that turn with two naturals of the hand', () => {
    const taken = playLines(position({ ...table, pile: '9H 3S' }), '0 draw pile 2');
    expect(whyIllegal(taken, '0 discard KD')).toBe('mustMeldTaken');
    expect(whyIllegal(playLines(taken, '0 meld set 9: 9C 9D 9H'), '0 discard KD')).toBeNull();
    expect(whyIllegal(playLines(taken, '0 meld set 9: 9C 9H 4H'), '0 discard KD')).toBe('mustMeldTaken');
    expect(whyIllegal(playLines(taken, '0 meld set 9: 9C 9D 9S', '0 layoff 9H 0 set'), '0 discard KD')).toBeNull();
  });

  it('George: a meld that was on the table before is not enough', () => {
    const melds = ['1 set 9: 9C.2 9D.2 9S.2'];
    const taken = playLines(position({ ...table, pile: '9H', melds }), '0 draw pile', '0 layoff 9H 0 set');
    expect(whyIllegal(taken, '0 discard KD')).toBe('mustMeldTaken');
  });

  it('George: the two cannot be among the cards taken', () => {
    const moment = position({ ...table, hands: ['9C 9D 4H 3H KD', 'QC QD', 'TS KS'], pile: '9H 9S' });
    const laid = playLines(moment, '0 draw pile 2', '0 meld set 9: 9C 9H 9S');
    expect(whyIllegal(laid, '0 discard KD')).toBe('mustMeldTaken');
    expect(whyIllegal(playLines(laid, '0 layoff 9D 0 set'), '0 discard KD')).toBeNull();
  });

  it('§4.87 George, Fours wild: a Four is taken and melded with two others', () => {
    const moment = position({ ...table, hands: ['4C 4D 3H KD', 'QC QD', 'TS KS'], pile: '4H' });
    const laid = playLines(moment, '0 draw pile', '0 meld set 4: 4C 4D 4H');
    expect(whyIllegal(laid, '0 discard KD')).toBeNull();
  });

  it('George: a wild swapped from the table is not one of the two', () => {
    const swaps = withOptions(rules, { swap: { to: 'free', needsMeld: false } });
    const hand = '4D 4S TH KD';
    const melds = ['1 set T: TC TD 4C'];
    const moment = position({ ...table, rules: swaps, hands: [hand, 'QC QD', 'AS KS'], pile: '4H', melds });
    const claimed = playLines(moment, '0 draw pile', '0 swap TH for 4C in 0');
    expect(whyIllegal(playLines(claimed, '0 meld set 4: 4H 4D 4C'), '0 discard KD')).toBe('mustMeldTaken');
    expect(whyIllegal(playLines(claimed, '0 meld set 4: 4H 4D 4S'), '0 discard KD')).toBeNull();
  });

  it('R77 for several cards, in a run: two neighbours', () => {
    const moment = (pile: string) =>
      position({
        rules: variant({ twoNaturals: 'forSeveral' }),
        hands: ['5C 6C 4H JS KD', ...others],
        pile,
        phase: 'draw',
      });
    const taken = playLines(moment('7C 2S'), '0 draw pile 2');
    expect(whyIllegal(taken, '0 discard KD')).toBe('mustMeldTaken');
    expect(whyIllegal(playLines(taken, '0 meld run 5C: 5C 6C 7C'), '0 discard KD')).toBeNull();
    expect(whyIllegal(playLines(taken, '0 meld run 6C: 6C 7C 4H'), '0 discard KD')).toBe('mustMeldTaken');
    expect(whyIllegal(playLines(moment('2S 7C'), '0 draw pile'), '0 discard KD')).toBeNull();
  });

  it('R77 5000 Rummy variant: two naturals of the hand are with the deepest card, whatever else is', () => {
    const rules = variant({ twoNaturals: 'forSeveral' });
    const hands = ['7D 8D 4H 8S KD', ...others];
    const moment = (pile: string) => position({ rules, hands, pile, phase: 'draw' });
    const five = playLines(moment('5D 2S'), '0 draw pile 2');
    expect(whyIllegal(playLines(five, '0 meld run 5D: 5D 4H 7D 8D'), '0 discard KD')).toBeNull();
    const wild = playLines(moment('4C 2S'), '0 draw pile 2');
    expect(whyIllegal(playLines(wild, '0 meld set 8: 8D 8S 4C'), '0 discard KD')).toBeNull();
    expect(whyIllegal(playLines(wild, '0 meld run 6D: 4C 7D 8D'), '0 discard KD')).toBeNull();
    expect(whyIllegal(playLines(wild, '0 meld set 8: 8S 4H 4C'), '0 discard KD')).toBe('mustMeldTaken');
    expect(whyIllegal(playLines(wild, '0 meld set 8: 8D 8S 4H', '0 layoff 4C 0 set'), '0 discard KD')).toBeNull();
  });

  it('R77 5000 Rummy variant: a natural taken with it is not one of the two', () => {
    const hands = ['8D 4H QS KD', ...others];
    const moment = position({ rules: variant({ twoNaturals: 'forSeveral' }), hands, pile: '8S 8C', phase: 'draw' });
    const laid = playLines(moment, '0 draw pile 2', '0 meld set 8: 8S 8C 8D');
    expect(whyIllegal(laid, '0 discard KD')).toBe('mustMeldTaken');
  });

  it('R77 5000 Rummy variant: cards of the wild rank are natural only in their own place', () => {
    const rules = variant({ twoNaturals: 'forSeveral' });
    const taken = playLines(
      position({ rules, hands: ['4D 4S 9C KD', ...others], pile: '4H 2S', phase: 'draw' }),
      '0 draw pile 2',
    );
    expect(whyIllegal(playLines(taken, '0 meld set 4: 4D 4S 4H'), '0 discard KD')).toBeNull();
    expect(whyIllegal(playLines(taken, '0 meld set 9: 4D 4H 9C'), '0 discard KD')).toBe('mustMeldTaken');
  });
});

describe('the card drawn (R78, R79)', () => {
  const hands = ['5C 6C KD 2D', ...others];
  const table = { rules: variant({ useOrDiscard: true }), hands, stock: '7C', phase: 'draw' } as const;
  const using = withOptions(table.rules, { goingOut: { oneCard: false } });

  it('R78 a card from the stock is melded or discarded', () => {
    const drawn = playLines(position({ ...table, rules: using }), '0 draw stock');
    expect(whyIllegal(drawn, '0 discard KD')).toBe('meldOrDiscardDrawn');
    expect(listedLines(drawn).filter((line) => line.includes('discard'))).toEqual(['0 discard 7C']);
    expect(whyIllegal(playLines(drawn, '0 meld run 5C: 5C 6C 7C'), '0 discard KD')).toBeNull();
  });

  it('R78 a card from the pile may be kept, and so may the extra card of the first turn', () => {
    const taken = playLines(position({ ...table, rules: using, pile: '9H' }), '0 draw pile');
    expect(whyIllegal(taken, '0 discard KD')).toBeNull();
    const first = position({ ...table, rules: using, phase: 'play', drew: 'none', hadTurns: [] });
    expect(whyIllegal(first, '0 discard KD')).toBeNull();
  });

  const givingBack = (rules: RuleSet, pile: string, count = '') =>
    playLines(
      position({ rules, hands: ['5C 6C KD 2D', 'AC AD', 'AS KS'], pile, phase: 'draw', melded: [0] }),
      `0 draw pile${count}`,
    );

  it.each([
    ['crazy-rummy', null],
    ['ace-to-ace', null],
    ['basic-rummy', 'noGivingBack'],
    ['five-thousand-rummy', 'noGivingBack'],
  ] as const)('R79 %s: discarding the top card just taken: %s', (id, expected) => {
    const taken = givingBack(preset(id), '9H');
    expect(whyIllegal(taken, '0 discard 9H')).toBe(expected);
    expect(whyIllegal(taken, '0 discard KD')).toBeNull();
  });

  it('R79 5000 Rummy: any of several cards taken may be discarded; where giving back is off, none', () => {
    const several = playLines(givingBack(preset('five-thousand-rummy'), '7C 9H', ' 2'), '0 meld run 5C: 5C 6C 7C');
    expect(whyIllegal(several, '0 discard 9H')).toBeNull();
    expect(whyIllegal(givingBack(variant({ giveBack: 'no' }), '7C 9H', ' 2'), '0 discard 9H')).toBe('noGivingBack');
  });
});

describe('a swapped wild that must be used at once (R88, §4.71)', () => {
  const rules = withOptions(crazyRummy, { swap: { to: 'thisTurn' } });
  const table = { rules, deal: 2, hands: ['5H 8H TC 3D', ...others], melds: ['0 run 7H: 7H 2C 9H'] };

  it('E12 may be used in the same meld', () => {
    const claimed = playLines(position(table), '0 swap 8H for 2C in 0');
    expect(whyIllegal(claimed, '0 discard TC')).toBe('reuseWild');
    expect(whyIllegal(claimed, '0 discard 2C')).toBe('reuseWild');
    expect(whyIllegal(playLines(claimed, '0 layoff 2C 0 low', '0 layoff 5H 0 low'), '0 discard TC')).toBeNull();
    expect(whyIllegal(playLines(claimed, '0 takeback'), '0 discard TC')).toBeNull();
  });

  it('base: may be kept', () => {
    const claimed = playLines(position({ ...table, rules: crazyRummy }), '0 swap 8H for 2C in 0');
    expect(whyIllegal(claimed, '0 discard TC')).toBeNull();
  });
});

describe('one card (R105, §4.8, D12)', () => {
  const table = { deal: 4, hands: ['6C', ...others], melds: ['0 run 5C: 5C 4D 7C'], phase: 'draw' } as const;

  it('R105 off: the drawn card may be discarded, and a swapped wild kept', () => {
    const rules = withOptions(crazyRummy, { goingOut: { oneCard: false } });
    const drawn = playLines(position({ ...table, rules, stock: 'KD' }), '0 draw stock');
    expect(whyIllegal(drawn, '0 discard KD')).toBeNull();
    expect(whyIllegal(playLines(drawn, '0 swap 6C for 4D in 0'), '0 discard KD')).toBeNull();
  });

  it('§4.8 on: after a swap the turn can end only by going out', () => {
    const claimed = playLines(position({ ...table, stock: 'KD' }), '0 draw stock', '0 swap 6C for 4D in 0');
    expect(whyIllegal(claimed, '0 discard KD')).toBe('keepDrawn');
    const out = playLines(claimed, '0 layoff 4D 0 high', '0 discard KD');
    expect(out.results.at(-1)).toMatchObject({ ending: 'wentOut', out: 0 });
  });
});

describe('a called card (§4.42)', () => {
  const rules = withOptions(preset('five-thousand-rummy'), { goingOut: { callRummy: 'pile' } });
  /** Seat 0 has called the nine at the bottom of the pile and laid it off; the Queen came along. */
  const called = (hand: string) => {
    const play = { type: 'layOff', meld: 0, place: 'high', card: 8 } as const;
    const draft = { drew: 'pile', drawn: parseCards('9C QS'), held: 1, plays: [play], fixed: 1, takeBacks: 0 } as const;
    const melds = ['1 run 6C: 6C 7C 8C 9C'];
    return position({ rules, wildRank: 4, hands: [hand, ...others], melds, also: { draft } });
  };

  it('its play and the cards that came with it cannot be taken back, but later plays can', () => {
    const moment = called('5C KD QS');
    expect(whyIllegal(moment, '0 takeback')).toBe('nothingToTakeBack');
    const laid = playLines(moment, '0 layoff 5C 0 low');
    expect(playLines(laid, '0 takeback')).toMatchObject({ melds: moment.melds, hands: moment.hands });
  });

  it('it carries no obligation but that play', () => {
    const bound = withOptions(rules, { draw: { twoNaturals: 'always', giveBack: 'no' } });
    expect(whyIllegal({ ...called('5C KD QS'), rules: bound }, '0 discard QS')).toBeNull();
    expect(whyIllegal(called('5C KD QS'), '0 discard KD')).toBeNull();
    expect(whyIllegal(called('5C KD QS'), '0 discard QS')).toBeNull();
  });
});
