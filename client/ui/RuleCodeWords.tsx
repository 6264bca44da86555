import { type RuleCodeProblem, ruleCodeSentence } from '#rules';

/** Says what is wrong with a rule code. */
export const RuleCodeWords = ({ why }: { readonly why: RuleCodeProblem }) => <>{ruleCodeSentence(why)}</>;
