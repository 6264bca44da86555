import type { Result, RuleSet } from '#engine';
import { type RuleCodeProblem, readRuleCode } from '#rules';

/** The longest text searched for a link or code, in characters. */
export const LONGEST_PASTE = 2000;

/** The rules in a pasted text: a code, or a link that contains one. */
export function rulesIn(pasted: string): Result<RuleSet, RuleCodeProblem> {
  const code = /[?&]rules=([^&#\s]*)/.exec(pasted.slice(0, LONGEST_PASTE))?.[1];
  return readRuleCode(code === undefined ? pasted.trim() : decoded(code));
}

/** The table code in a pasted or typed text: the code itself, or a link to the table. */
export const tableIn = (pasted: string): string =>
  (/\/t\/([A-Za-z0-9]{1,20})/.exec(pasted)?.[1] ?? pasted.trim()).toUpperCase();

/** Some messengers percent-encode codes needlessly. */
function decoded(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}
