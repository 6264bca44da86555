import type { GamePlayer, GameSummary } from '#protocol';
import type { Asked, FiledGame, GameBook, PackedRecord } from './gameBook.ts';
import { openProfiles } from './sqlProfiles.ts';
import type { Query, Rows } from './store.ts';

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
const MOST_LISTED = 50;

/** The statements that read the players of a given number of games. */
const PLAYERS_OF = Array.from(
  { length: MOST_LISTED + 1 },
  (_, count) => `SELECT game_id, seat, player, name, level, first_deal, last_deal, points, place, outs, swaps, has_left
    FROM game_players WHERE game_id IN (${parameters(count)}) ORDER BY game_id, seat, part`,
);

/** The statement for a player's games, the latest first, before a game that ended at `$2` and has the id `$3`. */
const historyOf = ({ isOwn }: Asked): string => `SELECT ${SUMMARY} FROM (
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
export function openGames(query: Query): GameBook {
  const publicId = async (guest: string): Promise<string | null> => {
    const [[id] = []] = await query('SELECT id FROM players WHERE guest = $1', [guest]);
    return (id as string | undefined) ?? null;
  };
  const playerOf: GameBook['playerOf'] = async (guest, newId) => {
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
      return withPlayers(await query(historyOf(asked), [asked.player, ended, id, Math.min(most, MOST_LISTED)]));
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
