import { MAX_COUNTED_GAMES } from '#protocol';
import type { Asked, GameBook } from './gameBook.ts';
import type { Query } from './store.ts';

/** The most players in a head to head. */
const MOST_MET = 50;

/** A player's parts in their latest games, among those that the asker may see. `$1` is the player. */
const mine = ({ isOwn }: Asked): string => `SELECT * FROM game_players
  WHERE player = $1 AND player IS NOT NULL ${visible(isOwn)} ORDER BY ended DESC, game_id DESC LIMIT ${MAX_COUNTED_GAMES}`;

const visible = (isOwn: boolean): string => (isOwn ? '' : 'AND is_public = 1');

const total = (column: string): string => `sum(CASE WHEN place IS NULL THEN 0 ELSE ${column} END)`;

const presetsOf = (asked: Asked): string => `SELECT preset, count(*), count(place),
    sum(CASE WHEN place = 1 THEN 1 ELSE 0 END), ${total('points')}, ${total('deals')}, ${total('outs')},
    ${total('swaps')}, sum(has_left)
  FROM (${mine(asked)}) AS mine JOIN games ON games.id = game_id
  GROUP BY preset ORDER BY count(*) DESC, preset`;

/** The name of the latest game of `met.other`. */
const nameOf = ({ isOwn }: Asked): string => `(SELECT name FROM game_players
  WHERE player = met.other AND player IS NOT NULL ${visible(isOwn)} ORDER BY ended DESC, game_id DESC LIMIT 1)`;

const metBy = (asked: Asked): string => `SELECT other, ${nameOf(asked)}, games, won, lost FROM (
    SELECT others.player AS other, count(*) AS games,
      sum(CASE WHEN mine.place < others.place THEN 1 ELSE 0 END) AS won,
      sum(CASE WHEN mine.place > others.place THEN 1 ELSE 0 END) AS lost
    FROM (${mine(asked)}) AS mine JOIN game_players AS others ON others.game_id = mine.game_id
    WHERE mine.place IS NOT NULL AND others.place IS NOT NULL AND others.player <> $1
    GROUP BY others.player ORDER BY count(*) DESC, others.player LIMIT ${MOST_MET}) AS met
  ORDER BY games DESC, other`;

/** The part of a `GameBook` that makes figures of a player's latest games, so that no player's page is slow. */
export const openProfiles = (query: Query): Pick<GameBook, 'nameOf' | 'presets' | 'met'> => ({
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
