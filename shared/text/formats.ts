const MINUTE_MS = 60_000;

/** A time ahead in the largest unit that tells enough: 1 to 59 minutes, up to 47 hours, then days. */
function roundedWait(wait: number): [count: number, unit: 'minute' | 'hour' | 'day'] {
  const minutes = Math.max(1, Math.ceil(wait / MINUTE_MS));
  if (minutes < 60) return [minutes, 'minute'];
  const hours = Math.round(minutes / 60);
  return hours < 48 ? [hours, 'hour'] : [Math.round(hours / 24), 'day'];
}

/** Makes a value when it is first asked for, and keeps it. */
export const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/**
 * Counts, numbers, money, days and times of a language. Times are in milliseconds since 1970, in the device's time zone
 * unless it says UTC.
 * @param locale as in BCP 47; it also decides the order of a date and the clock of 12 or 24 hours
 */
export function formatsOf(locale: string) {
  // `Intl` writes "1 janvier", "1 gennaio" and "1 de janeiro"; Greek has no such form before an abbreviated month.
  const withFirst = (date: string): string => {
    if (locale.startsWith('fr')) return date.replace(/^1 /, '1er ');
    if (locale.startsWith('pt')) return date.replace(/^1 de /, '1º de ');
    if (locale.startsWith('it')) return date.replace(/^1 /, '1º ');
    return locale.startsWith('el') ? date.replace(/^1 (?=\p{L}{5})/u, '1η ') : date;
  };
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = once(() => new Intl.DateTimeFormat(locale, options));
    return (time: number): string => withFirst(format().format(time));
  };
  const dayOfMonth = dates({ day: 'numeric' });
  const plurals = once(() => new Intl.PluralRules(locale));
  const numbers = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
  const percents = once(() => new Intl.NumberFormat(locale, { style: 'percent' }));
  const dollars = once(
    () => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }),
  );
  const waits = once(() => new Intl.RelativeTimeFormat(locale));
  const lists = {
    conjunction: once(() => new Intl.ListFormat(locale)),
    disjunction: once(() => new Intl.ListFormat(locale, { type: 'disjunction' })),
  };
  return {
    /** The plural form that a count needs: English has "one" and "other". */
    formFor: (count: number): Intl.LDMLPluralRule => plurals().select(count),
    /** "Ana, Ben and Cid", or with "or" */
    listed: (words: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
      lists[type]().format(words),
    /** "5,000", "6.8" */
    grouped: (number: number): string => numbers().format(number),
    /** A share of one: "60%" */
    percent: (share: number): string => percents().format(share),
    /** Dollars: "$1.05" */
    money: (cents: number): string => dollars().format(cents / 100),
    /** "18:05" */
    clock: dates({ hour: '2-digit', minute: '2-digit' }),
    /** "12 March" */
    localDay: dates({ day: 'numeric', month: 'long' }),
    /** `yes` on the first of a month, otherwise `no`: languages may need another article. */
    firstDay: (time: number): string => (dayOfMonth(time) === '1' ? 'yes' : 'no'),
    /** "in 21 hours"; `wait` in ms. */
    ahead: (wait: number): string => waits().format(...roundedWait(wait)),
    /** "23 Nov 2026, 14:05" */
    moment: dates({ dateStyle: 'medium', timeStyle: 'short' }),
    /** "23 November", UTC */
    day: dates({ day: 'numeric', month: 'long', timeZone: 'UTC' }),
    /** "Mon", UTC */
    weekday: dates({ weekday: 'short', timeZone: 'UTC' }),
    /** "23 November 2026", UTC */
    date: dates({ dateStyle: 'long', timeZone: 'UTC' }),
  };
}

/** The formats of a language. */
export type Formats = ReturnType<typeof formatsOf>;
