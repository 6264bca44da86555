import type { BotRating } from '#protocol';
import { text } from '../text/index.ts';
import { ratingsText } from '../text/ratings.ts';
import { RatingHeads } from './LeaderboardCard.tsx';

/** The ratings of the bots' levels, best first, apart from the people's. */
export function BotRatings({ bots }: { readonly bots: readonly BotRating[] }) {
  if (bots.length === 0) return null;
  const { botColumns } = ratingsText.RATINGS;
  return (
    <section class="card">
      <h2>{ratingsText.RATINGS.bots}</h2>
      <p class="hint">{ratingsText.RATINGS.botsHint}</p>
      <table class="ratings-table bot-ratings" aria-label={ratingsText.RATINGS.bots}>
        <RatingHeads labels={[botColumns.level, botColumns.points, botColumns.games]} who={botColumns.level} />
        <tbody>
          {bots
            .toSorted((a, b) => b.points - a.points)
            .map(({ level, points, games }) => (
              <tr key={level}>
                <th scope="row" class="who">
                  {text.levelBot(level)}
                </th>
                <td>{points}</td>
                <td>{games}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
