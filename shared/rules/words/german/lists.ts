let lists: Intl.ListFormat | undefined;

/** "Ana", "Ana und Ben", "Ana, Ben und Chi". */
export function listed(words: readonly string[]): string {
  // Created once, on first use: it takes the browser a few milliseconds.
  lists ??= new Intl.ListFormat('de-DE');
  return lists.format(words);
}

/** The sentence with its first letter in upper case. */
export const capital = (sentence: string): string => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
