import type { GameState, RuleSet } from '#engine';
import { crazyRummy, rulesProblems } from '#rules';
import { preset } from '../../support/play/deals.ts';
import { playLines, whyIllegal } from '../../support/play/playLines.ts';
import { position } from '../../support/play/positions.ts';
import type { ExamplesOf } from './example.ts';
import { turnIn } from './moments.ts';

const others = ['AC AD', 'AS KS'];
const fiveThousand = preset('five-thousand-rummy');

/** Seat 0 of four discards a ten that fits a run of hearts. */
const tenDiscarded = (rules: RuleSet, pile = 'QD', discard = 'TH'): GameState =>
  playLines(
    position({
      rules,
      deal: 1,
      wildRank: 13,
      hands: [`2C ${discard} 3C`, '2D 4D', '2S 4S', 'JC JS'],
      melds: ['0 run 7H: 7H 8H 9H'],
      pile,
    }),
    `0 discard ${discard}`,
  );

/** Adding cards to melds, in turn or by a call (R58 to R68, R113, R151). */
export const LAY_OFF_EXAMPLES: ExamplesOf<'layingOff'> = {
  'play.layOffNeedsMeld': {
    about: 'R58, R59: a lay-off by a player who has not melded',
    rules: crazyRummy,
    values: [true, false],
    see: (rules) => {
      const moment = position({ rules, hands: ['8H KD 2D', ...others], melds: ['1 run 5H: 5H 6H 7H'] });
      return whyIllegal(moment, '0 layoff 8H 0 high');
    },
    seen: ['meldFirst', null],
  },
  'play.layOffFrom': {
    about: 'R162: a lay-off in the turn of the first meld',
    rules: crazyRummy,
    values: ['sameTurn', 'nextTurn'],
    see: (rules) => {
      const hands = ['5C 6C 7C 8H KD 2D', ...others];
      const moment = position({ rules, hands, melds: ['1 run 5H: 5H 6H 7H'] });
      return whyIllegal(playLines(moment, '0 meld run 5C: 5C 6C 7C'), '0 layoff 8H 0 high');
    },
    seen: [null, 'notThisTurn'],
  },
  'play.layOffOthers': {
    about: 'R60: a lay-off on another player’s meld',
    rules: crazyRummy,
    values: [true, false],
    see: (rules) => {
      const moment = { rules, hands: ['8H KD 2D', ...others], melds: ['1 run 5H: 5H 6H 7H'], melded: [0] };
      return whyIllegal(position(moment), '0 layoff 8H 0 high');
    },
    seen: [null, 'notYourMeld'],
  },
  'play.owner': {
    about: '§4.100, R68: cards on the table that belong to nobody cannot score for their player',
    rules: preset('ace-to-ace'),
    values: ['common', 'player'],
    see: (rules) => rulesProblems(rules).map(({ code }) => code),
    seen: [['whoseMelds'], []],
  },
  'goingOut.callRummy': {
    about: 'R113: the seats asked about a discarded ten that fits 7-8-9',
    rules: fiveThousand,
    values: ['off', 'top'],
    see: (rules) => tenDiscarded(rules).window?.seats ?? 'nobody',
    seen: ['nobody', [2, 3]],
  },
  'goingOut.callEffect': {
    about: 'R151: the turn after seat 2 has called and laid the card',
    rules: fiveThousand,
    values: ['wholeTurn', 'cardOnly'],
    see: (rules) => turnIn(playLines(tenDiscarded(rules), '2 claim 1 layoff TH 0 high')),
    seen: [
      ['play', 2],
      ['draw', 1],
    ],
  },
};
