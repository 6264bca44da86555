import { gameWinners, standing } from '#engine';
import type { TableView } from '#protocol';
import { printRules } from '#rules';
import { storedJson, validIn } from './storedJson.ts';

/** The most games remembered. */
const MAX_LAST_GAMES = 3;

/** A finished game of the player on this device. */
export interface LastGame {
  /** The code of its rules. */
  readonly rules: string;
  readonly isDaily: boolean;
  /** 1 for the best total. */
  readonly place: number;
  /** The totals of all seats, in order of the seats. */
  readonly totals: readonly number[];
  readonly seat: number;
  /** Null if the game has no id. */
  readonly gameId: string | null;
  /** In ms since 1970. */
  readonly endedAt: number;
}

/** The last finished games on this device, practice included. They never leave it. */
export interface LastGames {
  /** The latest first. */
  all(): readonly LastGame[];
  /** Remembers the finished game of this table, once. */
  note(table: TableView, now: number): void;
  forget(): void;
}

/** Opens the memory. If the browser forbids storage, `storage` throws, and nothing is remembered. */
export function openLastGames(storage: () => Storage): LastGames {
  const stored = storedJson(storage, '.results', (found) => validIn(found, isLastGame));
  const all = (): readonly LastGame[] => stored.read() ?? [];
  return {
    all,
    note(table, endedAt) {
      const game = finishedGame(table, endedAt);
      const before = all();
      if (game && !before.some((other) => isSame(other, game)))
        stored.write([game, ...before].slice(0, MAX_LAST_GAMES));
    },
    forget: () => void stored.write([]),
  };
}

function finishedGame({ stage, game, viewer, rules, isDaily, gameId }: TableView, endedAt: number): LastGame | null {
  if (stage !== 'over' || !game || viewer === 'spectator') return null;
  const totals = game.seats.map(({ total }) => total);
  const winners = gameWinners(game.rules, totals, game.results.at(-1)?.out ?? -1);
  const own = standing(game.rules, totals, winners).find(({ seat }) => seat === viewer);
  return own ? { rules: printRules(rules), isDaily, place: own.place, totals, seat: viewer, gameId, endedAt } : null;
}

/** A table that is over stays so until people leave: a reload shows the same game again. */
const isSame = (one: LastGame, other: LastGame): boolean =>
  one.gameId && other.gameId
    ? one.gameId === other.gameId
    : one.rules === other.rules && one.seat === other.seat && one.totals.join() === other.totals.join();

function isLastGame(value: unknown): value is LastGame {
  const { rules, place, totals, seat, endedAt } = (value ?? {}) as Partial<Record<keyof LastGame, unknown>>;
  return typeof rules === 'string' && Array.isArray(totals) && [place, seat, endedAt].every(Number.isFinite);
}
