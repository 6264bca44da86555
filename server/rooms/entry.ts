import { type IRoomCache, matchMaker, type Room } from '@colyseus/core';
import { no, ok, type Result } from '#engine';
import type { Refusal, Reservation, TableLook } from '#protocol';
import { printRules } from '#rules';
import type { Table } from '#table';
import type { Store } from '../store/store.ts';
import type { Asker, Listing, TableOrder, Ticket } from '../tables.ts';
import type { Attendance, Socket } from './attendance.ts';

/** The parts of a room that can be seen from outside. */
interface SeenRoom {
  readonly order: TableOrder;
  readonly table: Table;
  readonly attendance: Attendance<Socket>;
}

/** The table's entry in the lobby. */
export function listingOf({ order, table, attendance }: SeenRoom): Listing {
  const { stage, deal } = table;
  const { people, openSeats } = attendance.places();
  // An adjourned table waits for its own people, so nobody else is sent there.
  const present = table.isAdjourned ? 0 : table.present();
  return { order, stage, deal, guests: attendance.guests(), people, present, openSeats };
}

/** A table as seen from outside by a guest who knows its code. */
export function lookFor({ table, attendance }: SeenRoom, asker: Asker): TableLook {
  const { code, rules, pace, seats: all, spectators, adjourned } = table.tableView('spectator');
  const seats = all.map(({ name, kind, avatar }) => ({ name, kind, avatar }));
  const { closed } = attendance.places(asker);
  const isYours = table.seatOf(asker.guest) !== null;
  return { code, rules: printRules(rules), pace, seats, closed, isYours, spectators, adjourned };
}

/** The parts of the store that a guest needs who is about to get a seat. */
type SeatStore = Pick<Store, 'keptFrom' | 'logs'>;

/**
 * Why a guest may not sit with the people of a table, or null. Notes in the store that they have been here, before the
 * log has their name, which must be found again.
 */
export async function beforeSitting<Client extends Socket>(
  guest: string,
  { id, isPrivate }: TableOrder,
  attendance: Attendance<Client>,
  store: SeatStore,
): Promise<Refusal | null> {
  // At a private table friends choose their own company.
  const blocked = isPrivate ? [] : await store.keptFrom(guest);
  // `tableFull`, so that nobody learns of the block.
  const isKeptFrom = (): boolean => attendance.guests().some((other) => blocked.includes(other));
  if (isKeptFrom()) return 'tableFull';
  await store.logs.sat(guest, id);
  // Others may have come meanwhile.
  return isKeptFrom() ? 'tableFull' : null;
}

/** Holds a place at a table for a few seconds, or refuses. */
export async function reservePlace<Client extends Socket>(
  { roomId, roomName }: Room,
  attendance: Attendance<Client>,
  order: TableOrder,
  ticket: Ticket,
  store: SeatStore & Pick<Store, 'seen'>,
): Promise<Result<Reservation, Refusal>> {
  if (ticket.table !== undefined && ticket.table !== order.id) return no('noSuchTable');
  await store.seen(ticket.guest);
  const refusal = attendance.refusal(ticket);
  if (refusal) return no(refusal);
  if (attendance.comesToSit(ticket)) {
    // Others may have come meanwhile.
    const later = (await beforeSitting(ticket.guest, order, attendance, store)) ?? attendance.refusal(ticket);
    if (later) return no(later);
  }
  // The framework's own listing may be stale or belong to the process that had the table before.
  const { processId } = matchMaker;
  const listing = { name: roomName, roomId, processId } as IRoomCache;
  // At once: others who ask meanwhile must find the seat taken. If there is no reservation after all, it expires.
  attendance.hold(ticket);
  try {
    const { name, sessionId } = await matchMaker.reserveSeatFor(listing, ticket);
    return ok({ name, roomId, processId, sessionId, code: order.code });
  } catch {
    // The room has no limit of its own: it is closing, or does not answer. A newcomer may find another table.
    return no(attendance.comesToSit(ticket) ? 'tableFull' : 'offline');
  }
}
