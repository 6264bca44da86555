import type { RuleCodeProblem } from '#rules';
import { ruleText } from '../text/rules.ts';

/** Says what is wrong with a rule code. */
export const RuleCodeWords = ({ why }: { readonly why: RuleCodeProblem }) => <>{ruleText.ruleCodeSentence(why)}</>;
