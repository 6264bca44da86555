import { formatsOf } from '#text';

export { capital, listed } from '#words/spanish/lists';

/** Counts, numbers, days and times in Spanish. */
export const formats = formatsOf('es');

/** The singular or the plural, by `count`: `plural(1, 'carta', 'cartas')` is "carta". */
export const plural = (count: number, one: string, other: string): string =>
  formats.formFor(count) === 'one' ? one : other;

/** "1 carta", "7 cartas". */
export const counted = (count: number, one: string, other: string): string => `${count} ${plural(count, one, other)}`;
