import type { GameState, RuleSet } from '#engine';
import { crazyRummy } from '#rules';
import { preset, withOptions } from '../../support/play/deals.ts';
import { listedLines } from '../../support/play/playLegal.ts';
import { playLines, whyIllegal } from '../../support/play/playLines.ts';
import { position } from '../../support/play/positions.ts';
import type { ExamplesOf } from './example.ts';
import { afterOut, handOf, pointsIn, turnIn } from './moments.ts';

const basicRummy = preset('basic-rummy');
const thanasis = preset('thanasis');
const fiveThousand = preset('five-thousand-rummy');

/** Seat 0 has one card left, and it fits the run on the table. */
const oneLeft = (rules: RuleSet, wildRank: number): GameState =>
  playLines(handOf(rules, '8C 9C', { wildRank, melds: ['0 run 5C: 5C 6C 7C'] }), '0 layoff 8C 0 high');

/** Seat 0 plays its first turn, and can go out at once. */
const firstTurn = (rules: RuleSet): GameState =>
  playLines(handOf(rules, '5C 6C 7C KD', { drew: 'none', hadTurns: [] }), '0 meld run 5C: 5C 6C 7C');

/** Ten cards that are all in melds, and an eleventh to discard; seat 1 holds a set of Queens. */
const toGoRummy = (rules: RuleSet): GameState =>
  position({
    rules,
    deal: 1,
    wildRank: 13,
    hands: ['4S 5S 6S 7S 9C 9D 9H JC JD JH 2C', 'QH QC QS', 'AC', '3C'],
  });

const RUMMY = '0 rummy 2C | run 4S: 4S 5S 6S 7S | set 9: 9C 9D 9H | set J: JC JD JH';

/** How a player ends a deal (R95 to R112). */
export const GOING_OUT_EXAMPLES: ExamplesOf<'goingOut'> = {
  'goingOut.discard': {
    about: 'R96: one card is left, and fits a run',
    rules: basicRummy,
    values: ['required', 'optional'],
    see: (rules) => listedLines(oneLeft(rules, 0)),
    seen: [
      ['0 discard 9C', '0 takeback'],
      ['0 layoff 9C 0 high', '0 discard 9C', '0 takeback'],
    ],
  },
  'goingOut.wildDiscard': {
    about: 'R167: a four is discarded while fours are wild, from a hand with a King and without',
    rules: crazyRummy,
    values: [true, false],
    see: (rules) => [
      whyIllegal(handOf(rules, '4H KD 9C'), '0 discard 4H'),
      whyIllegal(handOf(rules, '4H 4D'), '0 discard 4H'),
    ],
    seen: [
      [null, null],
      ['wildNotDiscarded', null],
    ],
  },
  'goingOut.unplayable': {
    about: 'R97: a last card that would fit a run is discarded',
    rules: fiveThousand,
    values: [false, true],
    see: (rules) => whyIllegal(oneLeft(rules, 4), '0 discard 9C'),
    seen: [null, 'lastCardPlayable'],
  },
  'goingOut.float': {
    about: 'R101: the last card fits a run; laid there it leaves nothing to discard',
    rules: withOptions(fiveThousand, { goingOut: { unplayable: false } }),
    values: ['off', 'on'],
    see: (rules) => listedLines(oneLeft(rules, 4)),
    seen: [
      ['0 discard 9C', '0 takeback'],
      ['0 layoff 9C 0 high', '0 discard 9C', '0 takeback'],
    ],
  },
  'goingOut.firstTurn': {
    about: 'R107: the last card is discarded on the first turn',
    rules: crazyRummy,
    values: [true, false],
    see: (rules) => whyIllegal(firstTurn(rules), '0 discard KD'),
    seen: [null, 'notOutYet'],
  },
  'goingOut.relief': {
    about: 'R108: a player went out on the first turn, before the others had one',
    rules: crazyRummy,
    values: ['nothing', 'meld'],
    see: (rules) => turnIn(playLines(firstTurn(rules), '0 discard KD')),
    seen: [
      ['ready', -1],
      ['play', 1],
    ],
  },
  'goingOut.upFor2': {
    about: 'R110: a two is all that is left after the discard',
    rules: crazyRummy,
    values: [false, true],
    see: (rules) => listedLines(handOf(rules, '2H KD', { drew: 'none' })),
    seen: [
      ['0 discard KD', '0 discard 2H'],
      ['0 discard KD', '0 discard 2H', '0 up KD'],
    ],
  },
  'goingOut.rummyOnly': {
    about: 'R111: the whole hand is shown as melds',
    rules: withOptions(thanasis, { goingOut: { othersMeldAfter: false } }),
    values: [false, true],
    see: (rules) => whyIllegal(toGoRummy(rules), RUMMY),
    seen: ['notNow', null],
  },
  'goingOut.othersMeldAfter': {
    about: 'R112: three Queens in another hand when a player goes Rummy; an Ace and a three in the others',
    rules: thanasis,
    values: [false, true],
    see: (rules) => pointsIn(playLines(toGoRummy(rules), RUMMY)),
    seen: [
      [34, 0, 0, 0],
      [4, 0, 0, 0],
    ],
  },
  'goingOut.lastTurns': {
    about: 'R157: a player goes out, and all have had turns',
    rules: crazyRummy,
    values: [false, true],
    see: (rules) => turnIn(afterOut(rules, ['JC QC', 'JS QS'])),
    seen: [
      ['ready', -1],
      ['draw', 1],
    ],
  },
};
