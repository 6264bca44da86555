import { describe, expect, it } from 'vitest';
import { type GameState, parseCards, type SwapRules } from '#engine';
import { crazyRummy } from '#rules';
import { preset, withOptions } from '../support/play/deals.ts';
import { listedLines } from '../support/play/playLegal.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
import { position } from '../support/play/positions.ts';

const variant = (swap: Partial<SwapRules>) => withOptions(crazyRummy, { swap });
const swaps = (state: GameState) => listedLines(state).filter((line) => line.includes(' swap '));
const inOrder = (text: string) => parseCards(text).toSorted((a, b) => a - b);

const others = ['AC AD', 'AS KS'];

describe('whether wilds can be swapped (R85, R86, R153)', () => {
  const table = { hands: ['9H 6D KC 3D', ...others], melds: ['1 run 8H: 8H 4S TH', '1 run 5D: 5D 4H 7D'] };

  it('R85 off: never', () => {
    const moment = position({ ...table, rules: variant({ to: 'off' }), melded: [0] });
    expect(whyIllegal(moment, '0 swap 9H for 4S in 0')).toBe('notNow');
    expect(swaps(moment)).toEqual([]);
  });

  it('R86 off: even by players who have not melded', () => {
    const moment = position({ ...table, rules: variant({ needsMeld: false }) });
    expect(swaps(moment)).toEqual(['0 swap 9H for 4S in 0', '0 swap 6D for 4H in 1']);
    expect(playLines(moment, '0 swap 9H for 4S in 0').hands[0]).toEqual(inOrder('4S 6D KC 3D'));
    expect(whyIllegal(position(table), '0 swap 9H for 4S in 0')).toBe('meldFirst');
  });

  it('R153 once a turn', () => {
    const moment = position({ ...table, rules: variant({ perTurn: 1 }), melded: [0] });
    const one = playLines(moment, '0 swap 9H for 4S in 0');
    expect(whyIllegal(one, '0 swap 6D for 4H in 1')).toBe('oneSwapATurn');
    expect(swaps(one)).toEqual([]);
    expect(whyIllegal(playLines(one, '0 takeback'), '0 swap 6D for 4H in 1')).toBeNull();
    const any = playLines(position({ ...table, melded: [0] }), '0 swap 9H for 4S in 0');
    expect(whyIllegal(any, '0 swap 6D for 4H in 1')).toBeNull();
  });

  it('a swapped wild goes into the hand, unless the rules say otherwise', () => {
    const moment = position({ ...table, melded: [0] });
    expect(whyIllegal(moment, '0 swap 9H for 4S in 0 to 0 low')).toBe('notNow');
  });
});

describe('cards that free a wild (R89 to R94)', () => {
  it('R91 Treize Brasses, two packs: any card of the rank, twins included', () => {
    const rules = preset('treize-brasses');
    const hands = ['KC.2 KD.2 KH QC 3D', '5C 5D'];
    const table = position({ rules, deal: 2, hands, melds: ['0 set K: KC KD 2S'] });
    expect(swaps(table)).toEqual(['0 swap KH for 2S in 0', '0 swap KC.2 for 2S in 0', '0 swap KD.2 for 2S in 0']);
    expect(whyIllegal(table, '0 swap QC for 2S in 0')).toBe('wrongNatural');
  });

  it('R52, R91 a named wild is freed by the card named', () => {
    const rules = withOptions(crazyRummy, { melds: { setWild: 'named' } });
    const hands = ['KH KS 3D', 'AC AD', 'AS QS'];
    const table = position({ rules, deal: 2, hands, melds: ['0 set K CDH: KC KD 2S'] });
    expect(swaps(table)).toEqual(['0 swap KH for 2S in 0']);
    expect(whyIllegal(table, '0 swap KS for 2S in 0')).toBe('wrongNatural');
  });

  it('R92, §4.73 Ace to Ace: a set laid with wilds alone is locked and stays so; its rank may be added', () => {
    const rules = preset('ace-to-ace');
    const moment = position({ rules, deal: 9, hands: ['9C 9D 9H 6S 6C 3D', 'QC QD'] });
    const set = playLines(moment, '0 meld set 6: 9C 9D 9H');
    expect(whyIllegal(set, '0 swap 6S for 9C in 0')).toBe('locked');
    expect(swaps(set)).toEqual([]);
    const added = playLines(set, '0 layoff 6S 0 set');
    expect(whyIllegal(added, '0 swap 6C for 9C in 0')).toBe('locked');
    expect(whyIllegal(added, '0 layoff 6C 0 set')).toBe('setFull');
  });

  it('§4.73 Ace to Ace: a run of wilds alone is not locked, and neither is a set with a natural', () => {
    const rules = preset('ace-to-ace');
    const moment = position({ rules, deal: 9, hands: ['9C 9D 9H 6S 5C 5D 5H 3D', 'QC QD'] });
    const run = playLines(moment, '0 meld run 5S: 9C 9D 9H');
    expect(swaps(run)).toEqual(['0 swap 6S for 9D in 0']);
    const set = playLines(moment, '0 meld set 5: 5C 9C 9D');
    expect(swaps(set)).toContain('0 swap 5D for 9C in 0');
  });

  it('base: a set of wilds alone is not locked', () => {
    const moment = position({ deal: 9, hands: ['9C 9D 9H 6S 3D', ...others] });
    expect(swaps(playLines(moment, '0 meld set 6: 9C 9D 9H'))).toHaveLength(3);
  });

  it('R93 players may swap a wild they laid; R94 the natural scores for the swapper, the wild for nobody', () => {
    const rules = preset('ace-to-ace');
    const hands = ['QC QD', '9H KC 3D'];
    const moment = position({ rules, turn: 1, hands, melds: ['0 run 8H: 8H 4S TH'], melded: [1] });
    const swapped = playLines(moment, '1 swap 9H for 4S in 0');
    expect(swapped.melds[0]).toMatchObject({ cards: parseCards('8H 9H TH'), owners: [0, 1, 0] });
    expect(playLines(swapped, '1 takeback').melds).toEqual(moment.melds);
  });

  it('R49 a special meld of wilds takes no natural in exchange', () => {
    const rules = withOptions(crazyRummy, { melds: { allWild: 'special' } });
    const moment = position({ rules, deal: 9, hands: ['9C 9D 9H 6S 3D', ...others] });
    const laid = playLines(moment, '0 meld run 5S: 9C 9D 9H');
    expect(swaps(laid)).toEqual([]);
    expect(whyIllegal(laid, '0 swap 6S for 9D in 0')).toBe('wrongNatural');
    expect(whyIllegal(laid, '0 layoff 3D 0 low')).toBe('doesNotFit');
  });
});

describe('a wild that stays on the table (R88, §4.53, §4.81)', () => {
  const rules = preset('crummy-rummy');
  const hands = ['5S 9S QC', 'QC.2 QD', 'AS KS'];

  it('D18 Crummy Rummy: the wild of 5-5-W moves to a meld at most half wild, or stays as 5-5-5-W', () => {
    const melds = ['0 set 5: 5C 5D JK', '1 run 6H: 6H 7H 8H 9H', '1 run 6C: 2C 2D 8C 9C', '1 set 8: 8D 8S 2H'];
    const moment = position({ rules, hands, melds });
    expect(swaps(moment)).toEqual([
      '0 swap 5S for JK in 0 to 0 set',
      '0 swap 5S for JK in 0 to 1 low',
      '0 swap 5S for JK in 0 to 1 high',
      '0 swap 5S for JK in 0 to 3 set',
    ]);
    expect(whyIllegal(moment, '0 swap 5S for JK in 0 to 2 high')).toBe('tooManyWilds');
    const stays = playLines(moment, '0 swap 5S for JK in 0 to 0 set');
    expect(stays.melds[0]).toMatchObject({ cards: parseCards('5C 5D 5S JK'), owners: [0, 0, 0, 0] });
    const moved = playLines(moment, '0 swap 5S for JK in 0 to 1 low');
    expect(moved.melds[0]?.cards).toEqual(parseCards('5C 5D 5S'));
    expect(moved.melds[1]).toMatchObject({ rank: 5, cards: parseCards('JK 6H 7H 8H 9H'), owners: [0, 1, 1, 1, 1] });
    expect(playLines(moved, '0 takeback').melds).toEqual(moment.melds);
    expect(playLines(stays, '0 takeback')).toMatchObject({ melds: moment.melds, hands: moment.hands });
  });

  it('§4.53 never goes into the hand', () => {
    const moment = position({ rules, hands, melds: ['0 set 5: 5C 5D JK'] });
    expect(whyIllegal(moment, '0 swap 5S for JK in 0')).toBe('wildNeedsPlace');
  });

  it('§4.53 in a run, goes to the named end', () => {
    const moment = position({ rules, hands, melds: ['0 run 7S: 7S 8S JK TS'] });
    expect(swaps(moment)).toEqual(['0 swap 9S for JK in 0 to 0 low', '0 swap 9S for JK in 0 to 0 high']);
    const low = playLines(moment, '0 swap 9S for JK in 0 to 0 low');
    expect(low.melds[0]).toMatchObject({ rank: 6, cards: parseCards('JK 7S 8S 9S TS') });
    const high = playLines(moment, '0 swap 9S for JK in 0 to 0 high');
    expect(high.melds[0]).toMatchObject({ rank: 7, cards: parseCards('7S 8S 9S TS JK') });
    for (const slid of [low, high]) expect(playLines(slid, '0 takeback').melds).toEqual(moment.melds);
  });

  it('§4.53 a half wild run keeps its wilds when a natural is added', () => {
    const moment = position({ rules, hands: ['7S 9S QC', 'QC.2 QD', 'AS KS'], melds: ['0 run 5S: 5S 6S JK JK.2'] });
    expect(swaps(moment)).toEqual(['0 swap 7S for JK in 0 to 0 low', '0 swap 7S for JK in 0 to 0 high']);
  });

  it('§4.53 cannot be swapped if it can neither stay nor move', () => {
    const full = 'run 2S: 2S.2 3S 4S 5S 6S 7S 8S JK TS JS QS KS AS';
    const moment = position({ rules, hands: ['9S QC 3D', 'QC.2 QD', 'KC KD'], melds: [`0 ${full}`] });
    expect(swaps(moment)).toEqual([]);
    expect(whyIllegal(moment, '0 swap 9S for JK in 0 to 0 high')).toBe('doesNotFit');
  });

  it('§4.53 moves once a turn', () => {
    const melds = ['0 set 5: 5C 5D JK', '1 run 6H: 6H 7H 8H 9H', '1 run 6C: 6C 7C 8C 9C'];
    const moment = position({ rules, hands: ['5S TH QC', 'QC.2 QD', 'AS KS'], melds });
    const moved = playLines(moment, '0 swap 5S for JK in 0 to 1 high');
    expect(whyIllegal(moved, '0 swap TH for JK in 1 to 2 high')).toBe('wildNeedsPlace');
    expect(whyIllegal(moved, '0 swap TH for JK in 1 to 1 high')).toBeNull();
  });

  it('R88 stays: not to another meld', () => {
    const melds = ['0 run 7S: 7S 8S JK TS', '1 run 6H: 6H 7H 8H 9H'];
    const moment = position({ rules: withOptions(rules, { swap: { to: 'stays' } }), hands, melds });
    expect(swaps(moment)).toEqual(['0 swap 9S for JK in 0 to 0 low', '0 swap 9S for JK in 0 to 0 high']);
    expect(whyIllegal(moment, '0 swap 9S for JK in 0 to 1 high')).toBe('wildNeedsPlace');
  });

  it('R89 Crummy Rummy variant: only Jokers move to another meld; a deuce gives way and stays in its own', () => {
    const melds = ['0 run 7S: 7S 8S 2C TS', '1 run 6H: 6H 7H 8H 9H', '1 set 5: 5C 5D JK'];
    const moment = position({ rules: withOptions(rules, { swap: { which: 'jokers' } }), hands, melds });
    expect(whyIllegal(moment, '0 swap 9S for 2C in 0 to 1 high')).toBe('wildStays');
    expect(swaps(moment)).toEqual([
      '0 swap 9S for 2C in 0 to 0 low',
      '0 swap 9S for 2C in 0 to 0 high',
      '0 swap 5S for JK in 2 to 0 low',
      '0 swap 5S for JK in 2 to 0 high',
      '0 swap 5S for JK in 2 to 1 low',
      '0 swap 5S for JK in 2 to 1 high',
      '0 swap 5S for JK in 2 to 2 set',
    ]);
  });

  it('R89 Crummy Rummy variant: in 4-2-6-7, the 5 moves the deuce to an end of its run', () => {
    const jokersOnly = withOptions(rules, { swap: { which: 'jokers' } });
    const moment = position({
      rules: jokersOnly,
      hands: ['5H QC', 'QC.2 QD', 'AS KS'],
      melds: ['0 run 4H: 4H 2H 6H 7H'],
    });
    expect(swaps(moment)).toEqual(['0 swap 5H for 2H in 0 to 0 low', '0 swap 5H for 2H in 0 to 0 high']);
    const high = playLines(moment, '0 swap 5H for 2H in 0 to 0 high');
    expect(high.melds[0]).toMatchObject({ rank: 4, cards: parseCards('4H 5H 6H 7H 2H') });
    const low = playLines(moment, '0 swap 5H for 2H in 0 to 0 low');
    expect(low.melds[0]).toMatchObject({ rank: 3, cards: parseCards('2H 4H 5H 6H 7H') });
    for (const slid of [low, high]) expect(playLines(slid, '0 takeback').melds).toEqual(moment.melds);
  });

  it('R89 Crummy Rummy variant: a deuce of a set stays in it', () => {
    const jokersOnly = withOptions(rules, { swap: { which: 'jokers' } });
    const melds = ['0 set 5: 5C 5D 2H', '1 run 6H: 6H 7H 8H 9H'];
    const moment = position({ rules: jokersOnly, hands, melds });
    expect(swaps(moment)).toEqual(['0 swap 5S for 2H in 0 to 0 set']);
  });

  it('R60 off: moves only to a meld of its player', () => {
    const own = withOptions(rules, { play: { layOffOthers: false } });
    const melds = ['0 set 5: 5C 5D JK', '1 run 6H: 6H 7H 8H 9H'];
    const moment = position({ rules: own, hands, melds });
    expect(whyIllegal(moment, '0 swap 5S for JK in 0 to 1 low')).toBe('notYourMeld');
    expect(swaps(moment)).toEqual(['0 swap 5S for JK in 0 to 0 set']);
  });

  it('R96 needs one more card in hand where a discard is required, as the natural has left it', () => {
    const strict = withOptions(rules, { goingOut: { discard: 'required' } });
    const moment = position({
      rules: strict,
      hands: ['9S', 'QC QD', 'AS KS'],
      melds: ['0 run 7S: 7S 8S JK TS'],
      drew: 'none',
    });
    expect(whyIllegal(moment, '0 swap 9S for JK in 0 to 0 low')).toBe('keepOne');
  });

  it('R62 Crummy Rummy: cannot be swapped before the contract', () => {
    const moment = position({ rules, hands, melds: ['1 run 7S: 7S 8S JK TS'] });
    expect(whyIllegal(moment, '0 swap 9S for JK in 0 to 0 low')).toBe('contractFirst');
    expect(swaps(moment)).toEqual([]);
  });
});

it('R89 with wilds going into the hand: only Jokers', () => {
  const rules = withOptions(preset('one-joker'), { swap: { which: 'jokers' } });
  const melds = ['0 run 8H: 8H 4S TH', '0 run 5D: 5D JK 7D'];
  const moment = position({ rules, hands: ['9H 6D KC', ...others], melds });
  expect(swaps(moment)).toEqual(['0 swap 6D for JK in 1']);
  expect(whyIllegal(moment, '0 swap 9H for 4S in 0')).toBe('wildStays');
});

it('§4.93 a floater may swap a wild with the card drawn', () => {
  const rules = withOptions(preset('five-thousand-rummy'), { swap: { to: 'free', needsMeld: false } });
  const moment = { rules, wildRank: 4, hands: ['', 'QC QD', 'AS KS'], melds: ['1 run 8H: 8H 4S TH'], stock: '9H' };
  const drawn = playLines(position({ ...moment, phase: 'draw' }), '0 draw stock');
  expect(playLines(drawn, '0 swap 9H for 4S in 0').hands[0]).toEqual(parseCards('4S'));
});
