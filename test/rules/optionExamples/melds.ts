import { crazyRummy } from '#rules';
import { preset, withOptions } from '../../support/play/deals.ts';
import { melding } from '../../support/play/melding.ts';
import { playLines, whyIllegal } from '../../support/play/playLines.ts';
import { position } from '../../support/play/positions.ts';
import type { ExamplesOf } from './example.ts';

const twoPacks = withOptions(crazyRummy, { pack: { packs: 'two' } });
const twins = withOptions(twoPacks, { melds: { duplicates: true } });
const oneWild = withOptions(crazyRummy, { melds: { wildLimit: 'one' } });
const others = ['AC AD', 'AS KS'];
const threeKings = ['KC KD KH 2C 4D', ...others];
const run = { hands: ['5C 6C 7C KD 2D', ...others] };

/** The definition of a meld, and when new ones may be laid (R36 to R57, R62). */
export const MELD_EXAMPLES: ExamplesOf<'melds'> = {
  'melds.kinds': {
    about: 'R36: a run where only sets are melds',
    rules: crazyRummy,
    values: ['both', 'sets'],
    see: (rules) => melding(rules, 4).problem('run 5H: 5H 6H 7H'),
    seen: [null, 'notAMeld'],
  },
  'melds.setMax': {
    about: 'R38: a fifth Queen from the second pack',
    rules: twins,
    values: [4, 8],
    see: (rules) => melding(rules, 4).problem('set Q: QC QD QH QS QC.2'),
    seen: ['setFull', null],
  },
  'melds.duplicates': {
    about: 'E22, R39: the Queens of spades of both packs in one set',
    rules: twoPacks,
    values: [false, true],
    see: (rules) => melding(rules, 4).problem('set Q: QS QS.2 QD'),
    seen: ['notAMeld', null],
  },
  'melds.overflow': {
    about: 'R40: a wild Four joins all eight Queens of two packs (§4.82)',
    rules: withOptions(twins, { melds: { setMax: 0 } }),
    values: [false, true],
    see: (rules) => melding(rules, 4).joins('4C', 'set Q: QC QD QH QS QC.2 QD.2 QH.2 QS.2'),
    seen: ['full', 'yes'],
  },
  'melds.runMin': {
    about: 'E30, R41: three cards in a row',
    rules: crazyRummy,
    values: [3, 4],
    see: (rules) => melding(rules, 4).problem('run 9D: 9D TD JD'),
    seen: [null, 'notAMeld'],
  },
  'melds.runAce': {
    about: 'E3, E23, R43: Queen, King, Ace',
    rules: crazyRummy,
    values: ['low', 'lowOrHigh'],
    see: (rules) => melding(rules, 4).problem('run QH: QH KH AH'),
    seen: ['notAMeld', null],
  },
  'melds.wildLimit': {
    about: 'R45: two wild Nines and one natural',
    rules: crazyRummy,
    values: ['none', 'atMostNaturals'],
    see: (rules) => melding(rules, 9).problem('run 4H: 4H 9C 9D'),
    seen: [null, 'tooManyWilds'],
  },
  'melds.splitLong': {
    about: 'D13, R46: Nines wild, W-3-4-W-6-7 read as W-3-4 and W-6-7',
    rules: oneWild,
    values: [false, true],
    see: (rules) => melding(rules, 9).problem('run 2H: 9C 3H 4H 9D 6H 7H'),
    seen: ['tooManyWilds', null],
  },
  'melds.ownPlace': {
    about: 'E27, R48: with one wild a meld and Sixes wild, another Six joins 6-7-8',
    rules: oneWild,
    values: ['natural', 'wild'],
    see: (rules) => melding(rules, 6).joins('6C', 'run 6H: 6H 7H 8H', 'high'),
    seen: ['yes', 'tooManyWilds'],
  },
  'melds.allWild': {
    about: 'R49: a King joins three wild Nines that are Kings',
    rules: crazyRummy,
    values: ['ordinary', 'special'],
    see: (rules) => melding(rules, 9).joins('KS', 'set K: 9C 9D 9H'),
    seen: ['yes', 'onlyWilds'],
  },
  'melds.setWild': {
    about: 'R52: Twos wild, the readings of two Kings and a two',
    rules: crazyRummy,
    values: ['anyMissing', 'named'],
    see: (rules) => melding(rules, 2).readings('KC KD 2S'),
    seen: [['set K: KC KD 2S'], ['set K CDH: KC KD 2S', 'set K CDS: KC KD 2S']],
  },
  'play.when': {
    about: 'R54: a meld shown before a player goes Rummy',
    rules: crazyRummy,
    values: ['duringTurns', 'goingOutOnly'],
    see: (rules) => whyIllegal(position({ ...run, rules }), '0 meld run 5C: 5C 6C 7C'),
    seen: [null, 'meldsNotYet'],
  },
  'play.firstTurn': {
    about: 'R55: the first player melds on the very first turn',
    rules: crazyRummy,
    values: [true, false],
    see: (rules) => whyIllegal(position({ ...run, rules, drew: 'none', hadTurns: [] }), '0 meld run 5C: 5C 6C 7C'),
    seen: [null, 'meldsNotYet'],
  },
  'play.firstRound': {
    about: 'R56: the last player melds before play is back at the first',
    rules: crazyRummy,
    values: [true, false],
    see: (rules) => whyIllegal(position({ ...run, rules, hadTurns: [1, 2] }), '0 meld run 5C: 5C 6C 7C'),
    seen: [null, 'meldsNotYet'],
  },
  'play.meldsPerTurn': {
    about: 'R57: a second new meld in one turn',
    rules: crazyRummy,
    values: [0, 1],
    see: (rules) => {
      const moment = position({ rules, hands: ['5C 6C 7C 9S TS JS KD', ...others] });
      return whyIllegal(playLines(moment, '0 meld run 5C: 5C 6C 7C'), '0 meld run 9S: 9S TS JS');
    },
    seen: [null, 'oneMeldATurn'],
  },
  'play.firstMeld': {
    about: 'R154: ending the first turn with three Kings on the table, which are 30 points',
    rules: preset('kaluki'),
    values: [30, 40],
    see: (rules) =>
      whyIllegal(playLines(position({ rules, hands: threeKings }), '0 meld set K: KC KD KH'), '0 discard 2C'),
    seen: [null, 'openingTooLow'],
  },
  'play.firstRun': {
    about: 'R155: an opening of 30 points whose only run has a Joker',
    rules: withOptions(preset('rami'), { play: { firstMeld: 30 } }),
    values: [false, true],
    see: (rules) => {
      const moment = position({ rules, hands: ['QD KD JK 2C 4D', ...others] });
      return whyIllegal(playLines(moment, '0 meld run QD: QD KD JK'), '0 discard 2C');
    },
    seen: [null, 'openingNeedsRun'],
  },
  'play.contract': {
    about: 'R62: one set laid alone where the round asks for two',
    rules: preset('crummy-rummy'),
    values: ['off', 'sevenRounds'],
    see: (rules) => {
      const moment = position({ rules, deal: 1, hands: ['5C 5D 5H 9C KD', 'QC QD'] });
      return whyIllegal(moment, '0 meld set 5: 5C 5D 5H');
    },
    seen: [null, 'contractFirst'],
  },
  'play.contractExact': {
    about: 'R160: a set of four where the contract asks for three',
    rules: preset('liverpool-rummy'),
    values: [false, true],
    see: (rules) => {
      const moment = position({ rules, deal: 1, hands: ['5C 5D 5H 5S 9C 9D 9H KD', ...others] });
      return whyIllegal(moment, '0 contract | set 5: 5C 5D 5H 5S | set 9: 9C 9D 9H');
    },
    seen: [null, 'wrongContract'],
  },
  'play.contractAlike': {
    about: 'R161: two runs of spades with a card between them',
    rules: preset('liverpool-rummy'),
    values: ['differ', 'apart'],
    see: (rules) => {
      const moment = position({ rules, deal: 3, hands: ['4S 5S 6S 7S 9S TS JS QS KD', ...others] });
      return whyIllegal(moment, '0 contract | run 4S: 4S 5S 6S 7S | run 9S: 9S TS JS QS');
    },
    seen: ['wrongContract', null],
  },
  'play.meldTurns': {
    about: 'R169: a set before the draw, and after it',
    rules: withOptions(crazyRummy, { deal: { extra: 'nobody' }, goingOut: { discard: 'forbidden', oneCard: false } }),
    values: ['afterDraw', 'insteadOfDraw'],
    see: (rules) => {
      const moment = position({ rules, deal: 1, phase: 'draw', hands: ['5C 5D 5H KD', ...others] });
      const set = '0 meld set 5: 5C 5D 5H';
      return [whyIllegal(moment, set), whyIllegal(playLines(moment, '0 draw stock'), set)];
    },
    seen: [
      ['notNow', null],
      [null, 'notNow'],
    ],
  },
  'play.newAfterContract': {
    about: 'R165: a set after the contract',
    rules: preset('liverpool-rummy'),
    values: [false, true],
    see: (rules) => {
      const moment = position({ rules, deal: 1, hands: ['5C 5D 5H KD', ...others], melded: [0] });
      return whyIllegal(moment, '0 meld set 5: 5C 5D 5H');
    },
    seen: ['noNewMelds', null],
  },
};
