import { createRuleTexts, type RuleTexts } from '#rules';
import { say } from './say.ts';

/** Rules told in the language of the page. */
export const ruleText: RuleTexts = createRuleTexts(say);
