import type { Request } from 'express';
import { createRuleTexts, LANGUAGES, type LanguageCode, type RuleTexts, type RuleWords } from '#rules';
import { english } from '#words/english';
import { french } from '#words/french';
import { german } from '#words/german';
import { greek } from '#words/greek';
import { spanish } from '#words/spanish';

/** The words of rules in each language. */
export const RULE_WORDS: Readonly<Record<LanguageCode, RuleWords>> = {
  de: german,
  el: greek,
  en: english,
  es: spanish,
  fr: french,
};

/** English comes first: it is taken for a request that asks for no language. */
const CODES: readonly LanguageCode[] = ['en', ...LANGUAGES.map(({ code }) => code)];

const made = new Map<LanguageCode, RuleTexts>();

/** Rules told in a language. Made once. */
function textsIn(code: LanguageCode): RuleTexts {
  const texts = made.get(code) ?? createRuleTexts(RULE_WORDS[code]);
  made.set(code, texts);
  return texts;
}

/** The texts for a request, and the part of an address that keeps its reader in the same language. */
export interface Wording {
  readonly texts: RuleTexts;
  /** `?lang=fr`; empty if the address asks for no language, so that each reader gets their own browser's. */
  readonly query: string;
}

/** The wording that a request asks for: by `?lang=fr`, else by its browser's languages, else English. */
export function wordingFor(request: Request): Wording {
  const chosen = CODES.find((code) => code === request.query.lang);
  const accepted = request.acceptsLanguages([...CODES]);
  const code = chosen ?? CODES.find((one) => one === accepted) ?? 'en';
  return { texts: textsIn(code), query: chosen ? `?lang=${chosen}` : '' };
}
