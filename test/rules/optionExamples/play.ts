import { crazyRummy, rulesProblems } from '#rules';
import { preset } from '../../support/play/deals.ts';
import { playLines, refused } from '../../support/play/playLines.ts';
import { position } from '../../support/play/positions.ts';
import type { ExamplesOf } from './example.ts';

const others = ['AC AD', 'AS KS'];
const run = { hands: ['5C 6C 7C KD 2D', ...others] };

/** What may be played when (R54 to R68). */
export const PLAY: ExamplesOf<'play'> = {
  'play.when': {
    about: 'R54: a meld shown before anybody goes Rummy',
    rules: crazyRummy,
    values: ['duringTurns', 'goingOutOnly'],
    see: (rules) => refused(position({ ...run, rules }), '0 meld run 5C: 5C 6C 7C'),
    seen: [null, 'meldsNotYet'],
  },
  'play.firstTurn': {
    about: 'R55: the first player melds on the very first turn',
    rules: crazyRummy,
    values: [true, false],
    see: (rules) => refused(position({ ...run, rules, drew: 'none', hadTurns: [] }), '0 meld run 5C: 5C 6C 7C'),
    seen: [null, 'meldsNotYet'],
  },
  'play.firstRound': {
    about: 'R56: the last player melds before play is back at the first',
    rules: crazyRummy,
    values: [true, false],
    see: (rules) => refused(position({ ...run, rules, hadTurns: [1, 2] }), '0 meld run 5C: 5C 6C 7C'),
    seen: [null, 'meldsNotYet'],
  },
  'play.meldsPerTurn': {
    about: 'R57: a second new meld in one turn',
    rules: crazyRummy,
    values: [0, 1],
    see: (rules) => {
      const moment = position({ rules, hands: ['5C 6C 7C 9S TS JS KD', ...others] });
      return refused(playLines(moment, '0 meld run 5C: 5C 6C 7C'), '0 meld run 9S: 9S TS JS');
    },
    seen: [null, 'oneMeldATurn'],
  },
  'play.layOffNeedsMeld': {
    about: 'R58, R59: a lay-off by a player who has not melded',
    rules: crazyRummy,
    values: [true, false],
    see: (rules) => {
      const moment = position({ rules, hands: ['8H KD 2D', ...others], melds: ['1 run 5H: 5H 6H 7H'] });
      return refused(moment, '0 layoff 8H 0 high');
    },
    seen: ['meldFirst', null],
  },
  'play.layOffOthers': {
    about: 'R60: a lay-off on another player’s meld',
    rules: crazyRummy,
    values: [true, false],
    see: (rules) => {
      const moment = { rules, hands: ['8H KD 2D', ...others], melds: ['1 run 5H: 5H 6H 7H'], melded: [0] };
      return refused(position(moment), '0 layoff 8H 0 high');
    },
    seen: [null, 'notYourMeld'],
  },
  'play.contract': {
    about: 'R62: one set laid alone where the round asks for two',
    rules: preset('crummy-rummy'),
    values: ['off', 'sevenRounds'],
    see: (rules) => {
      const moment = position({ rules, deal: 1, hands: ['5C 5D 5H 9C KD', 'QC QD'] });
      return refused(moment, '0 meld set 5: 5C 5D 5H');
    },
    seen: [null, 'contractFirst'],
  },
  'play.owner': {
    about: '4.100, R68: cards on the table that belong to nobody cannot count for who played them',
    rules: preset('ace-to-ace'),
    values: ['common', 'player'],
    see: (rules) => rulesProblems(rules).map(({ code }) => code),
    seen: [['whoseMelds'], []],
  },
};
