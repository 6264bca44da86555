import { type RuleSet, viewFor } from '#engine';
import { crazyRummy } from '#rules';
import { preset, withOptions } from '../../support/play/deals.ts';
import { listedLines } from '../../support/play/playLegal.ts';
import { playLines, whyIllegal } from '../../support/play/playLines.ts';
import { position, takenBy } from '../../support/play/positions.ts';
import type { ExamplesOf } from './example.ts';
import { handOf, printed } from './moments.ts';

const others = ['AC AD', 'AS KS'];
const wholePile = withOptions(crazyRummy, { draw: { depth: 'any', pileShown: 'all' } });

/** Seat 0 is to draw; it has melded. */
const toDraw = (rules: RuleSet, hand: string, pile: string) =>
  position({ rules, hands: [hand, ...others], pile, stock: '9S', melded: [0], phase: 'draw' });

/** The draw, its obligations, and the discard (R72 to R84, R99 to R106). */
export const TURN_EXAMPLES: ExamplesOf<'turn'> = {
  'draw.depth': {
    about: 'R72: the two top cards of the pile',
    rules: withOptions(crazyRummy, { draw: { pileShown: 'all' } }),
    values: ['one', 'any'],
    see: (rules) => whyIllegal(toDraw(rules, '5C KD', '2D 9H QS'), '0 draw pile 2'),
    seen: ['topCardOnly', null],
  },
  'draw.gated': {
    about: 'R73: before the first meld, the two top cards of the pile, and the top card to keep',
    rules: wholePile,
    values: [false, true],
    see: (rules) => {
      const before = { ...toDraw(rules, '5C KD', '2D 9H QS'), melded: 0 };
      return [whyIllegal(before, '0 draw pile 2'), whyIllegal(playLines(before, '0 draw pile'), '0 discard KD')];
    },
    seen: [
      [null, null],
      ['topCardOnly', 'mustMeldTaken'],
    ],
  },
  'draw.deepestMustMeld': {
    about: 'R74: the deepest of two cards taken is kept in the hand',
    rules: wholePile,
    values: [false, true],
    see: (rules) => whyIllegal(playLines(toDraw(rules, '5C KD', '2D 9H QS'), '0 draw pile 2'), '0 discard KD'),
    seen: [null, 'mustMeldTaken'],
  },
  'draw.takenFrozen': {
    about: 'R75: a card taken from the pile is melded in the same turn',
    rules: crazyRummy,
    values: [false, true],
    see: (rules) => whyIllegal(playLines(toDraw(rules, '5C 6C KD', '7C'), '0 draw pile'), '0 meld run 5C: 5C 6C 7C'),
    seen: [null, 'frozen'],
  },
  'draw.topMustMeld': {
    about: 'R76: the top card taken is kept in the hand',
    rules: crazyRummy,
    values: [false, true],
    see: (rules) => whyIllegal(playLines(toDraw(rules, '5C 6C KD', '7C'), '0 draw pile'), '0 discard KD'),
    seen: [null, 'mustMeldTaken'],
  },
  'draw.twoNaturals': {
    about: 'R77: a Nine taken from the pile with one Nine in the hand',
    rules: crazyRummy,
    values: ['off', 'always'],
    see: (rules) => whyIllegal(toDraw(rules, '9C 8D 3H', '9H'), '0 draw pile'),
    seen: [null, 'needTwoNaturals'],
  },
  'draw.useOrDiscard': {
    about: 'R78: a card drawn from the stock is kept in the hand',
    rules: withOptions(crazyRummy, { goingOut: { oneCard: false } }),
    values: [false, true],
    see: (rules) => whyIllegal(playLines(toDraw(rules, '5C 6C KD', '7C'), '0 draw stock'), '0 discard KD'),
    seen: [null, 'meldOrDiscardDrawn'],
  },
  'draw.giveBack': {
    about: 'R79: the card just taken from the pile is discarded',
    rules: crazyRummy,
    values: ['yes', 'no'],
    see: (rules) => whyIllegal(playLines(toDraw(rules, '5C 6C KD', '7C'), '0 draw pile'), '0 discard 7C'),
    seen: [null, 'noGivingBack'],
  },
  'draw.outOfTurn': {
    about: 'R80: seat 1 takes the top discard that seat 0 did not take',
    rules: preset('crummy-rummy'),
    values: ['off', 'afterDraw'],
    see: (rules) =>
      whyIllegal(playLines({ ...toDraw(rules, '5C 6C KD', '7C'), melded: 0 }, '0 draw stock'), '1 claim 1'),
    seen: ['notNow', null],
  },
  'draw.takes': {
    about: 'R163: seat 1, who took two cards in this deal, wishes another',
    rules: preset('shanghai-rummy'),
    values: [2, 3],
    see: (rules) => {
      const discarded = { seat: 2, did: 'discard', card: 0 } as const;
      const moves = [...takenBy(1), ...takenBy(1), discarded];
      const moment = { ...toDraw(rules, '5C 6C KD', '7C'), moves };
      return whyIllegal(playLines(moment, '0 draw stock'), '1 claim 1');
    },
    seen: ['notAsked', null],
  },
  'draw.afterMeld': {
    about: 'R166: the top of the pile, for a player who has melded in the deal',
    rules: crazyRummy,
    values: ['open', 'closed'],
    see: (rules) => whyIllegal(toDraw(rules, '5C 6C KD', '7C'), '0 draw pile'),
    seen: [null, 'pileClosed'],
  },
  'draw.pileShown': {
    about: 'R84: what a player sees of a pile of three cards',
    rules: crazyRummy,
    values: ['top', 'all'],
    see: (rules) => printed(viewFor(toDraw(rules, '5C KD', '2D 9H QS'), 1).pile),
    seen: ['QS', '2D 9H QS'],
  },
  'goingOut.discardTakeBack': {
    about: 'R100: a discard is taken back before the next player has drawn',
    rules: crazyRummy,
    values: [false, true],
    see: (rules) => whyIllegal(playLines(handOf(rules, '8C 9C KD'), '0 discard KD'), '0 recall'),
    seen: ['notNow', null],
  },
  'goingOut.oneCard': {
    about: 'R104: a turn begins with one card in hand',
    rules: crazyRummy,
    values: [true, false],
    see: (rules) => listedLines(handOf(rules, 'KD', { phase: 'draw', pile: 'QD' })),
    seen: [['0 draw stock'], ['0 draw stock', '0 draw pile']],
  },
};
