import type { GenericSchema } from 'valibot';
import type { Result } from '#engine';
import type {
  ApiRefusal,
  DailyGames,
  DailyPage,
  GameHistory,
  GamePage,
  Leaderboard,
  OwnPlayer,
  OwnRatedGame,
  PlayerProfile,
  PlayerRating,
  RatedFamily,
  RatedResult,
} from '#protocol';
import type { GameRepository, PackedRecord } from '../../store/gameRepository.ts';

/** The parts of the server on which the API works. */
export interface ApiContext {
  readonly games: GameRepository;
  /** The daily deal of this day, by default today's, as this guest may see it; null if the day has not begun. */
  daily(day: string | null, guest: string | null): Promise<DailyPage | null>;
  /** This guest's game of a day and the best other one; null if they have not finished the deal. */
  dailyGames(day: string, guest: string): Promise<DailyGames | null>;
  readonly ratings: RatingPages;
  /** The text of a stored record. Fails if it is damaged. */
  unpack(record: PackedRecord): Promise<string>;
  /** Erases a guest. */
  erase(guest: string): Promise<Result<null, 'alreadyPlaying' | 'offline'>>;
}

/** Ratings as the API shows them. Players are known by their public ids. */
export interface RatingPages {
  /**
   * The ratings of a family in a season, by default the current one, as this player may see them; null if the season
   * is impossible.
   */
  leaderboard(family: RatedFamily, season: string | null, player: string | null): Promise<Leaderboard | null>;
  /** A player's ratings that anybody may see. */
  shown(player: string): Promise<readonly PlayerRating[]>;
  /** All ratings of a player, for themselves. */
  all(player: string): Promise<readonly Omit<PlayerRating, 'rank'>[]>;
  /** The change of a player's rating by a game, for themselves; null if it is not rated for them, or not yet. */
  result(game: string, player: string): Promise<RatedResult | null>;
}

/** A request whose parts have been checked. */
export interface ApiRequest {
  /** The id in its path; empty if it has none. */
  readonly id: string;
  /** The day in its path, such as `2026-11-23`; empty if it has none. */
  readonly day: string;
  /** The family in its path; null if it has none. */
  readonly family: RatedFamily | null;
  readonly query: Readonly<Record<string, unknown>>;
  /** The holder of its token; null if it has none. */
  readonly guest: string | null;
}

/** A reply: an object as JSON, a text, or a JSON text in parts. */
export type ApiReply =
  | GamePage
  | GameHistory
  | PlayerProfile
  | OwnPlayer
  | OwnRatedGame
  | DailyGames
  | DailyPage
  | Leaderboard
  | { readonly ok: true }
  | string
  | AsyncIterable<string>;

/** A path of the API. */
export interface ApiRoute {
  readonly method: 'get' | 'post';
  /** With `:id` where an id of 32 hex digits has its place, `:day` where a day has, `:family` where a family has. */
  readonly path: string;
  /** For the description: what it does, and what is particular about it. */
  readonly summary: string;
  readonly details: string;
  readonly token: 'no' | 'may' | 'must';
  /** Set on expensive routes: each guest may call them only a few times. */
  readonly isExpensive?: true;
  readonly query: GenericSchema<unknown, Readonly<Record<string, unknown>>>;
  /** The shape of its JSON; null for a text. */
  readonly reply: GenericSchema | null;
  readonly refusals: readonly ApiRefusal[];
  answer(context: ApiContext, request: ApiRequest): Promise<Result<ApiReply, ApiRefusal>>;
}

/** The HTTP status of each refusal. */
export const STATUS_OF: Readonly<Record<ApiRefusal, number>> = {
  badMessage: 400,
  badToken: 401,
  noSuchGame: 404,
  noSuchPlayer: 404,
  alreadyPlaying: 409,
  tooFast: 429,
  offline: 503,
};
