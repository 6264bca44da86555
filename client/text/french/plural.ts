import { formatsOf } from '#text';

export { capital, counted, listed } from '#words/french/lists';

/** Counts, numbers, days and times in French: days before months, and a clock of 24 hours. */
export const formats = formatsOf('fr');

/** The singular or the plural, by `count`: 0 and 1 are singular. `plural(2, 'carte', 'cartes')` is "cartes". */
export const plural = (count: number, one: string, other: string): string =>
  formats.formFor(count) === 'one' ? one : other;
