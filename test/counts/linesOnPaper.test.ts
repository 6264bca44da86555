import { expect, it } from 'vitest';
import type { GameState } from '#engine';
import { preset } from '../support/play/deals.ts';
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
