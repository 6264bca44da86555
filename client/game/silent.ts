import type { Seat } from '#engine';
import type { TableView } from '#protocol';

/** The silent person of whom the viewer is told: the viewer first. Null if there is none, and for spectators. */
export function silentSeat({ silent, viewer }: TableView): Seat | null {
  if (viewer === 'spectator') return null;
  return silent.includes(viewer) ? viewer : (silent[0] ?? null);
}
