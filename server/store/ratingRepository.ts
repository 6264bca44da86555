import type { RatedFamily } from '#protocol';
import { KeyTaken, type Query } from './database.ts';

/** A player's standing in a family as it was last stored. */
export interface StoredStanding {
  /** A public id, or the key of a level of bots. */
  readonly player: string;
  readonly family: RatedFamily;
  /** Counts the changes of this standing, from 0. */
  readonly number: number;
  /** JSON; null if it is not known any more, because its last game was so long ago. */
  readonly standing: string | null;
}

/** A standing after a game, and what is shown of it. */
export interface RatingChange extends StoredStanding {
  readonly season: number;
  readonly points: number;
  readonly games: number;
  readonly opponents: number;
  readonly isShown: boolean;
}

/** A player's rating in a season. */
export interface SeasonRating extends Omit<RatingChange, 'player' | 'number' | 'standing'> {
  /** Null while it is hidden. */
  readonly rank: number | null;
}

/** A player's rating after a game, and where it was before. */
export interface GameRating extends Omit<SeasonRating, 'rank'> {
  /** The rating after the rated game before, maybe of another season; null if there was none. */
  readonly before: { readonly season: number; readonly points: number } | null;
}

/** A line of a season's list. */
export interface RatingRow {
  readonly player: string;
  /** The name of the latest stored game at a public table; null if there is none. */
  readonly name: string | null;
  readonly points: number;
  readonly games: number;
}

/** The stored ratings. Players are known by their public ids. */
export interface RatingRepository {
  /** Whether this game is rated. */
  isRated(game: string): Promise<boolean>;
  /** A player's standing; null if there is none. */
  latest(family: RatedFamily, player: string): Promise<StoredStanding | null>;
  /**
   * Stores all changes that a game makes, or none of them.
   * @returns false if the game is rated already, or another change of one of the standings came first
   */
  add(game: string, changes: readonly RatingChange[]): Promise<boolean>;
  /** Shows what a rated game changed, and deletes the standings before it. Can be repeated. */
  settle(game: string): Promise<void>;
  /** The number of people whose rating is shown. */
  count(family: RatedFamily, season: number): Promise<number>;
  /** The best of them. */
  best(family: RatedFamily, season: number, most: number): Promise<readonly RatingRow[]>;
  /** The ratings of these players, hidden ones too, without names. */
  some(family: RatedFamily, season: number, players: readonly string[]): Promise<readonly RatingRow[]>;
  /** A player's ratings, hidden ones too; of all seasons if none is given. */
  of(player: string, season: number | null): Promise<readonly SeasonRating[]>;
  /** A player's rating after this game; null if it is not rated for them, or an earlier one is not known any more. */
  after(game: string, player: string): Promise<GameRating | null>;
  /** The seasons with rated games of a family, latest first. */
  seasons(family: RatedFamily): Promise<readonly number[]>;
  /** The standings of all people who have played rated games with this player, which may name them. */
  met(player: string): Promise<readonly StoredStanding[]>;
  /** Replaces a standing, and deletes those before it. False if it has changed meanwhile. */
  replace(before: StoredStanding, standing: string | null): Promise<boolean>;
  /** The public ids with ratings that belong to no guest: they were erased. */
  unknown(): Promise<readonly string[]>;
  /** Deletes a player's ratings. */
  remove(player: string): Promise<void>;
}

const SHOWN = ['season', 'points', 'games', 'opponents', 'is_shown'];

const COLUMNS = ['game_id', 'player', 'family', 'number', 'standing', ...SHOWN];

/** Row by row `($1, $2, …)`, for so many rows of a change. */
const values = (rows: number): string =>
  Array.from(
    { length: rows },
    (_, row) => `(${COLUMNS.map((__, column) => `$${row * COLUMNS.length + column + 1}`)})`,
  ).join();

/** Also repeats what was interrupted: the change with the highest number counts. */
const SHOW = `INSERT INTO ratings (player, family, number, ${SHOWN})
  SELECT player, family, number, ${SHOWN} FROM rating_changes WHERE game_id = $1 ORDER BY player
  ON CONFLICT (player, season, family) DO UPDATE SET number = excluded.number, points = excluded.points,
    games = excluded.games, opponents = excluded.opponents, is_shown = excluded.is_shown
  WHERE excluded.number > ratings.number`;

const DROP_BEFORE = `UPDATE rating_changes SET standing = NULL WHERE (player, family, number) IN (
  SELECT player, family, number - 1 FROM rating_changes WHERE game_id = $1)`;

const DROP_OLDER = `UPDATE rating_changes SET standing = NULL
  WHERE player = $1 AND family = $2 AND number < $3 AND standing IS NOT NULL`;

const STANDING = 'player, family, number, standing';

const LATEST = `SELECT ${STANDING} FROM rating_changes WHERE player = $1 AND family = $2 ORDER BY number DESC LIMIT 1`;

const UNKNOWN = `SELECT DISTINCT player FROM ratings
  WHERE player NOT LIKE '%:%' AND NOT EXISTS (SELECT 1 FROM players WHERE id = ratings.player)`;

/** Levels of bots, whose keys have a colon, name nobody in their standings. */
const MET = `SELECT DISTINCT other.player, other.family FROM rating_changes AS mine
  JOIN rating_changes AS other ON other.game_id = mine.game_id
  WHERE mine.player = $1 AND other.player <> $1 AND other.player NOT LIKE '%:%'`;

/** The next standing gets the next number, so that it cannot be stored beside one that was made from the one before. */
const REPLACE = `UPDATE rating_changes SET number = number + 1, standing = $4
  WHERE player = $1 AND family = $2 AND number = $3 RETURNING number`;

/** Players without a name are not listed: no game of theirs with a finished deal is stored any more. */
const isListed = (table: string): string => `${table}.is_shown = 1 AND EXISTS (SELECT 1 FROM game_players
  WHERE player = ${table}.player AND is_public = 1 AND player IS NOT NULL AND name IS NOT NULL)`;

const LISTED = `FROM ratings WHERE family = $1 AND season = $2 AND ${isListed('ratings')}`;

const BEST = `SELECT player, (SELECT name FROM game_players WHERE player = best.player AND player IS NOT NULL
    AND is_public = 1 AND name IS NOT NULL ORDER BY ended DESC, game_id DESC LIMIT 1), points, games
  FROM (SELECT player, points, games ${LISTED} ORDER BY points DESC, player LIMIT $3) AS best
  ORDER BY points DESC, player`;

const OF = `SELECT family, ${SHOWN}, CASE WHEN ${isListed('mine')} THEN 1 + (SELECT count(*) FROM ratings AS better
    WHERE better.family = mine.family AND better.season = mine.season AND ${isListed('better')}
      AND better.points > mine.points) END
  FROM ratings AS mine WHERE player = $1`;

/** Numbers may have gaps, where somebody was taken out of a standing. */
const AFTER = `SELECT mine.family, mine.season, mine.points, mine.games, mine.opponents, mine.is_shown, mine.number,
    earlier.season, earlier.points
  FROM rating_changes AS mine LEFT JOIN rating_changes AS earlier
    ON earlier.player = mine.player AND earlier.family = mine.family AND earlier.number = (
      SELECT max(number) FROM rating_changes
      WHERE player = mine.player AND family = mine.family AND number < mine.number)
  WHERE mine.game_id = $1 AND mine.player = $2`;

/** Reads the index once for each season, instead of once for each player. */
const SEASONS = `WITH RECURSIVE found AS (
    SELECT max(season) AS season FROM ratings WHERE family = $1
    UNION ALL
    SELECT (SELECT max(season) FROM ratings WHERE family = $1 AND season < found.season) FROM found
    WHERE found.season IS NOT NULL)
  SELECT season FROM found WHERE season IS NOT NULL`;

/** Opens the ratings in a SQL database. */
export function openRatings(query: Query): RatingRepository {
  /** Null if a key of it is taken; nothing is changed then. */
  const unlessTaken = async (...asked: Parameters<Query>) => {
    try {
      return await query(...asked);
    } catch (error) {
      if (error instanceof KeyTaken) return null;
      throw error;
    }
  };
  const latest: RatingRepository['latest'] = async (family, player) => {
    const [row] = await query(LATEST, [player, family]);
    return row ? standingOf(row) : null;
  };
  return {
    async isRated(game) {
      return (await query('SELECT 1 FROM rating_changes WHERE game_id = $1 LIMIT 1', [game])).length > 0;
    },
    latest,
    async add(game, changes) {
      // In the same order in all processes, so that none waits for another that waits for it.
      const sorted = changes.toSorted((a, b) => (a.player < b.player ? -1 : 1));
      const rows = sorted.flatMap((change) => [game, ...rowOf(change)]);
      return (
        (await unlessTaken(`INSERT INTO rating_changes (${COLUMNS}) VALUES ${values(sorted.length)}`, rows)) !== null
      );
    },
    async settle(game) {
      await query(SHOW, [game]);
      await query(DROP_BEFORE, [game]);
    },
    async count(family, season) {
      const [[count] = [0]] = await query(`SELECT count(*) ${LISTED}`, [family, season]);
      return Number(count);
    },
    async best(family, season, most) {
      return (await query(BEST, [family, season, most])).map(lineOf);
    },
    async some(family, season, players) {
      const keys = players.map((_, index) => `$${index + 3}`);
      const sql = `SELECT player, NULL, points, games FROM ratings WHERE family = $1 AND season = $2 AND player IN (${keys})`;
      return (await query(sql, [family, season, ...players])).map(lineOf);
    },
    async of(player, season) {
      const rows = await (season === null
        ? query(`${OF} ORDER BY season DESC, family`, [player])
        : query(`${OF} AND season = $2 ORDER BY family`, [player, season]));
      return rows.map(seasonRatingOf);
    },
    async after(game, player) {
      const [row] = await query(AFTER, [game, player]);
      return row ? gameRatingOf(row) : null;
    },
    async seasons(family) {
      return (await query(SEASONS, [family])).map(([season]) => Number(season));
    },
    async met(player) {
      const found: StoredStanding[] = [];
      for (const [other, family] of await query(MET, [player])) {
        const standing = await latest(family as RatedFamily, other as string);
        if (standing) found.push(standing);
      }
      return found;
    },
    async replace({ player, family, number }, standing) {
      const replaced = await unlessTaken(REPLACE, [player, family, number, standing]);
      if (!replaced?.length) return false;
      await query(DROP_OLDER, [player, family, number + 1]);
      return true;
    },
    async unknown() {
      return (await query(UNKNOWN, [])).map(([player]) => player as string);
    },
    async remove(player) {
      await query('DELETE FROM ratings WHERE player = $1', [player]);
      await query('DELETE FROM rating_changes WHERE player = $1', [player]);
    },
  };
}

function rowOf(change: RatingChange): (string | number | null)[] {
  const { player, family, number, standing, season, points, games, opponents, isShown } = change;
  return [player, family, number, standing, season, points, games, opponents, Number(isShown)];
}

const standingOf = ([player, family, number, standing]: readonly unknown[]): StoredStanding => ({
  player: player as string,
  family: family as RatedFamily,
  number: Number(number),
  standing: standing as string | null,
});

const lineOf = ([player, name, points, games]: readonly unknown[]): RatingRow => ({
  player: player as string,
  name: name as string | null,
  points: Number(points),
  games: Number(games),
});

/** Null where an earlier change has been forgotten. */
function gameRatingOf(row: readonly unknown[]): GameRating | null {
  const [number, season, points] = row.slice(6);
  const before = season === null ? null : { season: Number(season), points: Number(points) };
  if (before === null && Number(number) > 0) return null;
  const { rank: _, ...rating } = seasonRatingOf([...row.slice(0, 6), null]);
  return { ...rating, before };
}

const seasonRatingOf = ([
  family,
  season,
  points,
  games,
  opponents,
  isShown,
  rank,
]: readonly unknown[]): SeasonRating => ({
  family: family as RatedFamily,
  season: Number(season),
  ...{ points: Number(points), games: Number(games), opponents: Number(opponents), isShown: Number(isShown) === 1 },
  rank: rank === null ? null : Number(rank),
});
