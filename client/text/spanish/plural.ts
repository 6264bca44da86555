import { formatsOf } from '../formats.ts';

/** Lists, numbers, days and times in Spanish. */
export const formats = formatsOf('es');

const OR = new Intl.ListFormat('es', { type: 'disjunction' });

/** The singular or the plural, by `count`: `plural(1, 'carta', 'cartas')` is "carta". */
export const plural = (count: number, one: string, other: string): string =>
  formats.formFor(count) === 'one' ? one : other;

/** "1 carta", "7 cartas". */
export const counted = (count: number, one: string, other: string): string => `${count} ${plural(count, one, other)}`;

/** "Ana", "Ana y Ben", "Ana, Ben e Inés". */
export const listed = formats.inList;

/** "7♥ o 7♠", "siete u ocho". */
export const listedOr = (words: readonly string[]): string => OR.format(words);

/** The sentence with its first letter in upper case, after "¿" or "¡" too. */
export const capital = (sentence: string): string =>
  sentence.replace(/^([¿¡]?)(.)/u, (_, sign: string, first: string) => sign + first.toLocaleUpperCase('es'));
