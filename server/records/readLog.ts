import type { LogBook, UnrecordedTable } from '../store/store.ts';

/** The number of lines that are read at once. */
const LINES_AT_ONCE = 500;

/** The most characters of a log that are sent to the thread at once; a game of 13 deals has some 200,000. */
const MOST_CHARACTERS = 16_000_000;

/** A part of a log. */
export interface LogPart {
  /** Null if they are too long. */
  readonly lines: readonly string[] | null;
  /** The number of lines. */
  readonly count: number;
  /** Its guests, with the number of a line that has theirs. */
  readonly guests: ReadonlyMap<string, number>;
}

/** Reads the part of a log that nobody has looked at, and lists its guests. */
export async function readLogOf(logs: LogBook, { id, from }: UnrecordedTable): Promise<LogPart> {
  const guests = new Map<string, number>();
  const lines: string[] = [];
  let [count, characters] = [0, 0];
  for (;;) {
    const part = await logs.lines(id, from + count, LINES_AT_ONCE);
    for (const [guest, index] of guestsIn(part)) {
      if (guests.has(guest)) continue;
      guests.set(guest, from + count + index);
      await logs.sat(guest, id);
    }
    count += part.length;
    characters += part.reduce((sum, { length }) => sum + length, 0);
    if (characters <= MOST_CHARACTERS) lines.push(...part);
    else lines.length = 0;
    if (part.length < LINES_AT_ONCE) return { lines: characters <= MOST_CHARACTERS ? lines : null, count, guests };
  }
}

/** The numbers of guests in lines of a log, of any version, each with the index of its line. */
const guestsIn = (lines: readonly string[]): readonly (readonly [guest: string, index: number])[] =>
  lines.flatMap((line, index) =>
    [...line.matchAll(/"player": ?"([0-9a-f]{32})"/g)].map(([, guest]) => [guest as string, index] as const),
  );
