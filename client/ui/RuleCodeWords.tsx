import { type RuleCodeProblem, ruleCodeSentence } from '#rules';

/** Says what is wrong with the rules in a link. */
export const RuleCodeWords = ({ why }: { readonly why: RuleCodeProblem }) => <>{ruleCodeSentence(why)}</>;
