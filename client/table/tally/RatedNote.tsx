import { useEffect, useState } from 'preact/hooks';
import type { RatedFamily, RatedResult, TableView } from '#protocol';
import { ratedGame } from '#rules';
import type { StoredGames } from '../../net/storedGames.ts';
import { finalText } from '../../text/final.ts';
import { ratingsText } from '../../text/ratings.ts';
import { askRating, inMs } from './askRating.ts';

/**
 * Tells players that the game is rated and, once the server has rated it, what they have won or lost; and leads to the
 * leaderboard, for which they leave the table.
 */
export function RatedNote(props: {
  readonly table: TableView;
  readonly storedGames: () => Promise<StoredGames>;
  readonly onRatings: (family: RatedFamily) => void;
}) {
  const { table, storedGames, onRatings } = props;
  const { rated, rules, viewer, gameId } = table;
  const family = ratedGame(rules)?.group;
  const isOwn = rated && family !== undefined && viewer !== 'spectator';
  const [result, setResult] = useState<RatedResult | null>(null);
  useEffect(() => {
    setResult(null);
    return isOwn && gameId !== null
      ? askRating({ game: gameId, open: storedGames, later: inMs }, setResult)
      : undefined;
  }, [gameId, isOwn]);
  if (!isOwn) return null;
  return (
    <div class="rated-note">
      <p role="status">
        {result ? (
          <>
            <strong>{ratingsText.wonWords(result)}</strong> <small>{ratingsText.provisionalWords(result)}</small>
          </>
        ) : (
          finalText.RATED_OVER.words
        )}
      </p>
      <button type="button" class="quiet" onClick={() => onRatings(family)}>
        {finalText.RATED_OVER.toBoard}
      </button>
    </div>
  );
}
