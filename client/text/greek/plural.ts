import { formatsOf } from '#text';

export { capital, listed } from '#words/greek/lists';

/** Counts, numbers, days and times in Greek, with a clock of 24 hours, as on Greek timetables and screens. */
export const formats = formatsOf('el-GR-u-hc-h23');

/** A number with a true minus and a decimal comma: "12", "−5", "6,8". */
export const plain = (count: number): string => (count < 0 ? `−${-count}` : `${count}`).replace('.', ',');

/** The singular or the plural, by `count`: `plural(1, 'φύλλο', 'φύλλα')` is "φύλλο". */
export const plural = (count: number, one: string, other: string): string =>
  formats.formFor(count) === 'one' ? one : other;

/** "1 φύλλο", "7 φύλλα". */
export const counted = (count: number, one: string, other: string): string => `${count} ${plural(count, one, other)}`;
