import type { Result, RuleSet } from '#engine';
import { type RuleCodeProblem, readRuleCode } from '#rules';

/** The longest text that is worth looking at: a link in some words. */
export const LONGEST_PASTE = 2000;

/** The rules in what somebody pastes: a code, or a link that has one. */
export function rulesIn(pasted: string): Result<RuleSet, RuleCodeProblem> {
  const code = /[?&]rules=([^&#\s]*)/.exec(pasted.slice(0, LONGEST_PASTE))?.[1];
  return readRuleCode(code === undefined ? pasted.trim() : decoded(code));
}

/** The code of a table in what somebody pastes or types: a code, or a link that leads there. */
export const tableIn = (pasted: string): string =>
  (/\/t\/([A-Za-z0-9]{1,20})/.exec(pasted)?.[1] ?? pasted.trim()).toUpperCase();

/** Some messengers escape what needs no escape. */
function decoded(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}
