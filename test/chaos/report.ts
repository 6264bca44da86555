import type { Outcome } from './chaos.ts';
import { type Hoard, hoarded } from './hoard.ts';
import type { Siege } from './hostile.ts';
import { POWER_MOMENTS } from './power/moments.ts';
import { type PowerOutcome, PRIOR, type Sweep } from './power/sweep.ts';

/** What was done in a run, a line for each thing. */
export function chaosTable({ tally, people, tables, deals, steps, took, faults }: Outcome): string {
  const rows: readonly (readonly [string, number])[] = [
    ['tables, each with its game to the end', tables],
    ['people', people],
    ['deals', deals],
    ['actions kept', steps],
    ...tally.rows(),
    ['faults', faults.length],
    ['seconds', Math.round(took / 1_000)],
  ];
  return print(rows);
}

/**
 * What was done on a disk whose power was cut.
 * @param creation cuts of first starts
 */
export function powerAsTable(rounds: readonly PowerOutcome[], creation: number, faults: readonly string[]): string {
  const sum = (count: (round: PowerOutcome) => number): number =>
    rounds.reduce((total, round) => total + count(round), 0);
  const played = POWER_MOMENTS.map((moment) => [`cuts: ${moment}`, sum(({ cuts }) => cuts.get(moment) ?? 0)] as const);
  return print([
    ['cuts: first start', creation],
    ...played,
    ['cuts in all', played.reduce((total, [, count]) => total + count, creation)],
    ['tables, each with its game to the end', sum(({ tables }) => tables)],
    ['answers acknowledged', sum(({ tally }) => tally.of('answers acknowledged'))],
    ['actions stored', sum(({ steps }) => steps)],
    ['tables created besides', sum(({ created }) => created)],
    ['returns', sum(({ tally }) => tally.of('returns'))],
    ['faults', faults.length],
    ['seconds of play', Math.round(sum(({ took }) => took) / 1_000)],
  ]);
}

/** What was looked at when the power was cut at every operation. */
export const sweepsAsTable = (sweeps: readonly Sweep[]): string =>
  print([
    ...sweeps.map(({ disks }, index) => [`disks, the folder before: ${PRIOR[index]}`, disks] as const),
    ['faults', sweeps.reduce((sum, { faults }) => sum + faults.length, 0)],
  ]);

const MEGABYTE = 1_000_000;

/** What hostile messages did to a process. */
export const siegeAsTable = ({ sent, entries, before, after, logged }: Siege): string =>
  print([
    ['hostile messages', sent],
    ['connections they took', entries],
    ['heap in use before, MB', Math.round(before.heapUsed / MEGABYTE)],
    ['heap in use after, MB', Math.round(after.heapUsed / MEGABYTE)],
    ['memory of the process before, MB', Math.round(before.rss / MEGABYTE)],
    ['memory of the process after, MB', Math.round(after.rss / MEGABYTE)],
    ['errors logged', logged.length],
  ]);

/** What those did to a process who take nothing. */
export const hoardAsTable = (hoard: Hoard): string =>
  print([
    [`${hoard.hoarding}: lines held`, hoard.lines],
    ['lines opened in all', hoard.opened],
    ['growth of what is in use, MB', Math.round(hoarded(hoard) / MEGABYTE)],
    ['memory of the process before, MB', Math.round(hoard.before.rss / MEGABYTE)],
    ['memory of the process at most, MB', Math.round(hoard.largest / MEGABYTE)],
  ]);

function print(rows: readonly (readonly [string, number])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, count]) => `${name.padEnd(width)} ${String(count).padStart(8)}`).join('\n');
}
