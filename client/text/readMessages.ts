import { fetchMessageFiles } from '#messages';
import { type PageLanguage, PSEUDO } from '#rules';
import { createSay, type Say } from '#text';

/**
 * Fetches the messages of a language of the page.
 * @throws TypeError if they cannot be fetched
 */
export async function readMessages(code: PageLanguage): Promise<Say> {
  const isPseudo = code === PSEUDO.code;
  const say = createSay(isPseudo ? 'en' : code, await fetchMessageFiles(isPseudo ? 'en' : code));
  return isPseudo ? (await import('./pseudo/accented.ts')).pseudoSay(say) : say;
}
