import { type Figure, machine, type Report } from '../report.ts';
import { borneFigures } from './borne.ts';
import { canPin } from './child.ts';
import { memoryFigures } from './memory.ts';
import { openingFigures } from './opening.ts';
import { peopleFigures } from './people.ts';
import { quietFigures } from './quiet.ts';
import { thinkingFigures } from './thinking.ts';
import { timeFigures } from './times.ts';

/** The parts of the benchmark, in order, by their name on the command line. */
const PARTS = {
  opening: openingFigures,
  times: timeFigures,
  thinking: thinkingFigures,
  borne: borneFigures,
  memory: memoryFigures,
  quiet: quietFigures,
  people: peopleFigures,
} satisfies Readonly<Record<string, () => readonly Figure[] | Promise<readonly Figure[]>>>;

/** The names of the parts. */
export const SERVER_PARTS = Object.keys(PARTS) as readonly (keyof typeof PARTS)[];

/**
 * Measures how many tables a server can carry on one core, compared with relays that have no game logic.
 * @param parts the parts to measure; all by default
 */
export async function benchServer(parts: readonly string[] = []): Promise<Report> {
  const where = serverMachine();
  const figures: Figure[] = [];
  for (const part of SERVER_PARTS) {
    if (parts.length === 0 || parts.includes(part)) figures.push(...(await PARTS[part]()));
  }
  return { machine: where, figures };
}

/** The machine, and where the processes of the benchmark run on it. */
export function serverMachine(): string[] {
  const store = process.env.DATABASE_URL ? 'PostgreSQL, on any core' : 'SQLite, in its thread on the same core';
  return [
    ...machine(),
    canPin ? 'server and relay on one core, the clients on another' : 'processes could not be pinned to a core here',
    `every action stored: ${store}`,
  ];
}
