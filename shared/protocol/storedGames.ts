import type { DealResult, Seat } from '#engine';
import type { PlayerRating } from './ratings.ts';
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

/** A player's games of one kind, among the latest `MOST_COUNTED` that the asker may see. */
export interface PresetRecord {
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
export const MOST_COUNTED = 500;

/** A player, as far as the asker may see their games. */
export interface PlayerProfile {
  readonly id: string;
  /** The name of their latest game. */
  readonly name: string | null;
  /** Whether the asker is this player, and so sees the games of private tables too. */
  readonly isOwn: boolean;
  readonly presets: readonly PresetRecord[];
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
