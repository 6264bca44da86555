let lists: Intl.ListFormat | undefined;

/** "Ana", "Ana et Ben", "Ana, Ben et Chi". */
export function listed(words: readonly string[]): string {
  // Created once, on first use: it takes the browser a few milliseconds.
  lists ??= new Intl.ListFormat('fr');
  return lists.format(words);
}

/** The sentence with its first letter in upper case. */
export const capital = (sentence: string): string => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;

/** "1 manche", "7 manches": in French, 0 and 1 are singular. */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${Math.abs(count) < 2 ? one : many}`;
