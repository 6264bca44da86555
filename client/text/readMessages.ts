import { fetchMessageFiles } from '#messages';
import { type PageLanguage, PSEUDO } from '#rules';
import { createSay, FIRST_MESSAGE_FILES, FURTHER_MESSAGE_FILES, type Say } from '#text';

const NAMES = { first: FIRST_MESSAGE_FILES, all: [...FIRST_MESSAGE_FILES, ...FURTHER_MESSAGE_FILES] };

/**
 * Fetches messages of a language of the page: those of the first screen and the table, or all.
 * @throws TypeError if they cannot be fetched
 */
export async function readMessages(code: PageLanguage, which: keyof typeof NAMES): Promise<Say> {
  const written = code === PSEUDO.code ? 'en' : code;
  const say = createSay(written, await fetchMessageFiles(written, NAMES[which]));
  return code === written ? say : (await import('./pseudo.ts')).pseudoSay(say);
}
