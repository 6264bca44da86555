import type { RatedFamily } from '#protocol';

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
export interface RatingLine {
  readonly player: string;
  /** The name of the latest stored game at a public table; null if there is none. */
  readonly name: string | null;
  readonly points: number;
  readonly games: number;
}

/** The stored ratings. Players are known by their public ids. */
export interface RatingBook {
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
  best(family: RatedFamily, season: number, most: number): Promise<readonly RatingLine[]>;
  /** The ratings of these players, hidden ones too, without names. */
  some(family: RatedFamily, season: number, players: readonly string[]): Promise<readonly RatingLine[]>;
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
  /** The public ids with ratings that are nobody's any more. */
  unknown(): Promise<readonly string[]>;
  /** Deletes a player's ratings. */
  remove(player: string): Promise<void>;
}
