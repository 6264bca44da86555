import { fetchMessages } from '#messages';
import { type PageLanguage, PSEUDO } from '#rules';
import { createSay, type Say } from '#text';

/**
 * Fetches messages of a language of the page: those of the first screen and the table, or all.
 * @throws TypeError if they cannot be fetched
 */
export async function readMessages(code: PageLanguage, which: 'first' | 'all'): Promise<Say> {
  const written = code === PSEUDO.code ? 'en' : code;
  const parts = which === 'first' ? (['first'] as const) : (['first', 'further'] as const);
  const say = createSay(written, (await Promise.all(parts.map((part) => fetchMessages(written, part)))).flat());
  return code === written ? say : (await import('./pseudo.ts')).pseudoSay(say);
}
