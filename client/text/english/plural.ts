/** The singular or the plural, by `count`: `plural(1, 'card', 'cards')` is "card". */
export const plural = (count: number, one: string, other: string): string => (Math.abs(count) === 1 ? one : other);

/** "1 card", "7 cards". */
export const counted = (count: number, one: string, other: string): string => `${count} ${plural(count, one, other)}`;

/** "Ana", "Ana and Ben", "Ana, Ben and Chi". */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}

/** The sentence with its first letter in upper case. */
export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** The room available for a text. */
export type Length = 'full' | 'short';
