import type { Contest, SimulationTally } from './simulateTally.ts';

/** The printed result of one table. The optional fields exist only with `--against`. */
export interface ReportLine extends Omit<SimulationTally, 'turns'> {
  readonly preset: string;
  readonly players: number;
  readonly turnsPerDeal: number;
  readonly seconds: number;
  readonly against?: string;
  /** The share of deals won, and the share expected by chance. */
  readonly won?: number;
  readonly due?: number;
  /** Points per seat and deal, of the tested bots and of the others. */
  readonly points?: number;
  readonly otherPoints?: number;
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
const per = (sum: number, count: number, digits: number): number => (count === 0 ? 0 : rounded(sum / count, digits));

/** Computes the report line of a table. */
export function lineFor(
  preset: string,
  players: number,
  { turns, ...tally }: SimulationTally,
  seconds: number,
  contest: Contest | null,
): ReportLine {
  const line = { preset, players, ...tally, turnsPerDeal: per(turns, tally.deals, 1), seconds: rounded(seconds, 2) };
  if (!contest) return line;
  const { deals, won, due, points, others } = contest;
  return {
    ...line,
    against: 'random',
    won: per(won, deals, 3),
    due: per(due, deals, 3),
    points: per(points, deals, 1),
    otherPoints: per(others, deals, 1),
  };
}

/** The column headings of the printed table, and the field that each column shows. */
const COLUMNS: readonly (readonly [head: string, key: keyof ReportLine])[] = [
  ['seats', 'players'],
  ['deals', 'deals'],
  ['out', 'wentOut'],
  ['exhausted', 'exhausted'],
  ['void', 'void'],
  ['capped', 'capped'],
  ['no turn', 'noTurn'],
  ['stuck', 'stuck'],
  ['unfinished', 'unfinished'],
  ['turns/deal', 'turnsPerDeal'],
  ['seconds', 'seconds'],
];
const CONTEST: typeof COLUMNS = [
  ['won', 'won'],
  ['by chance', 'due'],
  ['points', 'points'],
  ['others', 'otherPoints'],
];

const WIDTH = 11;
const FIRST = 22;

const columnsFor = (isContest: boolean): typeof COLUMNS => (isContest ? [...COLUMNS, ...CONTEST] : COLUMNS);

/** The heading row of the printed table. */
export const headRow = (isContest: boolean): string =>
  'game'.padEnd(FIRST) +
  columnsFor(isContest)
    .map(([head]) => head.padStart(WIDTH))
    .join('');

/** A report line as a row of the printed table. */
export const rowFor = (line: ReportLine): string =>
  line.preset.padEnd(FIRST) +
  columnsFor(line.against !== undefined)
    .map(([, key]) => String(line[key]).padStart(WIDTH))
    .join('');
