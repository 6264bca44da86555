import { dealsIn, type RuleSet } from '#engine';
import { crazyRummy } from '#rules';
import { preset, withOptions } from '../../support/play/deals.ts';
import { melding } from '../../support/play/melding.ts';
import { playLines } from '../../support/play/playLines.ts';
import { position } from '../../support/play/positions.ts';
import type { ExamplesOf } from './example.ts';
import { dealt, printed, upcardAndSize } from './moments.ts';

const turned = withOptions(crazyRummy, { wilds: { source: 'stockCard' } });

/** The cards face up outside the hands: out of play, and on the discard pile. */
function faceUp(rules: RuleSet, secret: number): { outOfPlay: string; pile: string } {
  const { indicator, pile } = dealt(rules, 4, secret).state;
  return { outOfPlay: printed(indicator < 0 ? [] : [indicator]), pile: printed(pile) };
}

/** The wild cards, and the use of the card that shows the wild rank (R26 to R34). */
export const WILD_EXAMPLES: ExamplesOf<'wilds'> = {
  'wilds.source': {
    about: 'R26, R30: in the fourth deal Fours are wild, or the dealer is asked before anybody plays',
    rules: crazyRummy,
    values: ['schedule', 'dealerNames'],
    see: (rules) => {
      const { wildRank, phase, turn } = dealt(rules, 4, 1, 4).state;
      return { wildRank, phase, turn };
    },
    seen: [
      { wildRank: 4, phase: 'play', turn: 1 },
      { wildRank: 0, phase: 'naming', turn: 0 },
    ],
  },
  'wilds.schedule': {
    about: 'R27: the wild rank in the third deal, and the number of deals',
    rules: crazyRummy,
    values: [
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
      [1, 3, 5, 7, 9, 11, 13],
    ],
    see: (rules) => ({ third: dealt(rules, 4, 1, 3).state.wildRank, deals: dealsIn(rules) }),
    seen: [
      { third: 3, deals: 13 },
      { third: 5, deals: 7 },
    ],
  },
  'wilds.jokerDeal': {
    about: 'R28: a player goes out in the thirteenth deal: the game is over, or another deal is to come',
    rules: preset('one-joker'),
    values: [false, true],
    see: (rules) =>
      playLines(
        position({ rules, deal: 13, hands: ['5C 6C 7C 2D', 'AC AD', 'AS 9S'] }),
        '0 meld run 5C: 5C 6C 7C',
        '0 discard 2D',
      ).phase,
    seen: ['over', 'ready'],
  },
  'wilds.permanent': {
    about: 'R31: two Kings and a two, while Fours are wild',
    rules: crazyRummy,
    values: [[], ['twos']],
    see: (rules) => melding(rules, 4).problem('set K: KC KD 2S'),
    seen: ['notAMeld', null],
  },
  'wilds.indicator': {
    about: 'R32: the card that shows the wild rank is out of play, or starts the discard pile',
    rules: turned,
    values: ['outOfPlay', 'startsPile'],
    see: (rules) => faceUp(rules, 2),
    seen: [
      { outOfPlay: '7H', pile: '' },
      { outOfPlay: '', pile: '7H' },
    ],
  },
  'wilds.permanentIndicator': {
    about: 'R33: the dealer’s first card is a wild two: it is buried, or stays and the dealer gets one more',
    rules: withOptions(crazyRummy, { wilds: { source: 'dealerFirstCard', permanent: ['twos'] } }),
    values: ['buried', 'dealerGetsMore'],
    see: (rules) => upcardAndSize(dealt(rules, 4, 5), 0),
    seen: ['8D: 7', '2D 7S: 8'],
  },
  'wilds.aceAllowed': {
    about: 'R34: an Ace turned to show the wild rank makes Aces wild, or is buried and another card turned (§4.89)',
    rules: turned,
    values: [true, false],
    see: (rules) => faceUp(rules, 22),
    seen: [
      { outOfPlay: 'AS', pile: '' },
      { outOfPlay: '8H', pile: '' },
    ],
  },
};
