/**
 * The language to show: the chosen one, else the first of the browser's that the page has, else English.
 * @param chosen a language of the page, or `auto`
 * @param wanted the browser's languages, best first, as in `navigator.languages`
 * @param offered the languages of the page
 * @example languageFor('auto', ['fr-CA', 'en'], ['en', 'fr']) // "fr"
 */
export function languageFor<Code extends string>(
  chosen: Code | 'auto',
  wanted: readonly string[],
  offered: readonly Code[],
): Code | 'en' {
  if (chosen !== 'auto') return chosen;
  for (const tag of wanted) {
    const found = offered.find((code) => code === tag.split('-')[0]);
    if (found !== undefined) return found;
  }
  return 'en';
}
