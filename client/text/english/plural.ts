import { formatsOf } from '#text';

export { capital, listed } from '#words/english/lists';

/** Counts, numbers, days and times in English: days before months, and a clock of 24 hours. */
export const formats = formatsOf('en-GB');

/** The singular or the plural, by `count`: `plural(1, 'card', 'cards')` is "card". */
export const plural = (count: number, one: string, other: string): string =>
  formats.formFor(count) === 'one' ? one : other;

/** "1 card", "7 cards". */
export const counted = (count: number, one: string, other: string): string => `${count} ${plural(count, one, other)}`;
