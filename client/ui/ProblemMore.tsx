import type { RuleCodeProblem } from '#rules';
import { ruleText } from '../text/rules.ts';
import { ReloadButton } from './ReloadButton.tsx';

/** What a note of few words lacks: what is wrong with a rule code, or the button for a page that is too old. */
export const ProblemMore = ({ why }: { readonly why: RuleCodeProblem | 'oldVersion' }) =>
  why === 'oldVersion' ? <ReloadButton /> : ruleText.ruleCodeSentence(why);
