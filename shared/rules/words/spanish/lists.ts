let and: Intl.ListFormat | undefined;
let or: Intl.ListFormat | undefined;

/** "Ana", "Ana y Ben", "Ana, Ben e Inés". */
export function listed(words: readonly string[]): string {
  // Created once, on first use: it takes the browser a few milliseconds.
  and ??= new Intl.ListFormat('es');
  return and.format(words);
}

/** "el 7♥ o el 7♠", "siete u ocho". */
export function listedOr(words: readonly string[]): string {
  or ??= new Intl.ListFormat('es', { type: 'disjunction' });
  return or.format(words);
}

/** The sentence with its first letter in upper case, after "¿" or "¡" too. */
export const capital = (sentence: string): string =>
  sentence.replace(/^([¿¡]?)(.)/u, (_, sign: string, first: string) => sign + first.toLocaleUpperCase('es'));
