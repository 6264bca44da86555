import {
  type BotRating,
  LEVEL_NAMES,
  type Leaderboard,
  type LeaderboardRow,
  MAX_LEADERBOARD_ROWS,
  type OwnRating,
  type PlayerRating,
  type RatedFamily,
  type RatedResult,
} from '#protocol';
import type { RatingRepository, RatingRow } from '../store/ratingRepository.ts';
import { botKey } from './ratedGame.ts';
import { pointsLater, ratingPoints, seasonBegins, seasonName, seasonNumber, seasonOf, UNKNOWN } from './standing.ts';

/**
 * The ratings of a family in a season, as this player may see them.
 * @param asked a season's name; the current one if null
 * @param player a public id; null for somebody who has none
 * @param now ms since 1970
 * @returns null if the season is impossible
 */
export async function leaderboardOf(
  book: RatingRepository,
  family: RatedFamily,
  asked: string | null,
  player: string | null,
  now: number,
): Promise<Leaderboard | null> {
  const current = seasonNumber(now);
  const season = asked === null ? current : seasonOf(asked);
  if (season === null || season > current) return null;
  const [seasons, players, best, bots, own] = await Promise.all([
    book.seasons(family),
    book.count(family, season),
    book.best(family, season, MAX_LEADERBOARD_ROWS),
    book.some(family, season, LEVEL_NAMES.map(botKey)),
    ownRating(book, family, season, player),
  ]);
  return {
    ...{ family, season: seasonName(season), ends: seasonBegins(season + 1) },
    seasons: [...new Set([current, ...seasons])].map(seasonName),
    ...{ players, best: ranked(best), bots: botsAmong(bots), own },
  };
}

/** A player's ratings that are shown, in the current season. */
export async function shownRatings(
  book: RatingRepository,
  player: string,
  now: number,
): Promise<readonly PlayerRating[]> {
  const ratings = await book.of(player, seasonNumber(now));
  return ratings.flatMap(({ family, season, points, games, rank }) =>
    rank === null ? [] : [{ family, season: seasonName(season), points, rank, games }],
  );
}

/** All ratings of a player, for themselves: hidden ones too, without a rank. */
export async function ownRatings(book: RatingRepository, player: string): Promise<readonly ExportedRating[]> {
  const ratings = await book.of(player, null);
  return ratings.map(({ family, season, points, games }) => ({ family, season: seasonName(season), points, games }));
}

/** The change of a player's rating by a game, for themselves; null if it is not rated for them, or not yet. */
export async function ratedResultOf(book: RatingRepository, game: string, player: string): Promise<RatedResult | null> {
  const after = await book.after(game, player);
  if (!after) return null;
  const { family, season, points, games, opponents, isShown, before } = after;
  // A new season moves a rating by itself: that is not the game's doing.
  const began = before ? pointsLater(before.points, season - before.season) : ratingPoints(UNKNOWN);
  return { family, season: seasonName(season), points, won: points - began, games, opponents, isShown };
}

/** A rating in a player's own export. */
export type ExportedRating = Omit<PlayerRating, 'rank'>;

function ranked(lines: readonly RatingRow[]): readonly LeaderboardRow[] {
  let rank = 0;
  return lines.map((line, index) => {
    if (line.points !== lines[index - 1]?.points) rank = index + 1;
    return { rank, ...line };
  });
}

const botsAmong = (lines: readonly RatingRow[]): readonly BotRating[] =>
  LEVEL_NAMES.flatMap((level) =>
    lines.filter(({ player }) => player === botKey(level)).map(({ points, games }) => ({ level, points, games })),
  );

async function ownRating(
  book: RatingRepository,
  family: RatedFamily,
  season: number,
  player: string | null,
): Promise<OwnRating | null> {
  const own = player === null ? undefined : (await book.of(player, season)).find((one) => one.family === family);
  if (!own) return null;
  const { points, rank, games, opponents } = own;
  return { points: rank === null ? null : points, rank, games, opponents };
}
