import { StateView } from '@colyseus/schema';
import type { SeatState } from './schema.ts';

/** The eyes of the one who sits in a seat: what the whole state does not show everybody. Spectators have none. */
export function ownerViewOf(place: SeatState): StateView {
  const sight = new StateView();
  sight.add(place);
  // Who joins is sent the whole state. The same again with the next patch would bring back cards played in between.
  sight.changes.clear();
  return sight;
}
