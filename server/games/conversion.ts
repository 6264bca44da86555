import { gamesIn, NewerGame, readTableRules } from '#table';
import type { FiledGame } from '../store/gameRepository.ts';
import type { UnrecordedTable } from '../store/logRepository.ts';
import { filedGame } from './filedGame.ts';
import { type GameToRate, gameToRate } from './gameToRate.ts';

/** A table, and the lines of its log from `from` on, as stored. */
export interface Unconverted extends UnrecordedTable {
  readonly lines: readonly string[];
}

/** The games in a part of a log. */
export interface Converted {
  readonly games: readonly FiledGame[];
  /** Those that may count for ratings, in the order in which they were played. */
  readonly toRate: readonly GameToRate[];
  /** The number of the line from which to read next time. */
  readonly resume: number;
}

/** Why no games can be made: a newer version wrote the table, or we cannot read it. The words have no cards in them. */
export interface NotConverted {
  readonly why: 'newer' | 'unreadable';
  readonly words: string;
}

/** Makes the games of a table, those that are being played apart. */
export function convert({ order, rules: stored, isEnded, from, lines }: Unconverted): Converted | NotConverted {
  try {
    const { rules } = readTableRules(stored, order.seats);
    const table = { ...order, rules };
    const { games, resume } = gamesIn(
      lines.map((line) => JSON.parse(line) as unknown),
      from,
      table,
    );
    const filed = games.map((game) => filedGame(game, table, isEnded));
    const toRate = games.map((game, index) => gameToRate(game, filed[index] ?? null, table, isEnded));
    return { games: filed.filter((game) => game !== null), toRate: toRate.filter((game) => game !== null), resume };
  } catch (error) {
    const words = error instanceof Error ? error.message : 'no reason given';
    return { why: error instanceof NewerGame ? 'newer' : 'unreadable', words };
  }
}
