import { storedRules } from '#rules';
import { NewerGame, readTableRules, type TableLog, type VersionedLogEntry } from '#table';
import type { Keeping, KeptGame } from './deviceKeeping.ts';
import { type LocalTable, openLocalTable, type PracticeHost } from './localTable.ts';

/** The host of a table whose log is saved on this device. */
export type KeptHost = Omit<PracticeHost, 'log'> & { readonly keeping: Keeping };

/** How long a device may take to save before nothing waits for it any more, in ms. */
const SAVE_LIMIT_MS = 5_000;

type Show = Parameters<typeof openLocalTable>[3];

/**
 * Opens the table of a game, new or saved, and saves the game in place of any other. Does not touch the saved game if
 * the table cannot be opened.
 * @throws RangeError if the game is invalid; NewerGame if a newer version of the page saved it
 */
export function openKeptTable(game: KeptGame, { keeping, ...host }: KeptHost, show: Show): LocalTable {
  const read = readTableRules(game.ruleSet, game.options.seats);
  const log = new LateLog();
  const table = openLocalTable(game, read, { ...host, log }, show);
  // Saved together: today's rules alone would be wrong for a deal that was only cancelled in a later line.
  log.writeTo((lines) => keeping.begin({ ...game, ruleSet: storedRules(read.rules), past: [...game.past, ...lines] }));
  return table;
}

/** Resumes the saved game; null if there is none or it cannot be resumed. */
export async function resumeKeptTable(host: KeptHost, show: Show): Promise<LocalTable | null> {
  const game = await host.keeping.read();
  try {
    return game && openKeptTable(game, host, show);
  } catch (error) {
    // A damaged game cannot be resumed. One of a newer version can, once that version is back, unless a new one starts.
    if (!(error instanceof NewerGame)) host.keeping.forget();
    return null;
  }
}

/**
 * Posts messages in order, each once what happened before it is saved: a reload then finds all that the player has
 * seen. A device that does not answer delays the game once.
 */
export function onceSaved<Message>(
  { keeping, after }: Pick<KeptHost, 'keeping' | 'after'>,
  post: (message: Message) => void,
): (message: Message) => void {
  let isLate = false;
  const settled = (): Promise<void> =>
    new Promise((resolve) => {
      const cancel = after(SAVE_LIMIT_MS, () => {
        isLate = true;
        resolve();
      });
      void keeping.settled().then(() => {
        cancel();
        resolve();
      });
    });
  let posted = Promise.resolve();
  return (message) => {
    posted = posted.then(() => (isLate ? undefined : settled())).then(() => post(message));
  };
}

/** A log that collects its lines until there is another one to write to. */
class LateLog implements TableLog {
  readonly #lines: VersionedLogEntry[] = [];
  #next: TableLog = { append: (line) => void this.#lines.push(line) };

  append(line: VersionedLogEntry): void {
    this.#next.append(line);
  }

  /** Writes all further lines to the log that `begin` returns for the lines so far. */
  writeTo(begin: (lines: readonly VersionedLogEntry[]) => TableLog): void {
    this.#next = begin(this.#lines);
  }
}
