import { useEffect, useState } from 'preact/hooks';
import { no } from '#engine';
import type { RatedFamily, RatedResult, TableView } from '#protocol';
import { ratedGame } from '#rules';
import type { StoredGames, StoredGamesRefusal } from '../../net/storedGames.ts';
import { finalText } from '../../text/final.ts';
import { ratingsText } from '../../text/ratings.ts';

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
      ? requestRating({ game: gameId, open: storedGames, later: afterMs }, setResult)
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

/** The pauses before each question, in ms: the server rates a game a moment after its end, or later if it is busy. */
export const RATING_PAUSES_MS = [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000] as const;

/** Refusals after which the question is asked again. */
const PASSING: readonly StoredGamesRefusal[] = ['offline', 'tooFast'];

interface RatingRequest {
  readonly game: string;
  readonly open: () => Promise<Pick<StoredGames, 'ratedGame'>>;
  /** Runs something once `ms` have passed; returns the function that cancels it. */
  readonly later: (ms: number, run: () => void) => () => void;
}

/**
 * Asks the server what a game has won or lost the player, until it is rated, and gives up after a minute: it may not
 * count for them, or be rated later. Returns the function that stops.
 */
export function requestRating({ game, open, later }: RatingRequest, tell: (rating: RatedResult) => void): () => void {
  let isStopped = false;
  let cancel = (): void => undefined;
  const next = (tries: number): void => {
    const pause = RATING_PAUSES_MS[tries];
    if (pause !== undefined) cancel = later(pause, () => void ask(tries));
  };
  const ask = async (tries: number): Promise<void> => {
    const answer = await open()
      .then((stored) => stored.ratedGame(game))
      .catch(() => no<StoredGamesRefusal>('offline'));
    if (isStopped) return;
    if (answer.ok && answer.value.rating) tell(answer.value.rating);
    else if (answer.ok || PASSING.includes(answer.reason)) next(tries + 1);
  };
  next(0);
  return () => {
    isStopped = true;
    cancel();
  };
}

/** Runs something later on the page's clock. */
function afterMs(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
