import type { Request } from 'express';
import { createRuleTexts, LANGUAGES, type LanguageCode, type RuleTexts } from '#rules';
import { createSay, type Say } from '#text';
import { fetchMessages } from '../text/messageFiles.ts';

async function readMessages(code: LanguageCode): Promise<Say> {
  const parts = await Promise.all([fetchMessages(code, 'first'), fetchMessages(code, 'further')]);
  return createSay(code, parts.flat());
}

/** The messages about rules and games in each language. */
export const RULE_MESSAGES = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async ({ code }) => [code, await readMessages(code)] as const)),
) as Readonly<Record<LanguageCode, Say>>;

/** English comes first: it is taken for a request that asks for no language. */
const CODES: readonly LanguageCode[] = ['en', ...LANGUAGES.map(({ code }) => code)];

/** The texts for a request, and the part of an address that keeps its reader in the same language. */
export interface Wording {
  readonly say: Say;
  /** Rules told in the same language. */
  readonly texts: RuleTexts;
  /** `?lang=fr`; empty if the address asks for no language, so that each reader gets their own browser's. */
  readonly query: string;
}

/** The wording that a request asks for: by `?lang=fr`, else by its browser's languages, else English. */
export function wordingFor(request: Request): Wording {
  const chosen = CODES.find((code) => code === request.query.lang);
  const accepted = request.acceptsLanguages([...CODES]);
  const say = RULE_MESSAGES[chosen ?? CODES.find((one) => one === accepted) ?? 'en'];
  return { say, texts: createRuleTexts(say), query: chosen ? `?lang=${chosen}` : '' };
}

/** A text as the content or a quoted attribute of HTML or XML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
