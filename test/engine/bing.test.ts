import { describe, expect, it } from 'vitest';
import { findContract, isWild, legalActions, parseCards, viewFor } from '#engine';
import { contractsTold, preset } from '../support/play/deals.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
import { position } from '../support/play/positions.ts';

const rules = preset('bing-rummy');
const FOURTEEN = 'KC KD KH 8C 9C TC 3S 3H 3D 3C 5S 6D QH 7C';
const others = ['4C 4D', '9H 9D'];
const begun = () => position({ rules, deal: 1, phase: 'draw', pile: '9S', hands: [FOURTEEN, ...others] });
const CONTRACT = '0 contract | set K: KC KD KH | run 8C: 8C 9C TC | set 3: 3S 3H 3D 3C';
const laid = (hand: string, more: object = {}) =>
  position({
    ...{ rules, deal: 1, phase: 'draw', pile: '9S', hands: [hand, '2H 3C.2 AS', '4C 4D QS'], melded: [0] },
    melds: ['0 set K: KD KH KS', '0 run 8C: 8C 9C TC', '0 set 3: 3S 3H 3D 3C'],
    ...more,
  });

describe('Bing Rummy (E78, R169)', () => {
  it('R62 asks for three melds of any kind in each of its seven deals', () => {
    expect(contractsTold(rules)).toEqual(['null: either 3, either 3, either 3']);
    expect(rules.wilds.schedule).toHaveLength(7);
  });

  it('E78a the first melds are laid in place of a draw, and the turn ends by itself', () => {
    const moment = begun();
    const after = playLines(moment, CONTRACT, '0 layoff 7C 1 low');
    expect(whyIllegal(after, '0 draw stock')).toBe('notNow');
    expect(whyIllegal(after, '0 discard QH')).toBe('notNow');
    expect(playLines(after, '0 endturn')).toMatchObject({ turn: 1, phase: 'draw' });
  });

  it('E78a taking back every play allows a draw again', () => {
    const back = playLines(begun(), CONTRACT, '0 takeback');
    expect(back).toMatchObject({ turn: 0, phase: 'draw' });
    expect(playLines(back, '0 draw stock').phase).toBe('play');
  });

  it('E78b two melds are not enough, and a single one is not first', () => {
    expect(whyIllegal(begun(), '0 contract | set K: KC KD KH | run 8C: 8C 9C TC')).toBe('wrongContract');
    expect(whyIllegal(begun(), '0 meld set K: KC KD KH')).toBe('contractFirst');
  });

  it('E78b three sets, or three runs, are a contract as well', () => {
    const hands = ['KC KD KH 8C 8D 8H 3S 3H 3D 4S 5S', '4C 4D', '9H 9D'];
    const moment = position({ rules, deal: 4, phase: 'draw', hands });
    expect(whyIllegal(moment, '0 contract | set K: KC KD KH | set 8: 8C 8D 8H | set 3: 3S 3H 3D')).toBeNull();
    expect(whyIllegal(moment, '0 contract | set K: KC KD KH | set 8: 8C 8D 8H | run 3S: 3S 4S 5S')).toBeNull();
  });

  it('E78b the page finds three sets without wilds rather than three runs with them', () => {
    const hand = parseCards('KC KD KH 8C 8D 8H 9C 9D 9H 2C 2D 2H 5S 6D');
    const melds = findContract(rules, 0, 1, hand) ?? [];
    expect(melds.map(({ kind }) => kind)).toEqual(['set', 'set', 'set']);
    expect(melds.flatMap(({ cards }) => cards).filter((card) => isWild(rules, 0, card))).toEqual([]);
  });

  it('E78c nothing is laid after a draw', () => {
    const drawn = playLines(begun(), '0 draw stock');
    expect(whyIllegal(drawn, CONTRACT)).toBe('notNow');
    const { melds, layOffs, closings, discards } = legalActions(viewFor(drawn, 0));
    expect([melds, layOffs, closings]).toEqual([[], [], []]);
    expect(discards).toHaveLength(15);
  });

  it('E78d the player who lays the last card is out', () => {
    const out = playLines(laid('KC'), '0 layoff KC 0 set');
    expect(whyIllegal(out, '0 endturn')).toBe('notNow');
    expect(playLines(out, '0 goout').results.at(-1)).toMatchObject({ ending: 'wentOut', points: [0, 29, 18] });
  });

  it('E78d a draw never empties a hand', () => {
    expect(playLines(laid('KC'), '0 draw stock', '0 discard KC')).toMatchObject({ turn: 1, results: [] });
  });

  it('E78e the card taken from the pile is not discarded', () => {
    const taken = playLines(begun(), '0 draw pile');
    expect(whyIllegal(taken, '0 discard 9S')).toBe('noGivingBack');
    expect(whyIllegal(taken, '0 discard QH')).toBeNull();
  });

  it('E78f twos are wild, and three of them are a meld', () => {
    const hand = 'KC KD 2H 2C 2D 2S 8C 9C TC 4S 5S 6S';
    const moment = position({ rules, deal: 1, phase: 'draw', hands: [hand, ...others] });
    expect(whyIllegal(moment, '0 contract | set K: KC KD 2H | set 8: 2C 2D 2S | run 8C: 8C 9C TC')).toBeNull();
  });

  it('E78g later melds are laid in turns of their own, one after the other', () => {
    const after = playLines(laid('5S 5D 5H 6D'), '0 meld set 5: 5S 5D 5H', '0 endturn');
    expect(after).toMatchObject({ turn: 1, phase: 'draw' });
    expect(whyIllegal(laid('5S 5D 5H 6D'), '0 endturn')).toBe('notNow');
  });
});
