let lists: Intl.ListFormat | undefined;

/** "Άννα", "Άννα και Νίκος", "Άννα, Νίκος και Ζωή". */
export function listed(words: readonly string[]): string {
  // Created once, on first use: it takes the browser a few milliseconds.
  lists ??= new Intl.ListFormat('el-GR');
  return lists.format(words);
}

/** The sentence with its first letter in upper case, which keeps its accent there: "Άσοι". */
export const capital = (sentence: string): string => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
