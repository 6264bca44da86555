import { describe, expect, test } from 'vitest';
import { calendarOf } from '../../client/results/dailyCalendar.ts';

/** A Saturday. */
const TODAY = '2027-01-02';

const played = (...days: readonly string[]) => days.map((day) => ({ day, points: 30, place: 2 }));

/** The calendar as text: a line for each week, a letter for each day. */
const drawn = (today: string, days: readonly string[]) =>
  calendarOf(today, played(...days)).map((week) => week.map(({ state }) => LETTERS[state]).join(''));

const LETTERS = { played: 'P', missed: 'm', today: 't', none: '.' } as const;

describe('the calendar of daily deals', () => {
  test('has five weeks from Monday to Sunday, across a new year; days after today are empty', () => {
    const weeks = calendarOf(TODAY, []);
    expect(weeks.map((week) => week[0]?.day)).toEqual([
      ...['2026-11-30', '2026-12-07', '2026-12-14', '2026-12-21', '2026-12-28'],
    ]);
    expect(weeks.at(-1)?.map(({ day }) => day)).toContain(TODAY);
    expect(drawn(TODAY, [])).toEqual([...Array(4).fill('.......'), '.....t.']);
  });

  test('counts no day before the first as missed', () => {
    expect(drawn(TODAY, ['2026-12-24', '2026-12-30', '2027-01-01'])).toEqual([
      ...['.......', '.......', '.......', '...Pmmm', 'mmPmPt.'],
    ]);
  });

  test('has the result of a day that was played, today’s too', () => {
    const [today, before] = [...calendarOf(TODAY, played(TODAY)).flat()].reverse().slice(1);
    expect(today).toEqual({ day: TODAY, state: 'played', result: { day: TODAY, points: 30, place: 2 } });
    expect(before).toEqual({ day: '2027-01-01', state: 'none', result: null });
  });

  test.each([
    ['2024-02-29', '2024-01-29', 3],
    ['2027-01-03', '2026-11-30', 6],
    ['2027-01-04', '2026-12-07', 0],
  ])('on %s begins on %s, and today is the day %i of its week', (today, first, weekday) => {
    const weeks = calendarOf(today, []);
    expect(weeks[0]?.[0]?.day).toBe(first);
    expect(weeks[4]?.[weekday]?.day).toBe(today);
  });
});
