import { type PlayerView, type Seat, winnersOf } from '#engine';

/** The seat that took the sole lead in the last deal; null if there is none. */
export function newLeader({ rules, seats, results }: PlayerView): Seat | null {
  const last = results.at(-1);
  if (!last) return null;
  const totals = seats.map(({ total }) => total);
  const before = totals.map((total, seat) => total - (last.points[seat] ?? 0) - (last.added[seat] ?? 0));
  const [leader, another] = winnersOf(rules, totals);
  if (leader === undefined || another !== undefined) return null;
  const led = winnersOf(rules, before);
  return led.length === 1 && led[0] === leader ? null : leader;
}
