import type { DailyPage } from '#protocol';
import { dailyText } from '../text/daily.ts';

/** The table of the day, and what it does not prevent. */
export function DailyTable({ page: { best } }: { readonly page: DailyPage }) {
  const { columns } = dailyText.DAILY;
  return (
    <section class="card">
      <h2>{dailyText.DAILY.standing}</h2>
      {best.length === 0 ? (
        <p>{dailyText.DAILY.nobody}</p>
      ) : (
        <table class="daily-table" aria-label={dailyText.DAILY.standing}>
          <thead>
            <tr>
              <th scope="col">{columns.rank}</th>
              <th scope="col">{columns.name}</th>
              <th scope="col">{columns.place}</th>
              <th scope="col">{columns.points}</th>
            </tr>
          </thead>
          <tbody>
            {best.map(({ name, points, place }, line) => (
              <tr key={line}>
                <td>{1 + best.filter((other) => other.points < points).length}</td>
                <th scope="row">{dailyText.nameIn(name)}</th>
                <td>{place}</td>
                <td>{points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p class="hint">{dailyText.DAILY.placeHint}</p>
      <p class="hint">{dailyText.DAILY.honest}</p>
    </section>
  );
}
