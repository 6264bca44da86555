import { createRuleTexts } from '#rules';
import { english } from '#words/english';

/** Rules told in English. */
export const inEnglish = createRuleTexts(english);
