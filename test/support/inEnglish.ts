import { createRuleTexts } from '#rules';
import { RULE_MESSAGES } from '../../server/http/wording.ts';

/** The English messages about rules and games. */
export const sayInEnglish = RULE_MESSAGES.en;

/** Rules told in English. */
export const inEnglish = createRuleTexts(sayInEnglish);
