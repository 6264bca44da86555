import {
  ENOUGH,
  type Leaderboard,
  type OwnRating,
  type PlayerRating,
  type RatedFamily,
  type RatedResult,
} from '#protocol';
import { more } from '../language.ts';

const texts = () => more.ratings;

/** "Greek games" */
export const familyName = (family: RatedFamily): string => more.games.GAMES_SCREEN.groups[family];

/** "October to December 2026" for `2026-Q4`; a season that cannot be read as it is. */
export function seasonWords(season: string): string {
  const [, year, quarter] = /^(\d+)-Q([1-4])$/.exec(season) ?? [];
  return year === undefined ? season : texts().seasonOf(Number(year), Number(quarter) as 1 | 2 | 3 | 4);
}

/** The way onto the leaderboard, where nobody is on it. */
export const howToGetOn = (): string => texts().toGetOn(ENOUGH.games, ENOUGH.opponents);

/** How ratings work, in paragraphs. */
export const howRatingsWork = (): readonly string[] => texts().explained(ENOUGH.games, ENOUGH.opponents);

/** "The best 100 of 342 players"; empty if everybody is listed. */
export const listedWords = ({ best, players }: Pick<Leaderboard, 'best' | 'players'>): string =>
  best.length < players ? texts().bestOf(best.length, players) : '';

/** The asker's own line: their rank and rating, or the games and people that are missing until these are shown. */
export function ownLine(own: OwnRating | null, players: number, isCurrent: boolean): string {
  if (own === null) return texts().noRatedGame(isCurrent);
  const { rank, points, games, opponents } = own;
  if (points !== null && rank !== null) return texts().standing(rank, players, points, games);
  if (!isCurrent) return texts().tooFew(games, opponents);
  return texts().hiddenUntil(...missing(own));
}

/** The games and people that are missing until a rating is shown. */
const missing = ({ games, opponents }: Pick<OwnRating, 'games' | 'opponents'>): [games: number, people: number] => [
  Math.max(0, ENOUGH.games - games),
  Math.max(0, ENOUGH.opponents - opponents),
];

/** The points that a game has won or lost: "Rating +12, now 1512". */
export const wonWords = ({ won, points }: RatedResult): string => texts().wonBy(won, points);

/** The games and people still missing: "Provisional, only you see it: 3 more games"; empty for a shown rating. */
export const provisionalWords = (result: RatedResult): string =>
  result.isShown ? '' : texts().provisional(...missing(result));

/** A rating on a player's page: "Rank 3, rating 1583, 12 games". */
export const ratingLine = ({ rank, points, games }: PlayerRating): string => texts().rated(rank, points, games);
