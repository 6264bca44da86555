import type { RuleCodeProblem } from '#rules';
import { ruleText } from '../text/rules.ts';
import { ReloadButton } from './ReloadButton.tsx';

/** Completes a note: says what is wrong with a rule code, or reloads a page that is too old for the server. */
export const ProblemMore = ({ why }: { readonly why: RuleCodeProblem | 'oldVersion' }) =>
  why === 'oldVersion' ? <ReloadButton /> : ruleText.ruleCodeSentence(why);
