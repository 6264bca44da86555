import type { LevelName } from './tableView.ts';

/** The families of games with ratings of their own: the groups in the list of games, in its order. */
export const RATED_FAMILIES = ['crazyRummy', 'houses', 'oxner', 'greek', 'cousins'] as const;
export type RatedFamily = (typeof RATED_FAMILIES)[number];

/** A rating is hidden until its player has this many rated games of the season, with this many different people. */
export const ENOUGH = { games: 10, opponents: 5 } as const;

/** The most people that a leaderboard lists. */
export const MOST_RANKED = 100;

/** A line of a leaderboard. */
export interface LeaderboardRow {
  /** 1 for the best; equal points share a rank. */
  readonly rank: number;
  /** Their public id. */
  readonly player: string;
  /** The name of their latest stored game; null if there is none, since all were left in their first deal. */
  readonly name: string | null;
  readonly points: number;
  /** Their rated games of the season. */
  readonly games: number;
}

/** The rating of all bots of a level, by games with people. */
export interface BotRating {
  readonly level: LevelName;
  readonly points: number;
  readonly games: number;
}

/** The asker's own rating in a season. */
export interface OwnRating {
  /** Null while the rating is hidden. */
  readonly points: number | null;
  readonly rank: number | null;
  readonly games: number;
  /** The different people met, counted up to `ENOUGH.opponents`. */
  readonly opponents: number;
}

/** The change of the asker's rating by a rated game; nobody else is told while the rating is hidden. */
export interface RatedResult {
  readonly family: RatedFamily;
  readonly season: string;
  /** The rating after the game. */
  readonly points: number;
  /** The points won; below 0 for points lost. */
  readonly won: number;
  /** As in `OwnRating`, after the game. */
  readonly games: number;
  readonly opponents: number;
  /** Whether the rating was shown to everybody after the game. */
  readonly isShown: boolean;
}

/** The result of a game for the asker's rating. */
export interface OwnRatedGame {
  /** Null if the game is not rated for the asker, or not yet. */
  readonly rating: RatedResult | null;
}

/** The ratings of a family of games in a season. */
export interface Leaderboard {
  readonly family: RatedFamily;
  /** A quarter of a year (UTC), such as `2026-Q4`. */
  readonly season: string;
  /** When it ends, in ms since 1970. */
  readonly ends: number;
  /** The seasons with rated games of this family, latest first. The current one is always the first. */
  readonly seasons: readonly string[];
  /** The number of people whose rating is shown. */
  readonly players: number;
  /** The best of them, at most `MOST_RANKED`. */
  readonly best: readonly LeaderboardRow[];
  readonly bots: readonly BotRating[];
  /** Null if the asker has no rated game of this season, or is not known. */
  readonly own: OwnRating | null;
}

/** A rating as a player's page shows it. */
export interface PlayerRating {
  readonly family: RatedFamily;
  readonly season: string;
  readonly points: number;
  readonly rank: number;
  readonly games: number;
}
