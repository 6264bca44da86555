/** Joins words: "a", "a und b", "a, b und c". */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} und ${words.at(-1)}`;

/** The sentence with its first letter in upper case. */
export const capital = (sentence: string): string => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
