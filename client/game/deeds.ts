import type { Seat } from '#engine';
import type { SentEvent, TableView } from '#protocol';

/** The events of a seat's current turn, or of its last one, as far as the viewer may know them. */
export interface Deeds {
  readonly seat: Seat;
  readonly events: readonly SentEvent[];
}

/**
 * The recent deeds of the other seats, the latest last. Cleared when the viewer begins to play, like the marks on cards
 * that others placed, and when a deal begins or ends.
 */
export function nextDeeds(
  deeds: readonly Deeds[],
  { viewer }: TableView,
  story: readonly SentEvent[] | null,
): readonly Deeds[] {
  if (story === null) return [];
  let next = deeds;
  for (const event of story) {
    if (event.type === 'dealt' || event.type === 'dealEnded') next = [];
    if (!('seat' in event)) continue;
    if (event.seat === viewer) next = event.type === 'drew' || event.type === 'callTurnBegan' ? [] : next;
    else next = after(next, event);
  }
  return next;
}

type SeatEvent = Extract<SentEvent, { readonly seat: Seat }>;

function after(deeds: readonly Deeds[], event: SeatEvent): readonly Deeds[] {
  const { seat } = event;
  const others = deeds.filter((one) => one.seat !== seat);
  const before = deeds.find((one) => one.seat === seat)?.events ?? [];
  if (event.type === 'turnBegan') return others;
  if (event.type === 'tookBack') return [...others, { seat, events: withoutLast(before) }];
  return TOLD.includes(event.type) ? [...others, { seat, events: [...before, event] }] : deeds;
}

/** The events shown at a seat. */
const TOLD: readonly SentEvent['type'][] = [
  ...(['drew', 'melded', 'contractLaid', 'laidOff', 'swapped', 'discarded', 'claimed', 'callTurnBegan'] as const),
  ...(['recalled', 'wentRummy', 'wentUpForTwo'] as const),
];

const PLAYS: readonly SentEvent['type'][] = ['melded', 'contractLaid', 'laidOff', 'swapped'];

/** The events without the last play, which was taken back; if nothing was played, without the draw. */
function withoutLast(events: readonly SentEvent[]): readonly SentEvent[] {
  const last = events.findLast(({ type }) => PLAYS.includes(type)) ?? events.at(-1);
  return events.filter((event) => event !== last);
}
