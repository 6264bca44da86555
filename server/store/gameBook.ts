import type { DealResult } from '#engine';
import type { GamePage, GamePlayer, GameSummary, HeadToHead, PresetStats } from '#protocol';

/** Somebody's part in a game to be stored. */
export interface FiledPlayer extends Omit<GamePlayer, 'player'> {
  /** 0 for the first who held the seat in this game, then 1, and so on. */
  readonly order: number;
  /** The guest; null for a bot, or for somebody whose data was erased. */
  readonly guest: string | null;
}

/** The text of a record, compressed by Brotli, in base64. */
export type PackedRecord = string;

/** A game that is no longer played, as it is to be stored. */
export interface FiledGame extends Omit<GameSummary, 'players' | 'deals'> {
  /** The id of its table. */
  readonly table: string;
  readonly results: readonly DealResult[];
  readonly players: readonly FiledPlayer[];
  readonly record: PackedRecord;
}

/** Whose games are asked for, and whether those of private tables are included. */
export interface Asked {
  /** A public id. */
  readonly player: string;
  readonly isOwn: boolean;
}

/** The end of a part of a list: the next part is older. */
export interface Cursor {
  readonly ended: number;
  readonly id: string;
}

/** The stored games and their players. A player is known by a public id, which is not the guest's number. */
export interface GameBook {
  /**
   * Stores a game, or stores it anew if it has been played on since. It is seen only once all of it is stored.
   * @param newId makes a public id for a guest who has none
   */
  keep(game: FiledGame, newId: () => string): Promise<void>;
  /** The game with this id; null if there is none. */
  find(id: string): Promise<GamePage | null>;
  /** The record of the game with this id; null if there is none. */
  record(id: string): Promise<PackedRecord | null>;
  /** The record of the latest game that this guest played at this table; null if there is none. */
  recordAt(table: string, guest: string): Promise<PackedRecord | null>;
  /** The public id of a guest; null if they have none. A guest has one from their first stored or rated game on. */
  publicId(guest: string): Promise<string | null>;
  /** The same, made by `newId` if they have none. Null if they are being erased right now. */
  playerOf(guest: string, newId: () => string): Promise<string | null>;
  /** A player's latest name, among the games that may be seen; undefined if there is no such game. */
  nameOf(asked: Asked): Promise<string | null | undefined>;
  /** A player's games, latest first. */
  history(asked: Asked, before: Cursor | null, most: number): Promise<readonly GameSummary[]>;
  /** A player's figures for each kind of game, the most often played first. */
  presets(asked: Asked): Promise<readonly PresetStats[]>;
  /** The other players whom this one met. */
  met(asked: Asked): Promise<readonly HeadToHead[]>;
  /** Removes a guest's public id, and their name from all games. */
  erase(guest: string): Promise<void>;
  /** Removes from a game everybody whose public id is nobody's any more: they were erased while it was stored. */
  eraseUnknown(game: string): Promise<void>;
}
