import type { Outcome } from './chaos.ts';

/** What was done in a run, a line for each thing. */
export function asTable({ tally, people, tables, deals, steps, took, faults }: Outcome): string {
  const rows: readonly (readonly [string, number])[] = [
    ['tables, each with its game to the end', tables],
    ['people', people],
    ['deals', deals],
    ['actions kept', steps],
    ...tally.rows(),
    ['faults', faults.length],
    ['seconds', Math.round(took / 1_000)],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, count]) => `${name.padEnd(width)} ${String(count).padStart(8)}`).join('\n');
}
