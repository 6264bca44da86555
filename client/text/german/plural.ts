import { formatsOf } from '#text';

export { capital, listed } from '#words/german/lists';

/** Counts, numbers, days and times in German. */
export const formats = formatsOf('de-DE');

/** The singular or the plural, by `count`: `plural(1, 'Karte', 'Karten')` is "Karte". */
export const plural = (count: number, one: string, other: string): string =>
  formats.formFor(count) === 'one' ? one : other;

/** "1 Karte", "7 Karten". */
export const counted = (count: number, one: string, other: string): string => `${count} ${plural(count, one, other)}`;
