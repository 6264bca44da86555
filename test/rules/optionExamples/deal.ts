import { cardsOf, type RuleSet, randomFrom, shuffle } from '#engine';
import { crazyRummy } from '#rules';
import { preset, sizes, withOptions } from '../../support/play/deals.ts';
import { secretOf } from '../../support/play/playGame.ts';
import type { ExamplesOf } from './example.ts';
import { dealt, printed, upcardAndSize } from './moments.ts';

const fiveThousand = preset('five-thousand-rummy');
const twosWild = withOptions(fiveThousand, { wilds: { permanent: ['twos'] } });

/** The hand of seat 1, the first one dealt, where the first card shows its size. */
const firstHand = (secret: number) => (rules: RuleSet) => upcardAndSize(dealt(rules, 4, secret), 1);

/** The indexes, from 0, of the shuffled cards that seat 1 of four got. */
function placesOfSeat1(rules: RuleSet): number[] {
  const next = shuffle(randomFrom(secretOf(1), [], 'deal'), cardsOf(rules, 4)).reverse();
  const hand = dealt(rules, 4, 1).state.hands[1] ?? [];
  return hand.map((card) => next.indexOf(card)).sort((a, b) => a - b);
}

/** The number and order of the cards dealt, and the cards turned up (R11 to R25). */
export const DEAL_EXAMPLES: ExamplesOf<'deal'> = {
  'table.firstPlayer': {
    about: 'R11: the player who plays first and gets the extra card when seat 0 has dealt (§4.96)',
    rules: crazyRummy,
    values: ['afterDealer', 'dealer'],
    see: (rules) => {
      const { turn, hands } = dealt(rules, 4, 1).state;
      return { turn, cards: hands.map(({ length }) => length) };
    },
    seen: [
      { turn: 1, cards: [7, 8, 7, 7] },
      { turn: 0, cards: [8, 7, 7, 7] },
    ],
  },
  'deal.size': {
    about: 'R14: the third deal',
    rules: withOptions(preset('crazy-rummy-7'), { table: { maxPlayers: 3 } }),
    values: ['fixed', 'byRound'],
    see: (rules) => sizes(dealt(rules, 3, 1, 3).state),
    seen: [
      [7, 8, 7],
      [9, 10, 9],
    ],
  },
  'deal.cards': {
    about: 'R12: seven or ten cards each, and one more for the first player',
    rules: withOptions(crazyRummy, { table: { maxPlayers: 4 } }),
    values: [7, 10],
    see: (rules) => sizes(dealt(rules, 4, 1).state),
    seen: [
      [7, 8, 7, 7],
      [10, 11, 10, 10],
    ],
  },
  'deal.cardsIfFew': {
    about: 'R13: ten cards each for three players, the extra card being the eleventh (§4.20)',
    rules: crazyRummy,
    values: [0, 10],
    see: (rules) => sizes(dealt(rules, 3, 1).state),
    seen: [
      [7, 8, 7],
      [10, 11, 10],
    ],
  },
  'deal.fewPlayers': {
    about: 'R13: whether three players are few',
    rules: withOptions(crazyRummy, { deal: { cardsIfFew: 10 } }),
    values: [3, 2],
    see: (rules) => sizes(dealt(rules, 3, 1).state),
    seen: [
      [10, 11, 10],
      [7, 8, 7],
    ],
  },
  'deal.upcardMeaning': {
    about: 'R16: an upcard that counts the cards that follow, or all',
    rules: fiveThousand,
    values: ['additional', 'total'],
    see: firstHand(15),
    seen: ['7H: 8', '7H: 7'],
  },
  'deal.upcardCourts': {
    about: 'R17: a Queen as upcard gives ten more cards, or twelve',
    rules: fiveThousand,
    values: ['ten', 'elevenToThirteen'],
    see: firstHand(1),
    seen: ['QD: 11', 'QD: 13'],
  },
  'deal.upcardAce': {
    about: 'R18: an Ace as upcard gives eleven more cards, or fifteen',
    rules: fiveThousand,
    values: [11, 15],
    see: firstHand(9),
    seen: ['AH: 12', 'AH: 16'],
  },
  'deal.upcardPermanentWild': {
    about: 'R19: a wild two as upcard is buried and another card turned, or gives fifteen more cards',
    rules: twosWild,
    values: ['buried', '15'],
    see: firstHand(12),
    seen: ['7S: 8', '2C: 16'],
  },
  'deal.burySmallUpcards': {
    about: 'R20: a three as upcard gives three more cards, or is buried and another card turned',
    rules: fiveThousand,
    values: [false, true],
    see: firstHand(35),
    seen: ['3C: 4', '6D: 7'],
  },
  'deal.order': {
    about: 'R21: the shuffled cards that the first player gets, the extra one last',
    rules: crazyRummy,
    values: ['cards', 'hands'],
    see: placesOfSeat1,
    seen: [
      [0, 4, 8, 12, 16, 20, 24, 28],
      [0, 1, 2, 3, 4, 5, 6, 28],
    ],
  },
  'deal.extra': {
    about: 'R22, R23: an extra card that stands for the first draw, or none and a draw (§4.1)',
    rules: crazyRummy,
    values: ['firstPlayer', 'nobody'],
    see: (rules) => {
      const { state } = dealt(rules, 4, 1);
      return { cards: sizes(state), first: state.phase };
    },
    seen: [
      { cards: [7, 8, 7, 7], first: 'play' },
      { cards: [7, 7, 7, 7], first: 'draw' },
    ],
  },
  'deal.pileUpcard': {
    about: 'R25: with Aces wild, an Ace turned for the discard pile stays or is replaced',
    rules: crazyRummy,
    values: ['kept', 'replacedIfWild'],
    see: (rules) => printed(dealt(rules, 4, 22).state.pile),
    seen: ['AS', '8H'],
  },
};
