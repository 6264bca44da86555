import { parseCards } from '#engine';
import { PRESETS } from '#rules';
import { handOf, meldsOf, meldsOfSeats, tableOf } from '../../stage/tables.ts';
import type { Situation } from '../situation.ts';

const FULL = [13, 4, 13, 4, 13, 4, 13, 4, 13, 4, 12, 4, 3];

/** Tables with more on them than usual. */
export const CROWDED: Readonly<Record<string, Situation>> = {
  'twelve-melds': {
    shows: 'twelve melds and six seats',
    at: tableOf({ seats: 6, hand: handOf(8), melds: meldsOf([3, 4, 3, 4, 5, 3, 6, 4, 3, 3, 4, 3]) }),
  },
  'all-cards': {
    shows: 'all 104 cards of two packs in melds',
    at: tableOf({ seats: 4, hand: handOf(8), melds: meldsOf(FULL) }),
  },
  'hand-of-14': {
    shows: 'fourteen cards in the hand',
    at: tableOf({ seats: 4, hand: handOf(14), melds: meldsOf([3, 4, 3]) }),
  },
  'hand-of-25': {
    shows: 'twenty-five cards in the hand',
    at: tableOf({ seats: 3, hand: handOf(25), melds: meldsOf([3, 4, 3]) }),
  },
  'two-seats': { shows: 'two players', at: tableOf({ seats: 2, hand: handOf(8), melds: meldsOf([3, 4]) }) },
  'eight-seats': {
    shows: 'eight players',
    at: tableOf({ seats: 8, hand: handOf(8), melds: meldsOf([3, 4, 5, 3, 4]) }),
  },
  'melds-of-players': {
    shows: 'melds that count for who laid them, a pile that may be taken deep',
    at: tableOf({
      rules: PRESETS['ace-to-ace']!,
      seats: 4,
      hand: handOf(11),
      melds: meldsOfSeats([3, 4, 3, 5, 3, 4, 3], 4),
      pile: parseCards('4D QD 7S 2H KC 9D 3C JS 6H'),
    }),
  },
};
