import { expect, it } from 'vitest';
import type { GameState } from '#engine';
import { preset } from '../support/play/deals.ts';
import { playLines } from '../support/play/playLines.ts';
import { position } from '../support/play/positions.ts';
import { countedLines } from './countLines.ts';

/** Sequences of actions to depth 1, 2 and 3. */
const waysOn = (state: GameState): number[] => [1, 2, 3].map((depth) => countedLines(state, depth));

it('dealer’s choice: a rank is named, then a discard, then a draw', () => {
  // No two cards of seat 0 are within two ranks of a suit: whatever is wild, there is no meld. 13; 13 × 8; 13 × 8 × 2.
  const hands = ['AC 3D 5H 7S 9C JD KH 2S', '4C 4D', '6C 6D'];
  const rules = preset('dealers-choice');
  const state = position({ rules, deal: 1, wildRank: 0, hands, drew: 'none', hadTurns: [] });
  expect(waysOn({ ...state, phase: 'naming', turn: state.dealer })).toEqual([13, 104, 208]);
});

it('biddies: with one card and a nine drawn, the nine may be discarded only to go up for 2', () => {
  // 1: 2C, or up with 9D. 2: after 2C two draws; up ends the deal: 3. 3: with 7S three discards, with 2C from the pile
  // also giving it back: 3 + 4 + 1.
  const hands = ['2C 9D', 'AC AD', 'AS KS'];
  const melds = ['0 set K: KC KD KH'];
  expect(waysOn(position({ rules: preset('biddies'), hands, melds, stock: '7S' }))).toEqual([2, 3, 8]);
});

it('5000 Rummy: a floater lays a card that fits, then floats on', () => {
  // 1: 5H must be laid. 2: float or take it back. 3: the next player draws from the stock, or one or two cards of the
  // pile: 3, and 5H again: 1.
  const rules = preset('five-thousand-rummy');
  const melds = ['1 run 2H: 2H 3H 4H'];
  const hands = ['5H', 'AC AD', 'AS KS'];
  expect(waysOn(position({ rules, wildRank: 9, hands, melds, pile: 'TC 7D' }))).toEqual([1, 2, 4]);
});

it('George: the pile is only for a player with two cards that match, and they must be laid', () => {
  // 1: the stock, or 8H, but not down to TC. 2: with JD four discards; with 8H the set or giving it back: 6. 3: nobody
  // has two of a kind, so four times the stock; with the set laid KS goes out, or it is taken back: 2; given back, 2
  // draws: 8.
  const hands = ['8C 8D KS', 'AC AD', 'AS KD'];
  const moment = { rules: preset('george'), wildRank: 9, phase: 'draw', hands, pile: 'TC 8H', stock: 'JD' } as const;
  expect(waysOn(position(moment))).toEqual([2, 6, 8]);
});

it('Ace to Ace: one card of the pile before the first meld, any number after it', () => {
  // After it: stock, or 1, 2, 3 cards. 2: 3 discards; 3, 4, 5 and giving back. Nothing taken could be laid.
  const hands = ['5C 6D', 'AC AD'];
  const moment = { rules: preset('ace-to-ace'), phase: 'draw', hands, pile: 'TC 8H JD', stock: '9S' } as const;
  expect(waysOn(position(moment))[0]).toBe(2);
  const melded = position({ ...moment, melds: ['0 set K: KC KD KH'] });
  expect(waysOn(melded).slice(0, 2)).toEqual([4, 3 + 4 + 5 + 6]);
});

it('Crummy Rummy: two seats are asked about the upcard, in any order', () => {
  // 1: stock or pile. 2: two seats with three answers each, or 3 discards and giving back: 6 + 4. 3: a yes of the
  // nearer seat closes the window before 3 discards, the five other answers leave 3 answers each: 18; 3 discards before
  // two draws, and 2: 8.
  const hands = ['AC 3D', '4C 5D', '6S 7H'];
  const moment = { rules: preset('crummy-rummy'), deal: 1, phase: 'draw', hands, pile: '9H', stock: 'KS' } as const;
  expect(waysOn(position(moment))).toEqual([2, 10, 26]);
});

it('Beanie: the stock is empty and the pile may be declined', () => {
  // 1: the pile, or decline. 2: 3 discards and giving back, or the end: 5. 3: three times the same choice, the first
  // choice again, and the end: 9.
  const hands = ['5C 6D', 'AC AD', 'AS KS'];
  const moment = { rules: preset('beanie'), phase: 'draw', hands, pile: '8H', rest: 'pile' } as const;
  expect(waysOn(position(moment))).toEqual([2, 5, 9]);
});

it('the Press: if two totals are equally high, the second player is asked when the first refuses', () => {
  // 1: yes or no. 2: yes ends the choice, no asks the other player: 3.
  const state = position({ rules: preset('the-press'), deal: 2, hands: ['', '2C', '3C'], totals: [60, 60, 10] });
  expect(waysOn({ ...state, phase: 'press', turn: 0 })).toEqual([2, 3, 3]);
});

it('Koum-Kan: a Joker leaves its set for one card, and may stay in hand', () => {
  // 1: 2 discards, 5H on the set, or for its Joker. 2: after a discard two draws; with 5H on the set KS goes out, or it
  // is taken back; with the Joker 2 discards, the Joker on the set, or taking back: 4 + 2 + 4. 3: the next player has 3
  // discards with a stock card, also giving back with a card of the pile: 2 × 7; out, or the first choice again: 1 + 4;
  // two draws after either discard, out or taking back, or the first choice again: 4 + 2 + 4.
  const hands = ['KS 5H', 'AC AD'];
  const melds = ['0 set 5: 5C 5D JK'];
  expect(waysOn(position({ rules: preset('koum-kan'), hands, melds, stock: '9S' }))).toEqual([4, 10, 14 + 5 + 10]);
});

it('Remigio: everything stays in hand, also three of a kind', () => {
  // 1: stock or pile. 2: 4 discards; with the pile also giving back: 9. 3: after each discard two draws, and the first
  // choice again: 18.
  const hands = ['5C 5D 5H', 'AC AD 3S'];
  const moment = { rules: preset('remigio'), phase: 'draw', hands, pile: '9H', stock: 'KS' } as const;
  expect(waysOn(position(moment))).toEqual([2, 9, 18]);
});

it('Three Thirteen: after a player is out, each other player has one more turn', () => {
  // Two players. 1: stock or pile. 2: 4 discards; with the pile also giving back: 9. 3: the deal is over after each
  // discard, and there is the first choice again: 8 + 2. With a third player each discard leads to two draws: 16 + 2.
  const afterOut = (...others: string[]) =>
    playLines(
      position({ rules: preset('three-thirteen'), deal: 1, hands: ['7C 7D 7H KH', ...others], stock: 'KS' }),
      '0 rummy KH | set 7: 7C 7D 7H',
    );
  expect(waysOn(afterOut('4C 6D 8S'))).toEqual([2, 9, 10]);
  expect(waysOn(afterOut('4C 6D 8S', 'AC AD TS'))).toEqual([2, 9, 18]);
});

it('Rummy 500: of several cards of the pile the deepest must be laid', () => {
  // 1: the stock, or 1 to 3 cards. 2: 4 discards after the stock; 3 and giving back after JD; the set of eights or
  // giving back, whether TC came as well or not: 4 + 4 + 2 + 2. 3: a discard leaves a pile of 4 or 3 cards and the
  // stock: 4 × 5 and 3 × 4; with the set laid 2 discards and taking it back, but with TC only that: 3 and 1; each time
  // the first choice again: 3 × 4.
  const hands = ['8C 8D KS', 'AC AD', '4S 6S'];
  const moment = { rules: preset('rummy-500'), phase: 'draw', hands, pile: 'TC 8H JD', stock: '2C' } as const;
  expect(waysOn(position(moment))).toEqual([4, 12, 20 + 12 + 3 + 1 + 12]);
});

it('Kaluki: two melds of 42 points end the turn, of 39 do not', () => {
  // 1: 7 discards and 2 melds. 2: after a discard two draws, after a meld the other meld and taking back: 14 + 4. 3:
  // the next player has 3 discards with a stock card, but can only give back a card of the pile: 7 × 4; after both
  // melds taking back, and for 42 points also going out; twice the first choice again: 2 × 9.
  const moment = { rules: preset('kaluki'), stock: '9H' } as const;
  const threes = position({ ...moment, hands: ['3C 3D 3S KH KS 7D KD', 'AC AD'] });
  expect(waysOn(threes)).toEqual([9, 18, 28 + 2 + 18]);
  const fours = position({ ...moment, hands: ['4C 4D 4S KH KS 7D KD', 'AC AD'] });
  expect(waysOn(fours)).toEqual([9, 18, 28 + 4 + 18]);
});

it('Kaluki 51: two cards laid at once free the Joker of a set of three', () => {
  // 1: 3 discards, either five on the set, or both for its Joker. 2: after a discard two draws; with one five on the
  // set 2 discards and taking it back; the Joker fits nothing and can only be taken back: 6 + 3 + 3 + 1. 3: the next
  // player has 3 discards or gives the pile back: 3 × 4; two draws after either discard, and the first choice again:
  // 2 × (4 + 6); the first choice again: 6.
  const hands = ['5H KS 5S', 'AC AD'];
  const melds = ['0 set 5: 5C 5D JK'];
  expect(waysOn(position({ rules: preset('kaluki-51'), hands, melds, stock: '9H' }))).toEqual([6, 13, 38]);
});

it('Rommé: a Joker counts as the card it stands for, and nothing is laid off before 40 points', () => {
  // 1: 5 discards, the run of four, and three runs of three: the Joker as the Jack between or below, or as the Ace. 2:
  // after a discard two draws; after the run of 40 points 4C goes out or it is taken back; those of 30 and 31 can only
  // be taken back: 10 + 2 + 3. 3: the next player has 3 discards with a stock card, but may not discard a card of the
  // pile, which is given back instead, and a set of Aces would leave no discard: 5 × 6; out, or the first choice again:
  // 1 + 9; and three times more: 27.
  const hands = ['TD QD KD 4C JK', 'AC AD'];
  expect(waysOn(position({ rules: preset('romme'), hands, stock: '9H' }))).toEqual([9, 15, 30 + 10 + 27]);
});

it('Rami: 51 points end the turn if a run is among the melds, and nothing is laid in the first round', () => {
  // 1: 7 discards and 2 melds. 2: after a discard two draws, after a meld the other meld and taking back: 14 + 4. 3:
  // the next player has 3 discards with a stock card, but can only give back a card of the pile: 7 × 4; after both
  // melds taking back, and with a run also going out; twice the first choice again: 2 × 9.
  const moment = { rules: preset('rami'), stock: '9H' } as const;
  const run = ['6C 7C 8C KH KS 2D KD', 'AC AD'];
  expect(waysOn(position({ ...moment, hands: run }))).toEqual([9, 18, 28 + 4 + 18]);
  const sets = ['7C 7S 7H KH KS 2D KD', 'AC AD'];
  expect(waysOn(position({ ...moment, hands: sets }))).toEqual([9, 18, 28 + 2 + 18]);
  expect(waysOn(position({ ...moment, hands: run, hadTurns: [] }))).toEqual([7, 14, 28]);
});
