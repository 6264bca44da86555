import type { DealResult } from '#engine';
import {
  type GamePage,
  type GamePlayer,
  type GameSummary,
  type HeadToHead,
  MAX_COUNTED_GAMES,
  type PresetStats,
} from '#protocol';
import type { Query, Rows } from './database.ts';

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
export interface GameFilter {
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
export interface GameRepository {
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
  nameOf(asked: GameFilter): Promise<string | null | undefined>;
  /** A player's games, latest first. */
  history(asked: GameFilter, before: Cursor | null, most: number): Promise<readonly GameSummary[]>;
  /** A player's figures for each kind of game, the most often played first. */
  presets(asked: GameFilter): Promise<readonly PresetStats[]>;
  /** The other players whom this one met. */
  met(asked: GameFilter): Promise<readonly HeadToHead[]>;
  /** Removes a guest's public id, and their name from all games. */
  erase(guest: string): Promise<void>;
  /** Removes erased people from a game: those erased while it was being stored. */
  eraseUnknown(game: string): Promise<void>;
}

/** The most players in a head to head. */
const MAX_OPPONENTS = 50;

/** A player's parts in their latest games, among those that the asker may see. `$1` is the player. */
const mine = ({ isOwn }: GameFilter): string => `SELECT * FROM game_players
  WHERE player = $1 AND player IS NOT NULL ${visible(isOwn)} ORDER BY ended DESC, game_id DESC LIMIT ${MAX_COUNTED_GAMES}`;

const visible = (isOwn: boolean): string => (isOwn ? '' : 'AND is_public = 1');

const total = (column: string): string => `sum(CASE WHEN place IS NULL THEN 0 ELSE ${column} END)`;

const presetsOf = (asked: GameFilter): string => `SELECT preset, count(*), count(place),
    sum(CASE WHEN place = 1 THEN 1 ELSE 0 END), ${total('points')}, ${total('deals')}, ${total('outs')},
    ${total('swaps')}, sum(has_left)
  FROM (${mine(asked)}) AS mine JOIN games ON games.id = game_id
  GROUP BY preset ORDER BY count(*) DESC, preset`;

/** The name of the latest game of `met.other`. */
const nameOf = ({ isOwn }: GameFilter): string => `(SELECT name FROM game_players
  WHERE player = met.other AND player IS NOT NULL ${visible(isOwn)} ORDER BY ended DESC, game_id DESC LIMIT 1)`;

const metBy = (asked: GameFilter): string => `SELECT other, ${nameOf(asked)}, games, won, lost FROM (
    SELECT others.player AS other, count(*) AS games,
      sum(CASE WHEN mine.place < others.place THEN 1 ELSE 0 END) AS won,
      sum(CASE WHEN mine.place > others.place THEN 1 ELSE 0 END) AS lost
    FROM (${mine(asked)}) AS mine JOIN game_players AS others ON others.game_id = mine.game_id
    WHERE mine.place IS NOT NULL AND others.place IS NOT NULL AND others.player <> $1
    GROUP BY others.player ORDER BY count(*) DESC, others.player LIMIT ${MAX_OPPONENTS}) AS met
  ORDER BY games DESC, other`;

/** The part of a `GameRepository` that makes figures of a player's latest games, so that no player's page is slow. */
export const openProfiles = (query: Query): Pick<GameRepository, 'nameOf' | 'presets' | 'met'> => ({
  async nameOf(asked) {
    const [row] = await query(
      `SELECT name FROM game_players WHERE player = $1 AND player IS NOT NULL ${visible(asked.isOwn)}
       ORDER BY ended DESC, game_id DESC LIMIT 1`,
      [asked.player],
    );
    return row && (row[0] as string | null);
  },
  async presets(asked) {
    const rows = await query(presetsOf(asked), [asked.player]);
    return rows.map(([preset, ...counts]) => {
      const [games, finished, firsts, points, deals, outs, swaps, left] = counts.map(Number) as Counts;
      return { preset: preset as string, games, finished, firsts, points, deals, outs, swaps, left };
    });
  },
  async met(asked) {
    const rows = await query(metBy(asked), [asked.player]);
    return rows.map(([player, name, ...counts]) => {
      const [games, won, lost] = counts.map(Number) as [number, number, number];
      return { player: player as string, name: name as string | null, games, won, lost };
    });
  },
});

type Counts = [number, number, number, number, number, number, number, number];

/** `$1, $2, …` for so many parameters, the first numbered `from`. */
const parameters = (count: number, from = 1): string =>
  Array.from({ length: count }, (_, index) => `$${from + index}`).join(', ');

const GAME_COLUMNS = 'id, table_id, is_public, preset, rules, seats, deals, began, ended, status';

/** The deadline for forgetting a game counts from the first tidying after it was stored. */
const KEEP_GAME = `INSERT INTO games (${GAME_COLUMNS}) VALUES (${parameters(10)})
  ON CONFLICT (id) DO UPDATE SET deals = excluded.deals, ended = excluded.ended, status = excluded.status,
    forget_age = NULL`;

const KEEP_RECORD = `INSERT INTO game_records (game_id, results, packed) VALUES ($1, $2, $3)
  ON CONFLICT (game_id) DO UPDATE SET results = excluded.results, packed = excluded.packed`;

const PLAYER_COLUMNS = [
  ...['game_id', 'seat', 'part', 'player', 'name', 'level', 'first_deal', 'last_deal', 'points', 'place', 'outs'],
  ...['swaps', 'has_left', 'is_public', 'ended'],
];

const KEEP_PLAYER = `INSERT INTO game_players (${PLAYER_COLUMNS}) VALUES (${parameters(PLAYER_COLUMNS.length)})
  ON CONFLICT (game_id, seat, part)
  DO UPDATE SET ${PLAYER_COLUMNS.slice(3).map((column) => `${column} = excluded.${column}`)}`;

const ERASE_UNKNOWN = `UPDATE game_players SET player = NULL, name = NULL
  WHERE game_id = $1 AND player IS NOT NULL AND NOT EXISTS (SELECT 1 FROM players WHERE id = game_players.player)`;

const SUMMARY = 'games.id, games.is_public, preset, rules, seats, deals, began, games.ended, status';

/** The most games in one list, for which a statement is kept prepared. */
const MAX_LISTED_GAMES = 50;

/** The statements that read the players of a given number of games. */
const PLAYERS_OF = Array.from(
  { length: MAX_LISTED_GAMES + 1 },
  (_, count) => `SELECT game_id, seat, player, name, level, first_deal, last_deal, points, place, outs, swaps, has_left
    FROM game_players WHERE game_id IN (${parameters(count)}) ORDER BY game_id, seat, part`,
);

/** The statement for a player's games, the latest first, before a game that ended at `$2` and has the id `$3`. */
const historyOf = ({ isOwn }: GameFilter): string => `SELECT ${SUMMARY} FROM (
    SELECT DISTINCT ended, game_id FROM game_players
    WHERE player = $1 AND player IS NOT NULL ${isOwn ? '' : 'AND is_public = 1'}
      AND (ended, game_id) < (CAST($2 AS bigint), CAST($3 AS text))
    ORDER BY ended DESC, game_id DESC LIMIT CAST($4 AS bigint)) AS played
  JOIN games ON games.id = game_id ORDER BY played.ended DESC, game_id DESC`;

/** Finds the games by their player: no index has their tables. */
const RECORD_AT = `SELECT packed FROM players JOIN game_players ON player = players.id
  JOIN games ON games.id = game_players.game_id JOIN game_records ON game_records.game_id = games.id
  WHERE guest = $1 AND table_id = $2 ORDER BY games.ended DESC LIMIT 1`;

const packedIn = (row: readonly unknown[] | undefined): PackedRecord | null => (row ? (row[0] as string) : null);

/** After every game. */
const NOW = { ended: Number.MAX_SAFE_INTEGER, id: '' };

/** The stored games of a SQL database. */
export function openGames(query: Query): GameRepository {
  const publicId = async (guest: string): Promise<string | null> => {
    const [[id] = []] = await query('SELECT id FROM players WHERE guest = $1', [guest]);
    return (id as string | undefined) ?? null;
  };
  const playerOf: GameRepository['playerOf'] = async (guest, newId) => {
    const known = await publicId(guest);
    if (known !== null) return known;
    await query('INSERT INTO players (id, guest) VALUES ($1, $2) ON CONFLICT DO NOTHING', [newId(), guest]);
    return publicId(guest);
  };
  const keepPlayers = async (game: FiledGame, newId: () => string): Promise<void> => {
    for (const one of game.players) {
      const { guest, seat, order, name, level, from, to, points, place, outs, swaps, left } = one;
      const player = guest === null ? null : await playerOf(guest, newId);
      const counts = [from, to, points, place, outs, swaps, Number(left), Number(game.isPublic), game.ended];
      const isErased = guest !== null && player === null;
      await query(KEEP_PLAYER, [game.id, seat, order, player, isErased ? null : name, level, ...counts]);
    }
  };
  /** Games with their players. */
  const withPlayers = async (rows: Rows): Promise<readonly GameSummary[]> => {
    const ids = rows.map(([id]) => id as string);
    const players = ids.length === 0 ? [] : await query(PLAYERS_OF[ids.length] as string, ids);
    return rows.map((row) => summaryOf(row, players));
  };

  return {
    ...openProfiles(query),
    publicId,
    playerOf,
    async keep(game, newId) {
      await keepPlayers(game, newId);
      const { id, table, isPublic, preset, rules, seats, results, began, ended, status, record } = game;
      await query(KEEP_RECORD, [id, JSON.stringify(results), record]);
      const counts = [seats, results.length, began, ended];
      await query(KEEP_GAME, [id, table, Number(isPublic), preset, rules, ...counts, status]);
    },
    async find(id) {
      const [row] = await query(
        `SELECT ${SUMMARY}, CAST(results AS text) FROM games JOIN game_records ON game_id = id WHERE id = $1`,
        [id],
      );
      if (!row) return null;
      const [game] = await withPlayers([row]);
      return game ? { ...game, results: JSON.parse(row[9] as string) } : null;
    },
    async record(id) {
      const [row] = await query('SELECT packed FROM games JOIN game_records ON game_id = id WHERE id = $1', [id]);
      return packedIn(row);
    },
    async recordAt(table, guest) {
      const [row] = await query(RECORD_AT, [guest, table]);
      return packedIn(row);
    },
    async history(asked, before, most) {
      const { ended, id } = before ?? NOW;
      return withPlayers(await query(historyOf(asked), [asked.player, ended, id, Math.min(most, MAX_LISTED_GAMES)]));
    },
    async erase(guest) {
      const player = await publicId(guest);
      if (player === null) return;
      // The public id goes last, so that an interrupted erasure can be repeated.
      await query('UPDATE game_players SET player = NULL, name = NULL WHERE player = $1', [player]);
      await query('DELETE FROM players WHERE id = $1', [player]);
    },
    async eraseUnknown(game) {
      await query(ERASE_UNKNOWN, [game]);
    },
  };
}

function summaryOf(row: readonly unknown[], players: Rows): GameSummary {
  const [id, isPublic, preset, rules, seats, deals, began, ended, status] = row as readonly string[];
  return {
    ...{ id: id as string, isPublic: Number(isPublic) === 1, preset: preset as string, rules: rules as string },
    ...{ seats: Number(seats), deals: Number(deals), began: Number(began), ended: Number(ended) },
    status: status as GameSummary['status'],
    players: players.filter(([game]) => game === id).map(playerOf),
  };
}

function playerOf(row: readonly unknown[]): GamePlayer {
  const [, seat, player, name, level, from, to, points, place, outs, swaps, hasLeft] = row;
  return {
    ...{ seat: Number(seat), player: player as string | null, name: name as string | null },
    ...{ level: level as GamePlayer['level'], from: Number(from), to: Number(to), points: Number(points) },
    place: place === null ? null : Number(place),
    ...{ outs: Number(outs), swaps: Number(swaps), left: Number(hasLeft) === 1 },
  };
}
