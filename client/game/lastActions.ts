import { type Card, naturalsOf, type Seat } from '#engine';
import type { SentEvent, TableView } from '#protocol';

/** The events of a seat's current turn, or of its last one, as far as the viewer may know them. */
export interface LastActions {
  readonly seat: Seat;
  readonly events: readonly SentEvent[];
}

/**
 * The last actions of the other seats, the latest last. Cleared when the viewer begins to play, like the marks on cards
 * that others placed, and when a deal begins or ends.
 */
export function updateLastActions(
  recent: readonly LastActions[],
  { viewer }: TableView,
  events: readonly SentEvent[] | null,
): readonly LastActions[] {
  if (events === null) return [];
  let next = recent;
  for (const event of events) {
    if (event.type === 'dealt' || event.type === 'dealEnded') next = [];
    if (!('seat' in event)) continue;
    if (event.seat === viewer) next = event.type === 'drew' || event.type === 'callTurnBegan' ? [] : next;
    else next = withEvent(next, event);
  }
  return next;
}

type SeatEvent = Extract<SentEvent, { readonly seat: Seat }>;

function withEvent(recent: readonly LastActions[], event: SeatEvent): readonly LastActions[] {
  const { seat } = event;
  const others = recent.filter((one) => one.seat !== seat);
  const before = recent.find((one) => one.seat === seat)?.events ?? [];
  if (event.type === 'turnBegan') return others;
  if (event.type === 'tookBack') return [...others, { seat, events: withoutLast(before) }];
  return SHOWN_EVENTS.includes(event.type) ? [...others, { seat, events: [...before, event] }] : recent;
}

/** The events shown at a seat. */
const SHOWN_EVENTS: readonly SentEvent['type'][] = [
  'drew',
  'melded',
  'contractLaid',
  'laidOff',
  'swapped',
  'discarded',
  'claimed',
  'callTurnBegan',
  'recalled',
  'wentRummy',
  'wentUpForTwo',
];

const PLAY_EVENTS: readonly SentEvent['type'][] = ['melded', 'contractLaid', 'laidOff', 'swapped'];

/** The events without the last play, which was taken back; if nothing was played, without the draw. */
function withoutLast(events: readonly SentEvent[]): readonly SentEvent[] {
  const last = events.findLast(({ type }) => PLAY_EVENTS.includes(type)) ?? events.at(-1);
  return events.filter((event) => event !== last);
}

/** Cards that other seats have placed on the table since the viewer's last turn, and the seat that did. */
export type Placed = ReadonlyMap<Card, Seat>;

/**
 * Updates the marks: adds what other seats just placed, and clears all when the viewer begins to play. A spectator sees
 * the marks of the current turn.
 */
export function updatePlaced(placed: Placed, table: TableView, events: readonly SentEvent[] | null): Placed {
  if (events === null) return new Map();
  const next = new Map(placed);
  for (const event of events) {
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
      return event.to ? [...naturalsOf(event), event.wild] : naturalsOf(event);
    default:
      return [];
  }
}
