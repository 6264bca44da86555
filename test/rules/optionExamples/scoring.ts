import type { RuleSet } from '#engine';
import { crazyRummy } from '#rules';
import { preset, withOptions } from '../../support/play/deals.ts';
import { playLines } from '../../support/play/playLines.ts';
import { position } from '../../support/play/positions.ts';
import type { ExamplesOf } from './example.ts';
import { afterOut, pointsIn, winnersIn } from './moments.ts';

const oneJoker = preset('one-joker');
const thePress = withOptions(crazyRummy, { scoring: { press: 'on' } });
const twosWild = withOptions(crazyRummy, { wilds: { permanent: ['twos'] } });

/** The points seat 1 pays for these cards when seat 0 goes out. */
const paidFor = (rules: RuleSet, cards: string, deal = 4): number | undefined =>
  pointsIn(afterOut(rules, [cards, '3S'], { deal }))?.[1];

/** The points of cards and deals (R120 to R138). */
export const SCORING_EXAMPLES: ExamplesOf<'scoring'> = {
  'scoring.system': {
    about: 'R120: 7-8-9 laid by seat 0, the ten on it by seat 1; a Queen left with seat 1, an eight with seat 2',
    rules: preset('ace-to-ace'),
    values: ['meldedMinusHand', 'meldedPlusHands'],
    see: (rules) => {
      const moment = {
        wildRank: 4,
        hands: ['KD', 'QC', '8C'],
        melds: ['0 run 7H: 7H 8H 9H TH'],
        drew: 'none',
      } as const;
      const before = position({ rules, ...moment });
      const melds = before.melds.map((meld) => ({ ...meld, owners: [0, 0, 0, 1] }));
      return pointsIn(playLines({ ...before, melds }, '0 discard KD'));
    },
    // 7+8+9, 10-10 and -8; then 24 with the others' Queen and eight, 10, and nothing.
    seen: [
      [24, 0, -8],
      [42, 10, 0],
    ],
  },
  'scoring.best': {
    about: 'R121: the winner with totals of 40, 31 and 23 after the last deal',
    rules: crazyRummy,
    values: ['low', 'high'],
    see: (rules) => winnersIn(afterOut(rules, ['AC', '3S'], { deal: 13, totals: [40, 30, 20] })),
    seen: [[2], [0]],
  },
  'scoring.ace': {
    about: 'R122: an Ace in hand',
    rules: crazyRummy,
    values: [1, 15],
    see: (rules) => paidFor(rules, 'AC'),
    seen: [1, 15],
  },
  'scoring.numbers': {
    about: 'R123: a three, a nine and a ten in hand',
    rules: crazyRummy,
    values: ['face', 'fiveToEight'],
    see: (rules) => paidFor(rules, '3C 9C TC'),
    seen: [3 + 9 + 10, 5 + 10 + 10],
  },
  'scoring.courts': {
    about: 'R125: Jack, Queen and King in hand',
    rules: crazyRummy,
    values: ['ten', 'elevenToThirteen'],
    see: (rules) => paidFor(rules, 'JC QC KC'),
    seen: [10 + 10 + 10, 11 + 12 + 13],
  },
  'scoring.wild': {
    about: 'R126: a wild four and a five in hand',
    rules: crazyRummy,
    values: [25, 15],
    see: (rules) => paidFor(rules, '4C 5C'),
    seen: [25 + 5, 15 + 5],
  },
  'scoring.wildAce': {
    about: 'R127: Aces are wild, and one is left in hand',
    rules: crazyRummy,
    values: [25, 200],
    see: (rules) => paidFor(rules, 'AC', 1),
    seen: [25, 200],
  },
  'scoring.joker': {
    about: 'R128: a Joker in hand',
    rules: oneJoker,
    values: [25, 50],
    see: (rules) => paidFor(rules, 'JK'),
    seen: [25, 50],
  },
  'scoring.permanentTwo': {
    about: 'R129: twos are always wild, and one is left in hand',
    rules: twosWild,
    values: [25, 15],
    see: (rules) => paidFor(rules, '2C'),
    seen: [25, 15],
  },
  'scoring.blackAce': {
    about: 'R168: hands of two black Aces, and of two red ones',
    rules: crazyRummy,
    values: [0, 15],
    see: (rules) => pointsIn(afterOut(rules, ['AC AS', 'AD AH'])),
    seen: [
      [0, 2, 2],
      [0, 30, 2],
    ],
  },
  'scoring.queenOfSpades': {
    about: 'R130: the Queens of spades and of hearts in hand',
    rules: crazyRummy,
    values: [0, 45],
    see: (rules) => paidFor(rules, 'QS QH'),
    seen: [10 + 10, 45 + 10],
  },
  'scoring.outBonus': {
    about: 'R131: seat 0 goes out, the others hold an Ace and a three',
    rules: crazyRummy,
    values: [0, 15],
    see: (rules) => pointsIn(afterOut(rules, ['AC', '3S'])),
    seen: [
      [0, 1, 3],
      [-15, 1, 3],
    ],
  },
  'scoring.doubleRummy': {
    about: 'R133: seat 0 goes out with its whole hand in one turn, the others hold an Ace and a three',
    rules: preset('basic-rummy'),
    values: [false, true],
    see: (rules) => {
      const moment = position({ rules, deal: 1, hands: ['5C 6C 7C KD', 'AC', '3S'] });
      return pointsIn(playLines(moment, '0 meld run 5C: 5C 6C 7C', '0 discard KD'));
    },
    seen: [
      [4, 0, 0],
      [8, 0, 0],
    ],
  },
  'scoring.double7K': {
    about: 'R134: Sevens are wild, an eight is left in hand',
    rules: crazyRummy,
    values: [false, true],
    see: (rules) => paidFor(rules, '8C', 7),
    seen: [8, 16],
  },
  'scoring.press': {
    about: 'R135: the next deal after totals of 100, 120 and 170',
    rules: crazyRummy,
    values: ['off', 'on'],
    see: (rules) => afterOut(rules, ['AC', '3S'], { totals: [100, 119, 167] }).pressed,
    seen: [false, true],
  },
  'scoring.autoPress': {
    about: 'R137: four players have 0, 2, 3 and 6 points after the first deal',
    rules: thePress,
    values: [false, true],
    see: (rules) => afterOut(rules, ['2C', '3S', '6S'], { deal: 1 }).totals,
    seen: [
      [0, 2, 3, 6],
      [0, 2, 3, 53],
    ],
  },
  'scoring.lowAce': {
    about: 'R158: A-2-3 and J-Q-K-A on the table, with Aces of 15 points',
    rules: preset('rummy-500'),
    values: [0, 1],
    see: (rules) => {
      const melds = ['1 run AC: AC 2C 3C', '2 run JD: JD QD KD AD'];
      return pointsIn(playLines(position({ rules, hands: ['KH', '', ''], melds }), '0 discard KH'));
    },
    seen: [
      [0, 15 + 2 + 3, 45],
      [0, 1 + 2 + 3, 45],
    ],
  },
  'scoring.rummyBonus': {
    about: 'R164: seat 0 goes out with its whole hand in one turn, the others hold an Ace and a three',
    rules: crazyRummy,
    values: [0, 10],
    see: (rules) => {
      const moment = position({ rules, deal: 4, hands: ['5C 6C 7C KD', 'AC', '3S'] });
      return pointsIn(playLines(moment, '0 meld run 5C: 5C 6C 7C', '0 discard KD'));
    },
    seen: [
      [0, 1, 3],
      [-10, 1, 3],
    ],
  },
  'scoring.unopened': {
    about: 'R159: seat 0 goes out; seat 1 has laid nothing and holds a five, seat 2 has laid a run and holds a three',
    rules: crazyRummy,
    values: [0, 100],
    see: (rules) => pointsIn(afterOut(rules, ['5C', '3S'], { melds: ['2 run 7H: 7H 8H 9H'] })),
    seen: [
      [0, 5, 3],
      [0, 100, 3],
    ],
  },
};
