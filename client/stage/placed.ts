import type { Card, GameEvent, Seat } from '#engine';
import type { TableView } from '#protocol';

/** Cards on the table that others placed since the viewer's last turn, and who did. */
export type Placed = ReadonlyMap<Card, Seat>;

/**
 * The marks after an update: what another seat just placed is added, and all go when the viewer has begun to play. A
 * spectator sees the marks of the turn under way.
 */
export function nextPlaced(placed: Placed, table: TableView, story: readonly GameEvent[] | null): Placed {
  if (story === null) return new Map();
  const next = new Map(placed);
  for (const event of story) {
    if (event.type === 'dealt' || event.type === 'dealEnded') next.clear();
    if (event.type === 'drew' && (event.seat === table.viewer || table.viewer === 'spectator')) next.clear();
    if (event.type === 'melded') for (const card of event.meld.cards) next.set(card, event.seat);
    if (event.type === 'laidOff') next.set(event.card, event.seat);
    if (event.type === 'swapped') next.set(event.natural, event.seat);
  }
  const lying = new Set(table.game?.melds.flatMap((meld) => meld.cards));
  for (const [card, seat] of next) if (seat === table.viewer || !lying.has(card)) next.delete(card);
  return next;
}
