import { type RuleSet, rulesProblem } from '#engine';
import { OPTION_KEYS, type OptionKey, optionOf, type RuleProblemCode } from './options/index.ts';
import type { ProblemRule } from './options/option.ts';

/**
 * The order in which problems are reported and fixes tried: first the cards, then the play, then the score. It does not
 * depend on the option that declares a problem. Problems not listed here come last.
 */
const ORDER: readonly RuleProblemCode[] = [
  'noTable',
  'tooFewCards',
  'jokersMissing',
  'jokersNotWild',
  'twosMissing',
  'jokerDealWithoutJoker',
  'jokerDealAfterWhat',
  'noDeals',
  'ranksWithoutEnd',
  'namedOnceEach',
  'rankNotInPack',
  'dealWithoutRank',
  'moreForNobody',
  'twoPileStarts',
  'turnedBeforeNamed',
  'growsForever',
  'handsByWhat',
  'lowAceAlone',
  'setTooLarge',
  'namedBeyondPack',
  'rummyOrTurns',
  'nothingOnTable',
  'nothingMeldedAtOnce',
  'meldsAfterWhat',
  'lockedOrNot',
  'takenUnseen',
  'frozenMustMeld',
  'frozenCall',
  'keepAndDiscard',
  'lastCardStuck',
  'floatForNothing',
  'unplayableButWhere',
  'callOnOwnMelds',
  'callWithOneCard',
  'callWithoutDiscard',
  'outOfTurnBound',
  'reliefFromWhat',
  'upForNoTwo',
  'swapNoJoker',
  'pairForLongSets',
  'neverFromSets',
  'contractKinds',
  'contractDeals',
  'contractTooLong',
  'contractRunTooShort',
  'meldTurnBound',
  'lowOrHigh',
  'whoseMelds',
  'meldsNeverSeen',
  'emptyStockScore',
  'dealForNobody',
  'stalemateTooSoon',
  'upFor2Points',
  'doublesPenalties',
  'autoPressAlone',
  'noTarget',
  'firstToLose',
];

const place = (code: string): number => {
  const found = (ORDER as readonly string[]).indexOf(code);
  return found < 0 ? ORDER.length : found;
};

/** Every combination that cannot work, by its code. */
const PROBLEMS = Object.fromEntries(
  OPTION_KEYS.flatMap((key) => Object.entries(optionOf(key).problems ?? {})),
) as Readonly<Record<RuleProblemCode, ProblemRule>>;

export const RULE_PROBLEM_CODES: readonly RuleProblemCode[] = (Object.keys(PROBLEMS) as RuleProblemCode[]).sort(
  (one, other) => place(one) - place(other),
);

/** A combination that cannot work, and the options involved. */
export interface RuleProblem {
  readonly code: RuleProblemCode;
  readonly keys: readonly OptionKey[];
}

/** The fixes for a problem. */
export const mendsOf = (code: RuleProblemCode): ProblemRule['mends'] => PROBLEMS[code].mends;

/** Whether the rules contain this combination. */
export const hasProblem = (rules: RuleSet, code: RuleProblemCode): boolean => PROBLEMS[code].test(rules);

/** The codes of all problems with these rules. */
export const problemCodesIn = (rules: RuleSet): readonly RuleProblemCode[] =>
  RULE_PROBLEM_CODES.filter((code) => hasProblem(rules, code));

/** The problems that make these rules unplayable; empty if they work (§4.27, §4.46, §4.91, §4.100). */
export const rulesProblems = (rules: RuleSet): readonly RuleProblem[] =>
  problemCodesIn(rules).map((code) => ({ code, keys: keysOf(code) }));

const keysOf = (code: RuleProblemCode): readonly OptionKey[] => [
  ...new Set(mendsOf(code).flatMap((mend) => mend.map(([key]) => key))),
];

/** Whether a table of this many seats can play by these rules (R1, §4.63, §4.92). */
export const canPlay = (rules: RuleSet, seats: number): boolean => rulesProblem(rules, seats) === null;
