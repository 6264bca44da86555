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
    if (beginsPlay(event) && (event.seat === table.viewer || table.viewer === 'spectator')) next.clear();
    for (const card of cardsPlaced(event)) if ('seat' in event) next.set(card, event.seat);
  }
  const lying = new Set(table.game?.melds.flatMap((meld) => meld.cards));
  for (const [card, seat] of next) if (seat === table.viewer || !lying.has(card)) next.delete(card);
  return next;
}

const beginsPlay = (event: GameEvent): event is GameEvent & { type: 'drew' | 'callTurnBegan' } =>
  event.type === 'drew' || event.type === 'callTurnBegan';

/** What an event puts on the table. */
function cardsPlaced(event: GameEvent): readonly Card[] {
  switch (event.type) {
    case 'melded':
      return event.meld.cards;
    case 'contractLaid':
      return event.melds.flatMap(({ cards }) => cards);
    case 'laidOff':
      return [event.card];
    case 'swapped':
      return event.to ? [event.natural, event.wild] : [event.natural];
    default:
      return [];
  }
}
