import { formatsOf } from '../formats.ts';

/** Lists, numbers, days and times in English: days before months, and a clock of 24 hours. */
export const formats = formatsOf('en-GB');

/** The singular or the plural, by `count`: `plural(1, 'card', 'cards')` is "card". */
export const plural = (count: number, one: string, other: string): string =>
  formats.formFor(count) === 'one' ? one : other;

/** "1 card", "7 cards". */
export const counted = (count: number, one: string, other: string): string => `${count} ${plural(count, one, other)}`;

/** "Ana", "Ana and Ben", "Ana, Ben and Chi". */
export const listed = formats.inList;

/** The sentence with its first letter in upper case. */
export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
