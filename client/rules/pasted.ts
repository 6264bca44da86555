import type { Result, RuleSet } from '#engine';
import { type RuleCodeProblem, readRuleCode } from '#rules';
import { decoded } from '../addresses.ts';

/** The longest text searched for a link or code, in characters. */
export const LONGEST_PASTE = 2000;

/** The rules in a pasted text: a code, or a link that contains one. */
export function rulesIn(pasted: string): Result<RuleSet, RuleCodeProblem> {
  const code = /[?&]rules=([^&#\s]*)/.exec(pasted.slice(0, LONGEST_PASTE))?.[1];
  return readRuleCode(code === undefined ? pasted.trim() : decoded(code));
}
