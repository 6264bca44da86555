import type { DealResult, Seat } from '#engine';
import type { LevelName } from './tableView.ts';

/** How a stored game ended. `abandoned`: everybody left for good, or the table failed. */
export const GAME_STATUSES = ['finished', 'adjourned', 'abandoned'] as const;

export type GameStatus = (typeof GAME_STATUSES)[number];

/** Somebody's part in a stored game. A seat has several if somebody left and another person took it. */
export interface GamePlayer {
  readonly seat: Seat;
  /** Their public id, which is not the guest's number; null for a bot, or for somebody who erased their data. */
  readonly player: string | null;
  /** The name everybody at the table saw; null if it was erased. */
  readonly name: string | null;
  /** A bot's level; null for a person. */
  readonly level: LevelName | null;
  /** The first deal of their part, from 1, and the last. */
  readonly from: number;
  readonly to: number;
  /** The seat's points when their part ended. */
  readonly points: number;
  /** 1 for the best total; null in a game that was not finished, and for somebody who left. */
  readonly place: number | null;
  /** Deals they went out in, and wilds they took out of melds, while no bot stood in for them. */
  readonly outs: number;
  readonly swaps: number;
  /** They left the table for good before the game was over. */
  readonly left: boolean;
}

/** A stored game, as lists have it. */
export interface GameSummary {
  /** 128 bits as hex. Anybody who knows it may see the game. */
  readonly id: string;
  readonly isPublic: boolean;
  /** The id of the named game that the rules started from, and the rules' code. */
  readonly preset: string;
  readonly rules: string;
  readonly seats: number;
  /** The number of finished deals. */
  readonly deals: number;
  /** Calendar times in ms since 1970. */
  readonly began: number;
  readonly ended: number;
  readonly status: GameStatus;
  readonly players: readonly GamePlayer[];
}

/** A stored game, with the score of each deal. */
export interface GamePage extends GameSummary {
  readonly results: readonly DealResult[];
}

/** A part of a player's games, latest first. */
export interface GameHistory {
  readonly games: readonly GameSummary[];
  /** The `before` that asks for the next part; null if this is the last. */
  readonly before: string | null;
}

/** A player's games of one kind, among the latest `MAX_COUNTED_GAMES` that the asker may see. */
export interface PresetStats {
  readonly preset: string;
  /** All their games, and those that they finished. The other figures are of finished games. */
  readonly games: number;
  readonly finished: number;
  readonly firsts: number;
  readonly points: number;
  readonly deals: number;
  readonly outs: number;
  readonly swaps: number;
  /** Games that they left early. */
  readonly left: number;
}

/** Another player whom this one has met at a table, and the games that both finished. */
export interface HeadToHead {
  readonly player: string;
  readonly name: string | null;
  readonly games: number;
  /** Games in which this player, or the other, had the better place. */
  readonly won: number;
  readonly lost: number;
}

/** The number of a player's latest games from which figures are made. */
export const MAX_COUNTED_GAMES = 500;

/** A player, as far as the asker may see their games. */
export interface PlayerProfile {
  readonly id: string;
  /** The name of their latest game. */
  readonly name: string | null;
  /** Whether the asker is this player, and so sees the games of private tables too. */
  readonly isOwn: boolean;
  readonly presets: readonly PresetStats[];
  /** The most often met first, at most 50. */
  readonly met: readonly HeadToHead[];
  /** Their ratings of the current season that are shown. */
  readonly ratings: readonly PlayerRating[];
}

/** The holder of a guest's token. */
export interface OwnPlayer {
  /** Their public id; null until they have a stored game. */
  readonly player: string | null;
}

/** The path of the API of stored games. */
export const API_PATH = '/api';

/** Why a request to the API is refused. */
export const API_REFUSALS = [
  'badMessage', // a wrong id, parameter or body
  'badToken',
  'tooFast',
  'noSuchGame', // or it is still being played
  'noSuchPlayer',
  'alreadyPlaying', // erasing: leave your running games first
  'offline', // the store does not answer; try again
] as const;

export type ApiRefusal = (typeof API_REFUSALS)[number];

/** The families of games with ratings of their own: the groups in the list of games, in its order. */
export const RATED_FAMILIES = ['crazyRummy', 'houses', 'oxner', 'greek', 'cousins'] as const;
export type RatedFamily = (typeof RATED_FAMILIES)[number];

/** A rating is hidden until its player has this many rated games of the season, with this many different people. */
export const RATING_SHOWN_FROM = { games: 10, opponents: 5 } as const;

/** The most people that a leaderboard lists. */
export const MAX_LEADERBOARD_ROWS = 100;

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
  /** The different people met, counted up to `RATING_SHOWN_FROM.opponents`. */
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
  /** The best of them, at most `MAX_LEADERBOARD_ROWS`. */
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

/** A line of the table of the day. */
export interface DailyRow {
  readonly name: string | null;
  readonly points: number;
  /** Their place among the seats of their own table, from 1. */
  readonly place: number;
}

/** Somebody's own result of a day. */
export interface DailyResult {
  readonly points: number;
  readonly place: number | null;
  /** Their rank among all who have finished the day's deal, from 1. */
  readonly rank: number;
}

/** A day on which somebody finished the deal. */
export interface DailyDay extends Pick<DailyRow, 'points'> {
  /** The day (UTC), such as `2026-11-23`. */
  readonly day: string;
  /** Their place at their own table, from 1. */
  readonly place: number | null;
}

/** The days of a calendar: five weeks. */
export const CALENDAR_DAYS = 35;

/** The daily deal of a day, as somebody may see it. */
export interface DailyPage {
  /** The day (UTC), such as `2026-11-23`. */
  readonly day: string;
  /** The number of people who have finished it. */
  readonly count: number;
  /** The best of them, fewest points first. */
  readonly best: readonly DailyRow[];
  /** Null until the asker has finished it. */
  readonly own: DailyResult | null;
  /** The days in a row on which the asker has finished the deal, up to this day or the one before. */
  readonly streak: number;
  /** Those of the last five weeks up to this day on which the asker has finished the deal, latest first. */
  readonly days: readonly DailyDay[];
}

/** The seat of the player at each table of a daily deal; bots have the others. */
export const DAILY_SEAT = 0;

/** Two games with the same cards, for somebody who has finished theirs. Records are texts (`#record`). */
export interface DailyGames {
  /** The asker's game. */
  readonly own: string;
  /** That of the best other player; null until another has finished the deal. */
  readonly best: (DailyRow & { readonly record: string }) | null;
}
