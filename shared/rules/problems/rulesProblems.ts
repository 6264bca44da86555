import { type RuleSet, rulesProblem } from '#engine';
import type { OptionKey } from '../options/index.ts';
import { CARD_PROBLEMS } from './cards.ts';
import { PLAY_PROBLEMS } from './play.ts';
import type { ProblemRule } from './problem.ts';
import { SCORE_PROBLEMS } from './score.ts';

/** Every combination that cannot work, by its code. */
export const PROBLEMS = { ...CARD_PROBLEMS, ...PLAY_PROBLEMS, ...SCORE_PROBLEMS } as const satisfies Record<
  string,
  ProblemRule
>;

/** What can be wrong with a combination of options; each code has its sentence in the words of every language. */
export type RuleProblemCode = keyof typeof PROBLEMS;

export const RULE_PROBLEM_CODES = Object.keys(PROBLEMS) as readonly RuleProblemCode[];

/** A combination that cannot work, and the options it is about. */
export interface RuleProblem {
  readonly code: RuleProblemCode;
  readonly keys: readonly OptionKey[];
}

/** Does this combination lie in the rules. */
export const hasProblem = (rules: RuleSet, code: RuleProblemCode): boolean => PROBLEMS[code].test(rules);

/** Everything because of which these rules cannot be played as they are: none for rules that can (4.27, 4.46, 4.91, 4.100). */
export const rulesProblems = (rules: RuleSet): readonly RuleProblem[] =>
  RULE_PROBLEM_CODES.filter((code) => hasProblem(rules, code)).map((code) => ({ code, keys: keysOf(code) }));

const keysOf = (code: RuleProblemCode): readonly OptionKey[] => {
  const { mends }: ProblemRule = PROBLEMS[code];
  return [...new Set(mends.flatMap((mend) => mend.map(([key]) => key)))];
};

/** Can a table of this many seats play by these rules (R1, 4.63, 4.92). */
export const canPlay = (rules: RuleSet, seats: number): boolean => rulesProblem(rules, seats) === null;
