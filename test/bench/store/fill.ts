import { createHash } from 'node:crypto';
import { parseRules } from '#rules';
import { gamesIn } from '#table';
import { filedGame } from '../../../server/games/filedGame.ts';
import type { Query } from '../../../server/store/database.ts';
import type { FiledGame } from '../../../server/store/gameRepository.ts';
import { playTable } from '../../versions/playTable.ts';

/** The people who play, and the share of games at public tables. */
export const PEOPLE = 10_000;
const PUBLIC = 0.7;
const SEATS = 4;
const PRESETS = ['crazy-rummy', 'crazy-rummy-3', 'george', 'basic-rummy'] as const;

/** Games in one statement. */
export const AT_ONCE = 50;

/** The id of a game, or the public id of a player. */
export const idOf = (kind: 'game' | 'player', index: number): string =>
  createHash('md5').update(`${kind} ${index}`).digest('hex');

/** A share between 0 and 1 that is the same in each run. */
export const share = (text: string): number => createHash('md5').update(text).digest().readUInt32BE() / 2 ** 32;

/** A person, those with a low number most often: the first plays one game in eight. */
export const personNumbered = (text: string): number => Math.floor(PEOPLE * share(text) ** 3);

/** A game as the server stores it: 13 deals, with its record. */
export function exampleGame(): FiledGame {
  const { order, entries } = playTable('crazy-rummy');
  const rules = parseRules(order.rules);
  if (!rules) throw new Error('no rules');
  const table = { ...order, rules };
  const [game] = gamesIn(entries, 0, table).games.map((one) => filedGame(one, table, false));
  if (!game) throw new Error('no game');
  return game;
}

/** Returns a function that inserts rows into a table, named with its columns. */
export const insertInto =
  (query: Query) =>
  (table: string, rows: readonly (readonly (string | number | null)[])[]): Promise<unknown> =>
    query(`INSERT INTO ${table} VALUES ${valuesFor(rows)}`, rows.flat());

/** Stores so many games, all of them with the same record. */
export async function fill(query: Query, games: number): Promise<void> {
  const { record, results, rules } = exampleGame();
  const scores = JSON.stringify(results);
  const insert = insertInto(query);
  for (let start = 0; start < PEOPLE; start += 1_000) {
    const people = Array.from({ length: 1_000 }, (_, index) => start + index);
    await insert(
      'players (id, guest)',
      people.map((one) => [idOf('player', one), `guest ${one}`]),
    );
  }
  for (let start = 0; start < games; start += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, games - start) }, (_, index) => start + index);
    await insert(
      'games (id, table_id, is_public, preset, rules, seats, deals, began, ended, status)',
      numbers.map((one) => {
        const times = [13, one * 60_000, one * 60_000 + 900_000, 'finished'];
        return [idOf('game', one), `table ${one}`, isPublic(one), presetOf(one), rules, SEATS, ...times];
      }),
    );
    await insert(
      'game_records (game_id, results, packed)',
      numbers.map((one) => [idOf('game', one), scores, record]),
    );
    await insert(`game_players (${PLAYER})`, numbers.flatMap(playersOf));
  }
}

const PLAYER =
  'game_id, seat, part, player, name, level, first_deal, last_deal, points, place, outs, swaps, has_left, is_public, ended';

const isPublic = (game: number): number => (share(`public ${game}`) < PUBLIC ? 1 : 0);
const presetOf = (game: number): string => PRESETS[game % PRESETS.length] as string;

/** The person in a seat of a game; null in the last, which is a bot's. */
export const personIn = (game: number, seat: number): number | null =>
  seat === SEATS - 1 ? null : personNumbered(`${game} ${seat}`);

const playersOf = (game: number): readonly (readonly (string | number | null)[])[] =>
  Array.from({ length: SEATS }, (_, seat) => {
    const person = personIn(game, seat);
    const who = person === null ? [null, 'Ada', 'steady'] : [idOf('player', person), `Name ${person}`, null];
    const counts = [1, 13, 100 + seat, seat + 1, 3, 1, 0, isPublic(game), game * 60_000 + 900_000];
    return [idOf('game', game), seat, 0, ...who, ...counts];
  });

function valuesFor(rows: readonly (readonly unknown[])[]): string {
  let number = 0;
  return rows.map((row) => `(${row.map(() => `$${++number}`)})`).join(', ');
}
