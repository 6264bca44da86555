import type { RuleSet } from '#engine';
import { asksPoints, hasCalls, hasContract, meldsInTurns } from './conditions.ts';
import type { SomeOptions } from './option.ts';

/** Whether a caller plays a whole turn (R151). */
const callsTurns = (rules: RuleSet): boolean => hasCalls(rules) && rules.goingOut.callEffect === 'wholeTurn';

/** Adding cards to melds, in turn or by a call. */
export const LAY_OFF_OPTIONS = {
  'play.layOffNeedsMeld': {
    values: [true, false],
    rows: [58, 59],
    link: 'le',
    solved: [true],
    appliesIf: (rules) => meldsInTurns(rules) && rules.play.contract === 'off' && !asksPoints(rules),
  },
  'play.layOffOthers': { values: [true, false], rows: [60], link: 'lf', solved: [true], appliesIf: meldsInTurns },
  'play.layOffFrom': {
    values: ['sameTurn', 'nextTurn'],
    rows: [162],
    link: 'lm',
    solved: ['sameTurn'],
    appliesIf: (rules) =>
      meldsInTurns(rules) && (hasContract(rules) || asksPoints(rules) || rules.play.layOffNeedsMeld),
  },
  'play.owner': {
    values: ['common', 'player'],
    rows: [68, 94],
    link: 'lh',
    // Where penalties count, the owner of a melded card is irrelevant.
    solved: 'any',
    appliesIf: meldsInTurns,
  },
  'goingOut.callRummy': {
    values: ['off', 'top', 'pile'],
    rows: [113, 114],
    link: 'gl',
    solved: ['off'],
    appliesIf: meldsInTurns,
    problems: {
      // R113 or R114 without R60 (§4.100).
      callOnOwnMelds: {
        test: (rules) => hasCalls(rules) && !rules.play.layOffOthers,
        mends: [[['play.layOffOthers', true]], [['goingOut.callRummy', 'off']]],
      },
    },
  },
  'goingOut.callEffect': {
    values: ['wholeTurn', 'cardOnly'],
    rows: [151],
    link: 'gm',
    solved: 'any',
    appliesIf: (rules) => meldsInTurns(rules) && rules.goingOut.callRummy !== 'off',
    problems: {
      // A player with one card must draw from the stock (R104), and a call replaces the draw.
      callWithOneCard: {
        test: (rules) => callsTurns(rules) && rules.goingOut.oneCard,
        mends: [[['goingOut.oneCard', false]], [['goingOut.callRummy', 'off']], [['goingOut.callEffect', 'cardOnly']]],
      },
      // A caller does not draw: with one card that fits no meld, the turn could not end.
      callWithoutDiscard: {
        test: (rules) => callsTurns(rules) && rules.goingOut.discard === 'forbidden',
        mends: [
          [['goingOut.discard', 'required']],
          [['goingOut.callRummy', 'off']],
          [['goingOut.callEffect', 'cardOnly']],
        ],
      },
    },
  },
} as const satisfies SomeOptions;
