import { describe, expect, it } from 'vitest';
import type { RuleSet } from '#engine';
import { crazyRummy } from '#rules';
import { preset, withOptions } from '../support/play/deals.ts';
import { listedLines } from '../support/play/playLegal.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
import { position } from '../support/play/positions.ts';

const twoPacks = (changes: Parameters<typeof withOptions>[1]): RuleSet =>
  withOptions(withOptions(crazyRummy, { pack: { packs: 'two' }, melds: { duplicates: true } }), changes);
const others = ['AC AD', 'AS KS'];

/** The new melds that are listed. */
const listedMelds = (state: ReturnType<typeof position>): string[] =>
  listedLines(state).filter((line) => line.includes(' meld '));

describe('a card taken is used if its twin is (R74, R76)', () => {
  const rules = preset('treize-brasses');
  const table = { rules, deal: 4, hands: ['QS.2 QH QD KD 2D', 'QC KC'], phase: 'draw' } as const;

  it('Treize Brasses: either twin in a meld will do, and so will every listed meld', () => {
    const taken = playLines(position({ ...table, pile: 'QS' }), '0 draw pile');
    expect(whyIllegal(playLines(taken, '0 meld set Q: QS.2 QH QD'), '0 discard KD')).toBeNull();
    expect(whyIllegal(playLines(taken, '0 meld set Q: QS QH QD'), '0 discard KD')).toBeNull();
    const withQueen = listedMelds(taken).filter((line) => line.includes('QS'));
    expect(withQueen.length).toBeGreaterThan(0);
    for (const line of withQueen) expect(whyIllegal(playLines(taken, line), '0 discard KD'), line).toBeNull();
  });

  it('Treize Brasses: a twin laid off or swapped in will do too', () => {
    const melds = ['0 set Q: QC.2 QH.2 4C', '1 run TS: TS JS 4D'];
    const taken = playLines(position({ ...table, pile: 'QS', melds }), '0 draw pile');
    expect(whyIllegal(taken, '0 discard KD')).toBe('mustMeldTaken');
    expect(whyIllegal(playLines(taken, '0 layoff QS.2 0 set'), '0 discard KD')).toBeNull();
    expect(whyIllegal(playLines(taken, '0 swap QS.2 for 4D in 1'), '0 discard KD')).toBeNull();
  });

  it('Treize Brasses: a twin that was on the table before will not', () => {
    const melds = ['1 set Q: QS.2 QC QC.2'];
    const hands = ['QH QD KD 2D', 'TC KC'];
    const taken = playLines(position({ ...table, hands, pile: 'QS', melds }), '0 draw pile');
    expect(whyIllegal(taken, '0 discard KD')).toBe('mustMeldTaken');
    expect(whyIllegal(playLines(taken, '0 meld set Q: QS QH QD'), '0 discard KD')).toBeNull();
  });

  it('Treize Brasses: one of the twins is enough; the other may be kept or discarded', () => {
    const taken = playLines(position({ ...table, pile: 'QS' }), '0 draw pile', '0 meld set Q: QS.2 QH QD');
    expect(whyIllegal(taken, '0 discard QS')).toBeNull();
  });

  it('R77 George: two naturals match either twin', () => {
    const george = preset('george');
    const hands = ['7D.2 7C 7H KD 3D', 'QC KC', 'QS KS'];
    const moment = position({ rules: george, wildRank: 4, hands, pile: '7D 9S', phase: 'draw' });
    const taken = playLines(moment, '0 draw pile 2');
    for (const seven of ['7D', '7D.2']) {
      expect(whyIllegal(playLines(taken, `0 meld set 7: ${seven} 7C 7H`), '0 discard KD'), seven).toBeNull();
    }
    expect(whyIllegal(playLines(taken, '0 meld set 7: 7D 7D.2 7C'), '0 discard KD')).toBeNull();
  });

  it('R73 before the first meld, the twin may be the part of it', () => {
    const gated = twoPacks({ draw: { gated: true, depth: 'any', pileShown: 'all' } });
    const moment = position({ rules: gated, hands: ['QS QH QD KD 2D', ...others], pile: 'QS.2', phase: 'draw' });
    expect(whyIllegal(playLines(moment, '0 draw pile', '0 meld set Q: QS QH QD'), '0 discard KD')).toBeNull();
  });
});

describe('a card taken is given back if its twin is (R79)', () => {
  const five = preset('five-thousand-rummy');
  const hands = ['5D.2 KD 2D 9C', 'QC QD', 'AS KS', 'AC KC', '3S 3H'];
  const table = { rules: five, wildRank: 4, hands, pile: '2C 5D', phase: 'draw' } as const;

  it('5000 Rummy: with the top card alone, neither of the two may be discarded', () => {
    const taken = playLines(position(table), '0 draw pile');
    expect(['5D', '5D.2', 'KD'].map((card) => whyIllegal(taken, `0 discard ${card}`))).toEqual([
      'noGivingBack',
      'noGivingBack',
      null,
    ]);
  });

  it('5000 Rummy: once one of them is laid, the other may be discarded', () => {
    const melds = ['1 set 5: 5C 5H 5S'];
    const laid = playLines(position({ ...table, melds }), '0 draw pile', '0 layoff 5D.2 0 set');
    expect(whyIllegal(laid, '0 discard 5D')).toBeNull();
  });

  it('5000 Rummy: with nothing but the two in hand, the draw must be taken back', () => {
    const moment = position({ ...table, hands: ['5D.2', ...hands.slice(1)] });
    const taken = playLines(moment, '0 draw pile');
    expect(listedLines(taken)).toEqual(['0 takeback']);
    expect(listedLines(playLines(taken, '0 takeback'))).toContain('0 draw stock');
  });

  it('5000 Rummy: with several cards taken, anything may be discarded', () => {
    const deep = position({ ...table, hands: ['5D.2 2D 2H 9C', ...hands.slice(1)] });
    const taken = playLines(deep, '0 draw pile 2', '0 meld set 2: 2C 2D 2H');
    expect(whyIllegal(taken, '0 discard 5D.2')).toBeNull();
  });
});

describe('a card drawn from the stock, and its twin', () => {
  it('R78 either is laid or discarded', () => {
    const rules = twoPacks({ draw: { useOrDiscard: true } });
    const drawn = position({ rules, hands: ['5D KD 2D 5D.2', ...others] });
    expect(['5D', '5D.2', 'KD'].map((card) => whyIllegal(drawn, `0 discard ${card}`))).toEqual([
      null,
      null,
      'meldOrDiscardDrawn',
    ]);
  });

  it('R105 with one card and its twin drawn, either is kept', () => {
    const drawn = position({ rules: twoPacks({}), hands: ['5D 5D.2', ...others] });
    expect(['5D', '5D.2'].map((card) => whyIllegal(drawn, `0 discard ${card}`))).toEqual([null, null]);
  });
});

describe('frozen cards, and wilds to be played again', () => {
  it('R75 either of two twins is frozen for a turn, but not both', () => {
    const rules = twoPacks({ draw: { takenFrozen: true } });
    const hands = ['5D KD 2D', ...others];
    const melds = ['0 set 5: 5C 5H 4S'];
    const taken = playLines(position({ rules, hands, pile: '5D.2', melds, phase: 'draw' }), '0 draw pile');
    for (const [one, other] of [
      ['5D', '5D.2'],
      ['5D.2', '5D'],
    ]) {
      const laid = playLines(taken, `0 layoff ${one} 0 set`);
      expect(whyIllegal(laid, `0 layoff ${other} 0 set`)).toBe('frozen');
    }
    const both = playLines(
      position({ rules, hands: ['5D 5S KD 2D', ...others], pile: '5D.2', melds, phase: 'draw' }),
      '0 draw pile',
    );
    expect(whyIllegal(both, '0 meld set 5: 5D 5D.2 5S')).toBe('frozen');
    expect(listedMelds(both)).toEqual([]);
  });

  it('R88 a swapped wild counts as played again if its twin is', () => {
    const rules = twoPacks({ swap: { to: 'thisTurn' } });
    const moment = position({
      rules,
      hands: ['9H 4S.2 KC 3D', ...others],
      melds: ['0 run 8H: 8H 4S TH', '0 run 5C: 5C 6C 7C'],
    });
    const claimed = playLines(moment, '0 swap 9H for 4S in 0');
    expect(whyIllegal(claimed, '0 discard KC')).toBe('reuseWild');
    expect(whyIllegal(playLines(claimed, '0 layoff 4S.2 1 high'), '0 discard KC')).toBeNull();
    expect(whyIllegal(playLines(claimed, '0 layoff 4S 1 high'), '0 discard KC')).toBeNull();
  });
});
