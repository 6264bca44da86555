import type { DailyPage } from '#protocol';
import { dailyText } from '../text/daily.ts';
import { type CalendarDay, calendarOf } from './calendar.ts';

/** The player's own days as a calendar of five weeks, and the days in a row. */
export function DailyCalendar({ page: { day, days, streak } }: { readonly page: DailyPage }) {
  const weeks = calendarOf(day, days);
  const { calendar, streakRule } = dailyText.DAILY;
  return (
    <section class="card">
      <h2>{calendar}</h2>
      <p>{dailyText.streakSentence(streak)}</p>
      <table class="daily-days" aria-label={calendar}>
        <thead>
          <tr>
            {weeks[0]?.map((one) => (
              <th key={one.day} scope="col">
                {dailyText.weekday(one.day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map((one) => (
                <Day key={one.day} {...one} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="hint">{streakRule}</p>
    </section>
  );
}

function Day({ day, state, result }: CalendarDay) {
  return (
    <td class={state} aria-current={state === 'today' ? 'date' : undefined}>
      <span class="seen" aria-hidden="true">
        <time dateTime={day}>{Number(day.slice(-2))}</time>
        <b>{result ? result.points : dailyText.dayMark(state)}</b>
      </span>
      <span class="unseen">{dailyText.calendarDay(day, state, result)}</span>
    </td>
  );
}
