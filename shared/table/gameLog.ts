import type { RecordStep } from '#record';
import type { LogEntry, RatedPair } from './log.ts';
import type { TableSetup } from './setup.ts';
import { SeatStays, type Stay } from './stays.ts';
import { readLines } from './upcasters.ts';

/** A game as a table's log has it. */
export interface GameInLog {
  /** When it began, and when its last step happened, by the calendar. */
  readonly began: number;
  readonly ended: number;
  /** `running` also stands for a game that nobody finished. */
  readonly status: 'running' | 'adjourned' | 'over';
  /** The seats that are rated against each other; null if it does not count for ratings. */
  readonly pairs: readonly RatedPair[] | null;
  readonly steps: readonly RecordStep[];
  /** The people and bots at the table during the game, by seat and then in order. */
  readonly stays: readonly Stay[];
}

/** The games in a part of a log. */
export interface GamesInLog {
  readonly games: readonly GameInLog[];
  /** The number of the line from which the log has to be read next time: a snapshot before all that may change. */
  readonly resume: number;
}

/**
 * Finds the games in a table's log, whichever versions wrote it.
 * @param lines the log from a snapshot on, or from its beginning
 * @param first the number of the first of these lines
 * @throws NewerGame
 */
export function gamesIn(lines: readonly unknown[], first: number, { seats }: Pick<TableSetup, 'seats'>): GamesInLog {
  const games: GameInProgress[] = [];
  const stays = new SeatStays(seats);
  /** The last snapshot, and the last one before the last game. */
  let [last, before] = [first, first];
  for (const [index, entry] of readLines(lines).entries.entries()) {
    const line = first + index;
    if (entry.type === 'snapshot') {
      last = line;
      stays.resume(entry.seats);
    }
    if (entry.type === 'game') {
      games.push(new GameInProgress(entry, stays));
      before = last;
    }
    stays.add(entry);
    games.at(-1)?.add(entry);
  }
  const mayChange = games.length > 0 && games.at(-1)?.status !== 'over';
  return { games: games.map((game) => game.logged()), resume: mayChange ? before : last };
}

/** A game while its log is read. */
class GameInProgress {
  readonly #began: number;
  readonly #pairs: readonly RatedPair[] | null;
  readonly #steps: RecordStep[] = [];
  readonly #seats: SeatStays;
  #stays: readonly Stay[] = [];
  #ended: number;
  status: GameInLog['status'] = 'running';

  constructor(entry: Extract<LogEntry, { type: 'game' }>, seats: SeatStays) {
    this.#began = entry.time;
    this.#pairs = entry.pairs ?? null;
    this.#ended = entry.time;
    this.#seats = seats;
  }

  add(entry: LogEntry): void {
    if (this.status === 'over') return;
    if (entry.type === 'adjourned') this.status = 'adjourned';
    if (entry.type === 'resumed') this.status = 'running';
    if (entry.type === 'action') {
      const { by, action, events, time } = entry;
      this.#steps.push({ by, action, events });
      this.#ended = time;
      if (events.some(({ type }) => type === 'gameEnded')) this.status = 'over';
    }
    this.#stays = this.#seats.all();
  }

  logged(): GameInLog {
    return {
      ...{ began: this.#began, ended: this.#ended, status: this.status, pairs: this.#pairs },
      ...{ steps: this.#steps, stays: this.#stays },
    };
  }
}
