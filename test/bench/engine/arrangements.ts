import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { type Figure, median } from '../report.ts';
import type { Anchors } from './anchors.ts';
import type { solvers } from './solvers.ts';

/** The random hands of a file, and the sum of their fewest points, which any exact solver of gin finds. */
interface Hands {
  readonly cards: number;
  /** Only the ranks up to this one, which gives many melds. */
  readonly ranks: 13 | 7;
  readonly checksum: number;
}

const HANDS: readonly Hands[] = [
  { cards: 10, ranks: 13, checksum: 1_130_717 },
  { cards: 11, ranks: 13, checksum: 1_202_836 },
  { cards: 10, ranks: 7, checksum: 507_053 },
  { cards: 11, ranks: 7, checksum: 505_793 },
];
const COUNT = 20_000;
const SEED = 42;
const SECONDS = 0.4;

/** The solvers that are compared, as `solvers.ts` and the reference program name them. */
type SolverName = keyof typeof solvers | 'own_table_masks' | 'own_table_ids';

/** A result of the reference program: one line of JSON per solver and run. */
export interface Solved {
  readonly solver: string;
  readonly per_s: number;
  /** The sum of the fewest points of all hands. */
  readonly sum?: number;
  readonly wrong_vs_table: number;
}

const ROWS: readonly { readonly name: string; readonly ours: SolverName; readonly beside: SolverName }[] = [
  { name: 'fewest points, no wilds', ours: 'natural', beside: 'own_table_masks' },
  { name: 'fewest points, wilds', ours: 'wild', beside: 'own_table_masks' },
  { name: 'cheapest melds themselves, no wilds', ours: 'melds', beside: 'own_table_ids' },
];

/** The least share of the reference's hands per second that our solver should solve, with 10 cards of all ranks. */
const LEAST: Partial<Record<SolverName, number>> = { natural: 0.6, wild: 0.2 };

/** Reads the output of `meldbench.mjs`, with one line per solver. */
export const solvedIn = (output: string): ReadonlyMap<string, Solved> =>
  new Map(
    output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Solved)
      .map((line) => [line.solver, line]),
  );

/**
 * Checks the sums of the solvers that are exact for gin.
 * @throws Error if one of them is wrong
 */
export function checkSums(solved: ReadonlyMap<string, Solved>, checksum: number): void {
  for (const { solver, sum, wrong_vs_table: wrong } of solved.values()) {
    if (sum !== undefined && (sum !== checksum || wrong > 0)) {
      throw new Error(`${solver}: ${wrong} wrong hands, checksum ${sum} instead of ${checksum}`);
    }
  }
}

/** The speed of `#solver` ÷ that of the table solver on the same hands, and whether the points are the same. */
export function arrangementFigures(anchors: Anchors, rounds: number): Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'hands-'));
  try {
    return HANDS.flatMap((hands) => figuresFor(anchors, hands, join(folder, `${hands.cards}-${hands.ranks}`), rounds));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function figuresFor(anchors: Anchors, { cards, ranks, checksum }: Hands, file: string, rounds: number): Figure[] {
  execFileSync(process.execPath, [anchors.hands, `${cards}`, `${COUNT}`, file, `${SEED}`, `${ranks}`]);
  const peer = relative(process.cwd(), join(import.meta.dirname, 'solvers.ts'));
  const solved = Array.from({ length: rounds }, () => {
    const found = solvedIn(execFileSync(process.execPath, [anchors.melds, file, '1', `${SECONDS}`, peer]).toString());
    checkSums(found, checksum);
    return found;
  });
  const among = ranks === 13 ? `${cards} cards` : `${cards} cards up to 7`;
  return ROWS.map(({ name, ours, beside }) => {
    const shares = solved.map((found) => (found.get(ours)?.per_s ?? 0) / (found.get(beside)?.per_s ?? 0));
    const least = cards === 10 && ranks === 13 ? LEAST[ours] : undefined;
    const figure = { name: `${name}, ${among} ÷ table solver`, value: median(shares), unit: '×' };
    return least === undefined ? figure : { ...figure, least };
  });
}
