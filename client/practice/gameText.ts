import type { RuleSet } from '#engine';
import { printRecord } from '#record';
import { type ActionEntry, LOG_VERSION, type LogEntry, type TableLog, type VersionedLogEntry } from '#table';

/** Collects the steps of the current game from a table's log, to print its finished deals. */
export class GameText implements TableLog {
  readonly #log: TableLog;
  readonly #rules: RuleSet;
  readonly #seats: number;
  #steps: ActionEntry[] = [];
  /** Whether the steps are those of the whole game so far. */
  #isWhole = false;

  /** @param past the lines of a saved game, of any version @param log gets all lines */
  constructor(game: { readonly rules: RuleSet; readonly seats: number }, past: readonly unknown[], log: TableLog) {
    this.#rules = game.rules;
    this.#seats = game.seats;
    this.#log = log;
    for (const line of past) this.#collect(line as LogEntry & { readonly v?: number });
  }

  append(line: VersionedLogEntry): void {
    this.#collect(line);
    this.#log.append(line);
  }

  /**
   * The record of the game up to its last finished deal; null if no deal is finished, or if its beginning is missing or
   * was written by another version. Nothing of a running deal is in it.
   */
  finished(): string | null {
    const steps = this.#steps.slice(0, lastEnd(this.#steps));
    return this.#isWhole && steps.length > 0 ? printRecord({ rules: this.#rules, seats: this.#seats, steps }) : null;
  }

  #collect(line: LogEntry & { readonly v?: number }): void {
    if (line.type === 'game') {
      this.#steps = [];
      this.#isWhole = true;
    }
    if (line.type !== 'action') return;
    if (line.v === LOG_VERSION) this.#steps.push(line);
    else this.#isWhole = false;
  }
}

/** The number of steps before the deal that is running; 0 before the first has ended. */
function lastEnd(steps: readonly ActionEntry[]): number {
  const has = (type: 'dealt' | 'dealEnded') =>
    steps.findLastIndex(({ events }) => events.some((one) => one.type === type));
  const [dealt, ended] = [has('dealt'), has('dealEnded')];
  if (ended < 0) return 0;
  return dealt > ended ? dealt : steps.length;
}
