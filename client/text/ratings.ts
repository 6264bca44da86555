import {
  type Leaderboard,
  type OwnRating,
  type PlayerRating,
  RATING_SHOWN_FROM,
  type RatedFamily,
  type RatedResult,
} from '#protocol';
import { fixed, say } from './say.ts';

/** The fixed texts of the leaderboard. */
const RATINGS = fixed('ratings');

/** "Ends in 34 days"; `wait` in ms. */
const untilWords = (wait: number): string => say('ratings-untilWords', { wait });

/** "The best 100 of 342 players" */
const bestOf = (shown: number, players: number): string => say('ratings-bestOf', { shown, players });

const EXPLAINED = fixed('ratingsExplained');

/** "Greek games" */
const familyName = (family: RatedFamily): string => say(`gamesScreen-groups-${family}`);

/** "October to December 2026" for `2026-Q4`; a season that cannot be read as it is. */
function seasonWords(season: string): string {
  const [, year, quarter] = /^(\d+)-Q([1-4])$/.exec(season) ?? [];
  if (year === undefined) return season;
  return say('ratings-seasonOf', { year: Number(year), quarter: Number(quarter) as 1 | 2 | 3 | 4 });
}

/** The way onto the leaderboard, where nobody is on it. */
const howToGetOn = (): string => say('ratings-toGetOn', RATING_SHOWN_FROM);

/** How ratings work, in paragraphs. */
const howRatingsWork = (): readonly string[] => [
  ...[EXPLAINED.whom, EXPLAINED.compared, EXPLAINED.leaving],
  say('ratingsExplained-shown', RATING_SHOWN_FROM),
  ...[EXPLAINED.seasons, EXPLAINED.often],
];

/** "The best 100 of 342 players"; empty if everybody is listed. */
const listedWords = ({ best, players }: Pick<Leaderboard, 'best' | 'players'>): string =>
  best.length < players ? bestOf(best.length, players) : '';

/** The asker's own line: their rank and rating, or the games and people that are missing until these are shown. */
function ownLine(own: OwnRating | null, players: number, isCurrent: boolean): string {
  if (own === null) return say('ratings-noRatedGame', { isCurrent });
  const { rank, points, games, opponents } = own;
  if (points !== null && rank !== null) return say('ratings-standing', { rank, players, points, games });
  if (!isCurrent) return say('ratings-tooFew', { games, opponents });
  return say('ratings-hiddenUntil', { missing: missing(own) });
}

/** The games and people that are missing until a rating is shown. */
function missing(own: Pick<OwnRating, 'games' | 'opponents'>): readonly string[] {
  const games = RATING_SHOWN_FROM.games - own.games;
  const people = RATING_SHOWN_FROM.opponents - own.opponents;
  return [
    ...(games > 0 ? [say('ratings-missingGames', { count: games })] : []),
    ...(people > 0 ? [say('ratings-missingPeople', { count: people })] : []),
  ];
}

/** The points that a game has won or lost: "Rating +12, now 1512". */
const wonWords = ({ won, points }: RatedResult): string => say('ratings-wonBy', { won, points });

/** The games and people still missing: "Provisional, only you see it: 3 more games"; empty for a shown rating. */
const provisionalWords = (result: RatedResult): string =>
  result.isShown ? '' : say('ratings-provisional', { missing: missing(result) });

/** A rating on a player's page: "Rank 3, rating 1583, 12 games". */
const ratingLine = ({ rank, points, games }: PlayerRating): string => say('ratings-rated', { rank, points, games });

/** The texts of the leaderboard. */
export const ratingsText = {
  ...{ RATINGS, untilWords, bestOf, familyName, seasonWords, howToGetOn, howRatingsWork, listedWords, ownLine },
  ...{ wonWords, provisionalWords, ratingLine },
};
