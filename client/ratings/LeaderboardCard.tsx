import type { Leaderboard } from '#protocol';
import { playerPath } from '../addresses.ts';
import { historyText } from '../text/history.ts';
import { text } from '../text/index.ts';
import { ratingsText } from '../text/ratings.ts';
import { InPageLink } from '../ui/InPageLink.tsx';
import { useNow } from '../ui/useNow.ts';

interface LeaderboardProps {
  readonly board: Leaderboard;
  /** The asker's public id. */
  readonly ownId: string | null;
  /** The season chosen, which may still be on its way. Null for the current season. */
  readonly wanted: string | null;
  readonly isBusy: boolean;
  /** Null for the current season. */
  readonly onSeason: (season: string | null) => void;
  readonly onPlayer: (player: string) => void;
}

/** The people with ratings in a season, best first, and the asker's own line. */
export function LeaderboardCard(props: LeaderboardProps) {
  const { board, isBusy } = props;
  const now = useNow();
  const { season, seasons, ends, best, own, players } = board;
  const isCurrent = season === (seasons[0] ?? season);
  const listed = ratingsText.listedWords(board);
  return (
    <section class="card leaderboard" aria-busy={isBusy}>
      <div class="leaderboard-head">
        <h2>{ratingsText.familyName(board.family)}</h2>
        <Season {...props} isCurrent={isCurrent} />
      </div>
      {isCurrent && <p class="hint">{ratingsText.untilWords(ends - now)}</p>}
      {best.length === 0 ? (
        <p class="nobody">
          {isCurrent ? ratingsText.RATINGS.nobody : ratingsText.RATINGS.nobodyThen}{' '}
          {isCurrent && ratingsText.howToGetOn()}
        </p>
      ) : (
        <Table {...props} />
      )}
      {listed !== '' && <p class="hint">{listed}</p>}
      <p class="own-rating">
        <strong>{ratingsText.RATINGS.own}</strong> {ratingsText.ownLine(own, players, isCurrent)}
      </p>
    </section>
  );
}

/** The choice of the season; its name where there is only one. */
function Season({ board, wanted, onSeason, isCurrent }: LeaderboardProps & { readonly isCurrent: boolean }) {
  const { season, seasons } = board;
  if (isCurrent && seasons.length < 2) return <p>{ratingsText.seasonWords(season)}</p>;
  const choose = (wanted: string): void => onSeason(wanted === seasons[0] ? null : wanted);
  return (
    <label class="field">
      <span class="unseen">{ratingsText.RATINGS.season}</span>
      <select value={wanted ?? seasons[0]} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {seasons.map((one) => (
          <option key={one} value={one}>
            {ratingsText.seasonWords(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Table({ board, ownId, onPlayer }: LeaderboardProps) {
  const { columns } = ratingsText.RATINGS;
  return (
    <table class="ratings-table" aria-label={ratingsText.RATINGS.heading}>
      <RatingHeads labels={[columns.rank, columns.name, columns.points, columns.games]} who={columns.name} />
      <tbody>
        {board.best.map(({ rank, player, name, points, games }) => (
          <tr key={player} class={player === ownId ? 'own' : ''}>
            <td>{rank}</td>
            <th scope="row" class="who">
              <InPageLink href={playerPath(player)} onOpen={() => onPlayer(player)}>
                {player === ownId ? text.ownName(text.isolated(historyText.nameOf(name))) : historyText.nameOf(name)}
              </InPageLink>
            </th>
            <td>{points}</td>
            <td>{games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The heads of a table of ratings; `who` is the label of the column with the names. */
export const RatingHeads = ({ labels, who }: { readonly labels: readonly string[]; readonly who: string }) => (
  <thead>
    <tr>
      {labels.map((label) => (
        <th key={label} scope="col" class={label === who ? 'who' : ''}>
          {label}
        </th>
      ))}
    </tr>
  </thead>
);
