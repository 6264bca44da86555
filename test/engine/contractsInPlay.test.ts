import { describe, expect, it } from 'vitest';
import { type GameState, parseCards } from '#engine';
import { preset, withOptions } from '../support/play/deals.ts';
import { listedLines } from '../support/play/playLegal.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
import { type Position, position } from '../support/play/positions.ts';

const rules = preset('crummy-rummy');
const OTHERS = ['QC.2 QD.2'];
const crummy = (moment: Omit<Position, 'hands'> & { readonly hand: string }) =>
  position({ rules, ...moment, hands: [moment.hand, ...OTHERS] });
const plays = (state: GameState) => listedLines(state).filter((line) => / (meld|layoff|swap|contract) /.test(line));

describe('the contract (R62 to R65)', () => {
  const hand = '5C 5D 5H 9C 9D JK KH 3S';
  const laying = '0 contract | set 5: 5C 5D 5H | set 9: 9C 9D JK';

  it('comes before any meld, lay-off or swap', () => {
    const moment = crummy({ deal: 1, hand: `${hand} 8H`, melds: ['1 run 9H: 9H TH JH QH', '1 set 3: 3C 3D 2C'] });
    expect(plays(moment)).toEqual([]);
    expect(whyIllegal(moment, '0 meld set 5: 5C 5D 5H')).toBe('contractFirst');
    expect(whyIllegal(moment, '0 layoff KH 0 high')).toBe('contractFirst');
    expect(whyIllegal(moment, '0 swap 3S for 2C in 1 to 1 set')).toBe('contractFirst');
  });

  it('R63 is laid in one play, belongs to its player and is taken back as a whole', () => {
    const moment = crummy({ deal: 1, hand });
    const laid = playLines(moment, laying);
    expect(laid.melds).toMatchObject([
      { id: 0, kind: 'set', rank: 5, by: 0, owners: [0, 0, 0], locked: false },
      { id: 1, kind: 'set', rank: 9, by: 0, cards: parseCards('9C 9D JK') },
    ]);
    expect(laid.hands[0]).toEqual(parseCards('KH 3S'));
    const back = playLines(laid, '0 takeback');
    expect(back).toMatchObject({ melds: [], hands: moment.hands, melded: 0, nextMeld: 0 });
    expect(whyIllegal(back, laying)).toBeNull();
  });

  it('must be complete and exact, with cards of the hand', () => {
    const moment = crummy({ deal: 1, hand });
    expect(whyIllegal(moment, '0 contract | set 5: 5C 5D 5H')).toBe('wrongContract');
    expect(whyIllegal(moment, '0 contract | set 5: 5C 5D 5H | set 9: 9C 9D 9H')).toBe('notYourCard');
    expect(whyIllegal(moment, '0 contract | set 5: 5C 5D JK | set 9: 9C 9D JK')).toBe('notAMeld');
    const second = { ...moment, deal: 2 };
    expect(whyIllegal(second, laying)).toBe('wrongContract');
  });

  it('E32 needs runs of different suits and sets of different ranks', () => {
    const runs = crummy({ deal: 3, hand: '3C 4C 5C 6C TC JC QC KC AS 9S' });
    expect(whyIllegal(runs, '0 contract | run 3C: 3C 4C 5C 6C | run TC: TC JC QC KC')).toBe('wrongContract');
    const aces = position({ rules, deal: 1, hands: ['AC AD AH AS AC.2 AD.2 3C', 'QC QD', '8C 8D'] });
    expect(whyIllegal(aces, '0 contract | set A: AC AD AH | set A: AS AC.2 AD.2')).toBe('wrongContract');
  });

  it('E31 does not accept three wilds as a set', () => {
    const moment = crummy({ deal: 1, hand: '5C 5D 5H 2C 2D JK KH 3S' });
    expect(whyIllegal(moment, '0 contract | set 5: 5C 5D 5H | set 9: 2C 2D JK')).toBe('tooManyWilds');
  });

  it('is refused in games without contracts', () => {
    const moment = position({ hands: ['5C 5D 5H 9C 9D 9H KH', 'AC AD', 'AS KS'] });
    expect(whyIllegal(moment, '0 contract | set 5: 5C 5D 5H | set 9: 9C 9D 9H')).toBe('notNow');
  });

  it('R96 leaves a card to discard where a discard is required', () => {
    const strict = withOptions(rules, { goingOut: { discard: 'required' } });
    const six = '5C 5D 5H 9C 9D JK';
    expect(whyIllegal(crummy({ deal: 1, hand: six }), laying)).toBeNull();
    expect(whyIllegal(crummy({ deal: 1, hand: six, rules: strict }), laying)).toBe('keepOne');
    expect(whyIllegal(crummy({ deal: 1, hand: `${six} KH`, rules: strict }), laying)).toBeNull();
  });

  it('R76 may include the card taken from the pile', () => {
    const bound = withOptions(rules, { draw: { topMustMeld: true, outOfTurn: 'off' } });
    const moment = crummy({ deal: 1, rules: bound, hand: '5C 5D 9C 9D JK KH 3S', pile: '5H', phase: 'draw' });
    const taken = playLines(moment, '0 draw pile');
    expect(whyIllegal(taken, '0 discard KH')).toBe('mustMeldTaken');
    expect(whyIllegal(playLines(taken, laying), '0 discard KH')).toBeNull();
  });
});

it('R73, §4.36 in a game with a gate, the top card taken goes into the contract', () => {
  const gated = withOptions(rules, { draw: { gated: true, depth: 'any', pileShown: 'all', outOfTurn: 'off' } });
  const hand = '5C 5D 5S 9C 9D JK KH 3S';
  const taken = playLines(crummy({ deal: 1, rules: gated, hand, pile: '5H', phase: 'draw' }), '0 draw pile');
  const without = playLines(taken, '0 contract | set 5: 5C 5D 5S | set 9: 9C 9D JK');
  expect(whyIllegal(without, '0 discard KH')).toBe('mustMeldTaken');
  const within = playLines(taken, '0 contract | set 5: 5C 5D 5H | set 9: 9C 9D JK');
  expect(whyIllegal(within, '0 discard KH')).toBeNull();
});

describe('after the contract (R66)', () => {
  const melds = ['0 set 5: 5C 5D JK', '0 set 9: 9C 9D 9H', '1 run 4H: 4H 5H 6H 7H'];

  it('E20 three Aces that extend nothing cannot be laid as a new set', () => {
    const moment = crummy({ deal: 1, hand: 'AC AD AH KH', melds });
    expect(whyIllegal(moment, '0 meld set A: AC AD AH')).toBe('noNewMelds');
    expect(plays(moment)).toEqual([]);
    expect(whyIllegal(moment, '0 contract | set A: AC AD AH | set A: AC AD AH')).toBe('noNewMelds');
  });

  it('the player may extend any melds, even in the turn of the contract', () => {
    const moment = crummy({ deal: 1, hand: 'KC KD KH 3C 3D 3S 8H', melds: ['1 run 4H: 4H 5H 6H 7H'] });
    const laid = playLines(moment, '0 contract | set K: KC KD KH | set 3: 3C 3D 3S');
    expect(plays(laid)).toEqual(['0 layoff 8H 0 high']);
    expect(playLines(laid, '0 layoff 8H 0 high').hands[0]).toEqual([]);
  });

  it('E21 a player may be left with wilds that no meld takes, as each is half wild', () => {
    const half = ['0 set 5: 5C 5D JK JK.3', '0 set 9: 9C 9D 2C 2C.2', '1 run 4H: 4H 5H JK.2 2D'];
    const moment = crummy({ deal: 1, hand: '2H 2S', melds: half });
    expect(plays(moment)).toEqual([]);
    expect(whyIllegal(moment, '0 layoff 2H 2 high')).toBe('tooManyWilds');
    expect(whyIllegal(moment, '0 layoff 2S 0 set')).toBe('tooManyWilds');
  });
});

describe('the last contract (R67, §4.52)', () => {
  const hand = '3C 4C 5C 6C 7D 8D 9D TD JH QH KH AH 2S JK';
  const laying = '0 contract | run 3C: 3C 4C 5C 6C 2S | run 7D: 7D 8D 9D TD JK | run JH: JH QH KH AH';

  it('E42 three runs of every card of the hand go out without a discard', () => {
    const moment = crummy({ deal: 7, hand });
    const laid = playLines(moment, laying);
    expect(laid.hands[0]).toEqual([]);
    expect(playLines(laid, '0 goout').results.at(-1)).toMatchObject({ ending: 'wentOut', out: 0 });
    expect(playLines(laid, '0 takeback').hands).toEqual(moment.hands);
  });

  it('E42 it cannot be laid with a card left over, even where a discard is required', () => {
    const strict = withOptions(rules, { goingOut: { discard: 'required' } });
    expect(whyIllegal(crummy({ deal: 7, hand: `${hand} 3D` }), laying)).toBe('wrongContract');
    expect(whyIllegal(crummy({ deal: 7, hand: `${hand} 3D`, rules: strict }), laying)).toBe('wrongContract');
    expect(whyIllegal(crummy({ deal: 7, hand, rules: strict }), laying)).toBeNull();
  });

  it('R67 its player is out, and does not float as in other cases (R101)', () => {
    const floating = withOptions(rules, { goingOut: { discard: 'required', float: 'on' } });
    const laid = playLines(crummy({ deal: 7, hand, rules: floating }), laying);
    expect(listedLines(laid)).toEqual(['0 goout', '0 takeback']);
    expect(whyIllegal(laid, '0 float')).toBe('notNow');
  });
});
