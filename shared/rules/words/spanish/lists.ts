const AND = new Intl.ListFormat('es');
const OR = new Intl.ListFormat('es', { type: 'disjunction' });

/** Joins words: "a", "a y b", "a, b y c"; "e" before the sound of an i. */
export const listed = (words: readonly string[]): string => AND.format(words);

/** Joins words: "a", "a o b", "a, b o c"; "u" before the sound of an o. */
export const listedOr = (words: readonly string[]): string => OR.format(words);

/** The sentence with its first letter in upper case, after "¿" or "¡" too. */
export const capital = (sentence: string): string =>
  sentence.replace(/^([¿¡]?)(.)/u, (_, sign: string, first: string) => sign + first.toLocaleUpperCase('es'));
