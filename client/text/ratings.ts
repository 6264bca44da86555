import {
  ENOUGH,
  type Leaderboard,
  type OwnRating,
  type PlayerRating,
  type RatedFamily,
  type RatedResult,
} from '#protocol';
import { fixed, say } from './say.ts';

/** The fixed texts of the leaderboard. */
const RATINGS = fixed('ratings');

/** "October to December 2026" */
const seasonOf = (year: number, quarter: 1 | 2 | 3 | 4): string => say('ratings-seasonOf', { year, quarter });

/** "Ends in 34 days"; `wait` in ms. */
const untilWords = (wait: number): string => say('ratings-untilWords', { wait });

/** The way onto the leaderboard, where nobody is on it; both are the fewest that are needed. */
const toGetOn = (games: number, opponents: number): string => say('ratings-toGetOn', { games, opponents });

/** "The best 100 of 342 players" */
const bestOf = (shown: number, players: number): string => say('ratings-bestOf', { shown, players });

/** "Rank 3 of 42, rating 1583, 12 games" */
const standing = (rank: number, players: number, points: number, games: number): string =>
  say('ratings-standing', { rank, players, points, games });

/** The line of somebody without a rated game. */
const noRatedGame = (isCurrent: boolean): string => say('ratings-noRatedGame', { isCurrent });

/** "4 rated games with 2 different people: too few for a rating"; in a season that is over. */
const tooFew = (games: number, opponents: number): string => say('ratings-tooFew', { games, opponents });

/** The games and people missing until a rating is shown; one of the two may be 0. */
const missingWords = (games: number, opponents: number): readonly string[] => [
  ...(games > 0 ? [say('ratings-missingGames', { count: games })] : []),
  ...(opponents > 0 ? [say('ratings-missingPeople', { count: opponents })] : []),
];

/** "Hidden until you have played enough: 6 more games and 3 more people to meet"; one of the two may be 0. */
const hiddenUntil = (games: number, opponents: number): string =>
  say('ratings-hiddenUntil', { missing: missingWords(games, opponents) });

/** "Provisional, only you see it: 3 more games"; one of the two may be 0. */
const provisional = (games: number, opponents: number): string =>
  say('ratings-provisional', { missing: missingWords(games, opponents) });

/** The change of a rating by a game: "Rating +12, now 1512". */
const wonBy = (won: number, points: number): string => say('ratings-wonBy', { won, points });

/** A rating on a player's page: "Rank 3, rating 1583, 12 games" */
const rated = (rank: number, points: number, games: number): string => say('ratings-rated', { rank, points, games });

const EXPLAINED = fixed('ratingsExplained');

/** How ratings work, in paragraphs; the fewest games and other people for a rating. */
const explained = (games: number, opponents: number): readonly string[] => [
  ...[EXPLAINED.whom, EXPLAINED.compared, EXPLAINED.leaving],
  say('ratingsExplained-shown', { games, opponents }),
  ...[EXPLAINED.seasons, EXPLAINED.often],
];

/** "Greek games" */
const familyName = (family: RatedFamily): string => say(`gamesScreen-groups-${family}`);

/** "October to December 2026" for `2026-Q4`; a season that cannot be read as it is. */
function seasonWords(season: string): string {
  const [, year, quarter] = /^(\d+)-Q([1-4])$/.exec(season) ?? [];
  return year === undefined ? season : seasonOf(Number(year), Number(quarter) as 1 | 2 | 3 | 4);
}

/** The way onto the leaderboard, where nobody is on it. */
const howToGetOn = (): string => toGetOn(ENOUGH.games, ENOUGH.opponents);

/** How ratings work, in paragraphs. */
const howRatingsWork = (): readonly string[] => explained(ENOUGH.games, ENOUGH.opponents);

/** "The best 100 of 342 players"; empty if everybody is listed. */
const listedWords = ({ best, players }: Pick<Leaderboard, 'best' | 'players'>): string =>
  best.length < players ? bestOf(best.length, players) : '';

/** The asker's own line: their rank and rating, or the games and people that are missing until these are shown. */
function ownLine(own: OwnRating | null, players: number, isCurrent: boolean): string {
  if (own === null) return noRatedGame(isCurrent);
  const { rank, points, games, opponents } = own;
  if (points !== null && rank !== null) return standing(rank, players, points, games);
  if (!isCurrent) return tooFew(games, opponents);
  return hiddenUntil(...missing(own));
}

/** The games and people that are missing until a rating is shown. */
const missing = ({ games, opponents }: Pick<OwnRating, 'games' | 'opponents'>): [games: number, people: number] => [
  Math.max(0, ENOUGH.games - games),
  Math.max(0, ENOUGH.opponents - opponents),
];

/** The points that a game has won or lost: "Rating +12, now 1512". */
const wonWords = ({ won, points }: RatedResult): string => wonBy(won, points);

/** The games and people still missing: "Provisional, only you see it: 3 more games"; empty for a shown rating. */
const provisionalWords = (result: RatedResult): string => (result.isShown ? '' : provisional(...missing(result)));

/** A rating on a player's page: "Rank 3, rating 1583, 12 games". */
const ratingLine = ({ rank, points, games }: PlayerRating): string => rated(rank, points, games);

/** The texts of the leaderboard. */
export const ratingsText = {
  ...{ RATINGS, seasonOf, untilWords, toGetOn, bestOf, standing, noRatedGame, tooFew, hiddenUntil, provisional },
  ...{ wonBy, rated, explained, familyName, seasonWords, howToGetOn, howRatingsWork, listedWords, ownLine },
  ...{ wonWords, provisionalWords, ratingLine },
};
