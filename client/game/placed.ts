import type { Card, Seat } from '#engine';
import type { SentEvent, TableView } from '#protocol';

/** Cards that other seats have placed on the table since the viewer's last turn, and the seat that did. */
export type Placed = ReadonlyMap<Card, Seat>;

/**
 * Updates the marks: adds what other seats just placed, and clears all when the viewer begins to play. A spectator sees
 * the marks of the current turn.
 */
export function nextPlaced(placed: Placed, table: TableView, story: readonly SentEvent[] | null): Placed {
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

const beginsPlay = (event: SentEvent): event is SentEvent & { type: 'drew' | 'callTurnBegan' } =>
  event.type === 'drew' || event.type === 'callTurnBegan';

/** The cards that an event puts on the table. */
function cardsPlaced(event: SentEvent): readonly Card[] {
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
