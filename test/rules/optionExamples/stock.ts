import { type GameState, printCards, type RuleSet } from '#engine';
import { crazyRummy } from '#rules';
import { preset, withOptions } from '../../support/play/deals.ts';
import { secretOf } from '../../support/play/playGame.ts';
import { playLines } from '../../support/play/playLines.ts';
import { position } from '../../support/play/positions.ts';
import type { ExamplesOf } from './example.ts';
import { handOf, pointsIn, turnIn } from './moments.ts';

const basicRummy = preset('basic-rummy');
const fiveThousand = preset('five-thousand-rummy');
const reshuffled = withOptions(crazyRummy, { stock: { end: 'reshuffle' } });

/** Seat 0 has drawn the last stock card, the nine. The cards that nobody holds are in the pile, a Jack on top. */
const lastDrawn = (rules: RuleSet, reshuffles = 0): GameState => {
  const also = { reshuffles, chance: { secret: secretOf(1), shares: [] } };
  const table = { hands: ['3C 5D', '5C 6D', '7C 2H'], stock: '9S', pile: 'JH', rest: 'pile', phase: 'draw' } as const;
  return playLines(position({ rules, ...table, also }), '0 draw stock');
};

/** All sets of four from the twos to the Queens, on the table. */
const ALL_SETS = [...'23456789TJQ'].map((rank) => `0 set ${rank}: ${rank}C ${rank}D ${rank}H ${rank}S`);

/** The empty stock (R115 to R119). */
export const STOCK_EXAMPLES: ExamplesOf<'stock'> = {
  'stock.end': {
    about: 'R115: the drawer of the last card of the stock discards',
    rules: crazyRummy,
    values: ['afterTurn', 'reshuffle'],
    see: (rules) => turnIn(playLines(lastDrawn(rules), '0 discard 9S')),
    seen: [
      ['ready', -1],
      ['draw', 1],
    ],
  },
  'stock.reshuffles': {
    about: 'R116: the stock runs out a second time, with 45 cards in the pile',
    rules: reshuffled,
    values: [0, 1],
    see: (rules) => lastDrawn(rules, 1).stock.length,
    seen: [45, 0],
  },
  'stock.keepTop': {
    about: 'R117: the discard pile after a reshuffle',
    rules: reshuffled,
    values: [false, true],
    see: (rules) => printCards(lastDrawn(rules).pile),
    seen: ['', 'JH'],
  },
  'stock.score': {
    about: 'R118: the stock has run out on a nine, a five and a Jack; seat 1 has laid 5-6-7',
    rules: withOptions(fiveThousand, { stock: { end: 'afterTurn' } }),
    values: ['melded', 'meldedMinusHand'],
    see: (rules) => {
      const table = { wildRank: 4, hands: ['9S KD', '5D', 'JC'], melds: ['1 run 5H: 5H 6H 7H'], rest: 'pile' } as const;
      return pointsIn(playLines(position({ rules, ...table }), '0 discard KD'));
    },
    // A card up to nine counts 5, a Jack 10.
    seen: [
      [0, 15, 0],
      [-5, 10, -10],
    ],
  },
  'stock.stalemate': {
    about: 'R119: all hold one card, and every set on the table is full',
    rules: basicRummy,
    values: [false, true],
    see: (rules) =>
      turnIn(playLines(handOf(rules, 'AC KC', { hands: ['AC KC', 'AD', 'KD'], melds: ALL_SETS }), '0 discard KC')),
    seen: [
      ['draw', 1],
      ['ready', -1],
    ],
  },
};
