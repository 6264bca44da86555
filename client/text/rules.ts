import { createRuleTexts, type RuleTexts, type RuleWords } from '#rules';
import { live, more } from './language.ts';

let made: { readonly words: RuleWords; readonly texts: RuleTexts } | null = null;

// Made once for each language.
function textsIn(words: RuleWords): RuleTexts {
  if (made?.words !== words) made = { words, texts: createRuleTexts(words) };
  return made.texts;
}

/** Rules told in the language of the page. */
export const ruleText: RuleTexts = live(() => textsIn(more.rules));
