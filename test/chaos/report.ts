import type { Outcome } from './chaos.ts';
import { type Hoard, hoarded } from './hoard.ts';
import type { Siege } from './hostile.ts';
import { POWER_MOMENTS } from './power/moments.ts';
import { type PowerOutcome, PRIOR, type Sweep } from './power/sweep.ts';

/** The report of a run, one row per count. */
export function chaosTable({
  tally,
  people,
  tables,
  deals,
  steps,
  longestOutage,
  longestReplacement,
  took,
  faults,
}: Outcome): string {
  const rows: readonly (readonly [string, number])[] = [
    ['tables with finished games', tables],
    ['people', people],
    ['deals', deals],
    ['actions stored', steps],
    ...tally.rows(),
    ['longest time without a table, ms', Math.round(longestOutage)],
    ['longest replacement of a process, ms', Math.round(longestReplacement)],
    ['faults', faults.length],
    ['seconds', Math.round(took / 1_000)],
  ];
  return print(rows);
}

/**
 * The report of runs with power cuts.
 * @param creation the number of power cuts during first starts
 */
export function powerAsTable(rounds: readonly PowerOutcome[], creation: number, faults: readonly string[]): string {
  const sum = (count: (round: PowerOutcome) => number): number =>
    rounds.reduce((total, round) => total + count(round), 0);
  const played = POWER_MOMENTS.map((moment) => [`cuts: ${moment}`, sum(({ cuts }) => cuts.get(moment) ?? 0)] as const);
  return print([
    ['cuts: first start', creation],
    ...played,
    ['cuts in total', played.reduce((total, [, count]) => total + count, creation)],
    ['tables with finished games', sum(({ tables }) => tables)],
    ['answers acknowledged', sum(({ tally }) => tally.of('answers acknowledged'))],
    ['actions stored', sum(({ steps }) => steps)],
    ['other tables created', sum(({ created }) => created)],
    ['returns', sum(({ tally }) => tally.of('returns'))],
    ['faults', faults.length],
    ['seconds of play', Math.round(sum(({ took }) => took) / 1_000)],
  ]);
}

/** The report of sweeps that cut the power at every operation. */
export const sweepsAsTable = (sweeps: readonly Sweep[]): string =>
  print([
    ...sweeps.map(({ disks }, index) => [`disks checked, folder before: ${PRIOR[index]}`, disks] as const),
    ['faults', sweeps.reduce((sum, { faults }) => sum + faults.length, 0)],
  ]);

const MEGABYTE = 1_000_000;

/** The report of a run with hostile messages. */
export const siegeAsTable = ({ sent, entries, before, after, logged }: Siege): string =>
  print([
    ['hostile messages', sent],
    ['connections opened for them', entries],
    ['heap in use before, MB', Math.round(before.heapUsed / MEGABYTE)],
    ['heap in use after, MB', Math.round(after.heapUsed / MEGABYTE)],
    ['memory of the process before, MB', Math.round(before.rss / MEGABYTE)],
    ['memory of the process after, MB', Math.round(after.rss / MEGABYTE)],
    ['errors logged', logged.length],
  ]);

/** The report of a run with hoarding clients. */
export const hoardAsTable = (hoard: Hoard): string =>
  print([
    [`${hoard.hoarding}: connections held`, hoard.lines],
    ['connections opened in total', hoard.opened],
    ['growth of memory in use, MB', Math.round(hoarded(hoard) / MEGABYTE)],
    ['memory of the process before, MB', Math.round(hoard.before.rss / MEGABYTE)],
    ['peak memory of the process, MB', Math.round(hoard.largest / MEGABYTE)],
  ]);

function print(rows: readonly (readonly [string, number])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, count]) => `${name.padEnd(width)} ${String(count).padStart(8)}`).join('\n');
}
