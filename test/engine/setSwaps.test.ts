import { describe, expect, it } from 'vitest';
import { type GameState, parseCards, type RuleSet } from '#engine';
import { crazyRummy } from '#rules';
import { preset, withOptions } from '../support/play/deals.ts';
import { listedLines } from '../support/play/playLegal.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
import { position } from '../support/play/positions.ts';

const swaps = (state: GameState) => listedLines(state).filter((line) => line.includes(' swap '));
const inOrder = (text: string) => parseCards(text).toSorted((a, b) => a - b);

const KALUKI = preset('kaluki');
const bothMissing = withOptions(crazyRummy, { swap: { sets: 'all' } });
const others = ['AC AD', 'AS KS'];

/** Deal 4, so Fours are wild, in a game like Crazy Rummy with `swap.sets: all`. */
const table = (hand: string, melds: readonly string[], rules: RuleSet = bothMissing) =>
  position({ rules, hands: [hand, ...others], melds, melded: [0] });

describe('a wild leaves a set of three for two cards (R156)', () => {
  it('R156 Kaluki: a Joker, which is laid again in the same turn', () => {
    const moment = position({
      rules: KALUKI,
      deal: 1,
      hands: ['QH QS.2 9C 9D 4H', '2H 3H', '5C 6D'],
      melds: ['1 set Q: QC QD JK', '0 set K: KC KD KH'],
    });
    expect(whyIllegal(moment, '0 swap QH for JK in 0')).toBe('setNotComplete');
    expect(swaps(moment)).toEqual(['0 swap QH QS.2 for JK in 0']);
    const freed = playLines(moment, '0 swap QH QS.2 for JK in 0');
    expect(freed.melds[0]?.cards).toEqual(parseCards('QC QD QH QS.2'));
    expect(freed.hands[0]).toEqual(inOrder('9C 9D 4H JK'));
    expect(whyIllegal(freed, '0 discard 4H')).toBe('reuseWild');
    const out = playLines(freed, '0 meld set 9: 9C 9D JK', '0 discard 4H');
    expect(out.results).toMatchObject([{ out: 0, points: [0, 5, 11] }]);
  });

  it('R156 Rami: a Joker in a set of four stays', () => {
    const rules = preset('rami');
    const hands = ['QH QS 2C', '2H 3H', '5C 6D'];
    const three = position({ rules, deal: 1, hands, melds: ['1 set Q: QC QD JK'], melded: [0] });
    expect(whyIllegal(three, '0 swap QH for JK in 0')).toBe('setNotComplete');
    expect(whyIllegal(three, '0 swap QH QS for JK in 0')).toBeNull();
    const four = position({
      rules,
      deal: 1,
      hands: ['QS 2C', '2H 3H', '5C 6D'],
      melds: ['1 set Q: QC QD QH JK'],
      melded: [0],
    });
    expect(whyIllegal(four, '0 swap QS for JK in 0')).toBe('wildStays');
    expect(swaps(four)).toEqual([]);
  });

  it('§4.116 of two wilds one leaves, for any two of the missing cards, and the other stays for good', () => {
    const moment = table('QD QH QS 3C', ['1 set Q: QC 4S 4D']);
    expect(swaps(moment)).toEqual([
      '0 swap QD QH for 4S in 0',
      '0 swap QD QS for 4S in 0',
      '0 swap QH QS for 4S in 0',
      '0 swap QD QH for 4D in 0',
      '0 swap QD QS for 4D in 0',
      '0 swap QH QS for 4D in 0',
    ]);
    const freed = playLines(moment, '0 swap QD QS for 4S in 0');
    expect(freed.melds[0]?.cards).toEqual(parseCards('QC QD 4D QS'));
    expect(whyIllegal(freed, '0 swap QH for 4D in 0')).toBe('wildStays');
  });

  it('R156 either order, but two different cards of the hand, both missing naturals', () => {
    const moment = table(
      'QH QS QC.2 9H 4H',
      ['1 set Q: QC QD 4S'],
      withOptions(bothMissing, { pack: { packs: 'two' } }),
    );
    expect(whyIllegal(moment, '0 swap QS QH for 4S in 0')).toBeNull();
    expect(whyIllegal(moment, '0 swap QH QH for 4S in 0')).toBe('setNotComplete');
    expect(whyIllegal(moment, '0 swap QH QC.2 for 4S in 0')).toBe('setNotComplete');
    expect(whyIllegal(moment, '0 swap QH 9H for 4S in 0')).toBe('setNotComplete');
    expect(whyIllegal(moment, '0 swap QH 4H for 4S in 0')).toBe('setNotComplete');
    expect(whyIllegal(moment, '0 swap 9H for 4S in 0')).toBe('setNotComplete');
    expect(whyIllegal(moment, '0 swap QH QS.2 for 4S in 0')).toBe('notYourCard');
    expect(swaps(moment)).toEqual(['0 swap QH QS for 4S in 0']);
  });

  it('R39 with duplicates, any two naturals of the rank', () => {
    const rules = withOptions(bothMissing, { pack: { packs: 'two' }, melds: { duplicates: true } });
    const moment = table('QH QC.2 QD.2 9H', ['1 set Q: QC QD 4S'], rules);
    expect(swaps(moment)).toEqual([
      '0 swap QH QC.2 for 4S in 0',
      '0 swap QH QD.2 for 4S in 0',
      '0 swap QC.2 QD.2 for 4S in 0',
    ]);
    expect(whyIllegal(moment, '0 swap QC.2 QC.2 for 4S in 0')).toBe('setNotComplete');
  });

  it('R52 a named wild gives way to the card of its suit, with another that the set lacks', () => {
    const rules = withOptions(bothMissing, { melds: { setWild: 'named' } });
    const moment = table('QC QD QS 9H', ['1 set Q HSD: QH 4S 4D'], rules);
    expect(swaps(moment)).toEqual(['0 swap QS QC for 4S in 0', '0 swap QD QC for 4D in 0']);
    expect(whyIllegal(moment, '0 swap QC QS for 4S in 0')).toBe('setNotComplete');
    expect(whyIllegal(moment, '0 swap QS QD for 4S in 0')).toBe('setNotComplete');
    const freed = playLines(moment, '0 swap QS QC for 4S in 0');
    expect(freed.melds[0]).toMatchObject({ cards: parseCards('QH QS 4D QC'), suits: [2, 3, 1, 0] });
    expect(playLines(freed, '0 takeback').melds).toEqual(moment.melds);
  });

  it('R156 means nothing where sets may be longer, and for runs', () => {
    const long = withOptions(bothMissing, { melds: { setMax: 8, duplicates: true, overflow: true } });
    expect(swaps(table('QH QS 3C', ['1 set Q: QC QD 4S'], long))).toEqual([
      '0 swap QH for 4S in 0',
      '0 swap QS for 4S in 0',
    ]);
    const run = table('9H 7H 3C', ['1 run 8H: 8H 4S TH']);
    expect(swaps(run)).toEqual(['0 swap 9H for 4S in 0']);
    expect(whyIllegal(run, '0 swap 9H 7H for 4S in 0')).toBe('wrongNatural');
  });

  it('R156 two cards are refused where one frees the wild', () => {
    const moment = table('QH QS 3C', ['1 set Q: QC QD 4S'], crazyRummy);
    expect(whyIllegal(moment, '0 swap QH QS for 4S in 0')).toBe('wrongNatural');
  });

  it('R94 both naturals belong to their player until the swap is taken back', () => {
    const moment = table('QH QS 3C', ['1 set Q: QC QD 4S']);
    const freed = playLines(moment, '0 swap QH QS for 4S in 0');
    expect(freed.melds[0]?.owners).toEqual([1, 1, 0, 0]);
    expect(playLines(freed, '0 takeback')).toMatchObject({ melds: moment.melds, hands: moment.hands });
  });

  it('R88 a wild that stays on the table goes to another meld, as its set is full', () => {
    const rules = withOptions(bothMissing, { swap: { to: 'otherMeld' } });
    const moment = table('QH QS 3C', ['1 set Q: QC QD 4S', '1 run 6H: 6H 7H 8H'], rules);
    expect(swaps(moment)).toEqual(['0 swap QH QS for 4S in 0 to 1 low', '0 swap QH QS for 4S in 0 to 1 high']);
    expect(whyIllegal(moment, '0 swap QH QS for 4S in 0 to 0 set')).toBe('setFull');
    const moved = playLines(moment, '0 swap QH QS for 4S in 0 to 1 high');
    expect(moved.hands[0]).toEqual(parseCards('3C'));
    expect(playLines(moved, '0 takeback')).toMatchObject({ melds: moment.melds, hands: moment.hands });
    const short = table('QH QS', ['1 set Q: QC QD 4S', '1 run 6H: 6H 7H 8H'], rules);
    expect(whyIllegal(short, '0 swap QH QS for 4S in 0 to 1 high')).toBe('keepOne');
  });

  it('R76 a card taken from the pile may be either of the two', () => {
    const rules = withOptions(bothMissing, { draw: { topMustMeld: true } });
    const melds = ['1 set Q: QC QD 4S'];
    for (const hand of ['QH 3C QS', 'QS 3C QH']) {
      const moment = position({ rules, hands: [hand, ...others], melds, melded: [0], drew: 'pile' });
      expect(whyIllegal(moment, '0 discard 3C')).toBe('mustMeldTaken');
      expect(whyIllegal(playLines(moment, '0 swap QH QS for 4S in 0'), '0 discard 3C')).toBeNull();
    }
  });

  it('R75 a frozen card may be neither of the two', () => {
    const rules = withOptions(bothMissing, { draw: { takenFrozen: true } });
    const melds = ['1 set Q: QC QD 4S'];
    const moment = position({ rules, hands: ['QH 3C QS', ...others], melds, melded: [0], drew: 'pile' });
    expect(whyIllegal(moment, '0 swap QH QS for 4S in 0')).toBe('frozen');
    expect(swaps(moment)).toEqual([]);
  });
});
