import type { RuleSet } from '#engine';
import { crazyRummy } from '#rules';
import { preset } from '../../support/play/deals.ts';
import { playLines, whyIllegal } from '../../support/play/playLines.ts';
import { type Position, position } from '../../support/play/positions.ts';
import type { ExamplesOf } from './example.ts';

/** Fours are wild. Seat 0 has melded and holds the cards for which two Fours of seat 1 stand. */
const twoClaims = (rules: RuleSet, more: Partial<Position> = {}) =>
  position({
    rules,
    hands: ['9H 6D KC 3D', 'AC AD', 'AS KS'],
    melds: ['1 run 8H: 8H 4S TH', '1 run 5D: 5D 4H 7D'],
    melded: [0],
    ...more,
  });

/** Swaps for wilds (R85 to R92, R153). */
export const SWAP_EXAMPLES: ExamplesOf<'swaps'> = {
  'swap.to': {
    about: 'R88: a swapped wild is kept in hand',
    rules: crazyRummy,
    values: ['free', 'thisTurn'],
    see: (rules) => whyIllegal(playLines(twoClaims(rules), '0 swap 9H for 4S in 0'), '0 discard KC'),
    seen: [null, 'reuseWild'],
  },
  'swap.needsMeld': {
    about: 'R86: a swap by a player who has not melded',
    rules: crazyRummy,
    values: [true, false],
    see: (rules) => whyIllegal(twoClaims(rules, { melded: [] }), '0 swap 9H for 4S in 0'),
    seen: ['meldFirst', null],
  },
  'swap.which': {
    about: 'R89: a swap for a wild that is not a Joker',
    rules: preset('one-joker'),
    values: ['all', 'jokers'],
    see: (rules) => whyIllegal(twoClaims(rules), '0 swap 9H for 4S in 0'),
    seen: [null, 'wildStays'],
  },
  'swap.allWildLocked': {
    about: 'R92: Nines wild, a swap from a set laid with wilds only',
    rules: crazyRummy,
    values: [false, true],
    see: (rules) => {
      const moment = position({ rules, deal: 9, hands: ['9C 9D 9H 6S 3D', 'AC AD', 'AS KS'] });
      return whyIllegal(playLines(moment, '0 meld set 6: 9C 9D 9H'), '0 swap 6S for 9C in 0');
    },
    seen: [null, 'locked'],
  },
  'swap.perTurn': {
    about: 'R153: a second swap in one turn',
    rules: crazyRummy,
    values: [0, 1],
    see: (rules) => whyIllegal(playLines(twoClaims(rules), '0 swap 9H for 4S in 0'), '0 swap 6D for 4H in 1'),
    seen: [null, 'oneSwapATurn'],
  },
  'swap.sets': {
    about: 'R156: one of the two missing Queens for a wild in a set',
    rules: crazyRummy,
    values: ['one', 'all'],
    see: (rules) => {
      const hands = ['QH QS KC 3D', 'AC AD', 'AS KS'];
      const moment = position({ rules, hands, melds: ['1 set Q: QC QD 4S'], melded: [0] });
      return whyIllegal(moment, '0 swap QH for 4S in 0');
    },
    seen: [null, 'setNotComplete'],
  },
};
