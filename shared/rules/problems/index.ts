export { mended } from './mended.ts';
export {
  canPlay,
  RULE_PROBLEM_CODES,
  type RuleProblem,
  type RuleProblemCode,
  rulesProblems,
} from './rulesProblems.ts';
