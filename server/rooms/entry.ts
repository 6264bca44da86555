import { type IRoomCache, matchMaker, type Room } from '@colyseus/core';
import { no, ok, type Result } from '#engine';
import type { Refusal, Reservation, TableLook } from '#protocol';
import { printRules } from '#rules';
import type { Table } from '#table';
import type { GuestBook } from '../store/store.ts';
import type { Listing, TableOrder, Ticket } from '../tables.ts';
import type { Attendance } from './attendance.ts';
import type { Socket } from './visitors.ts';

/** Connections to one table beyond which nobody more may watch: each is sent everything that happens. */
const MOST_AT_TABLE = 64;

/** A table as it is seen from outside. */
interface SeenRoom {
  readonly order: TableOrder;
  readonly table: Table;
  readonly attendance: Attendance<Socket>;
}

/** What the lobby needs to know to send people to a table. */
export function listingOf({ order, table, attendance }: SeenRoom): Listing {
  const { stage, deal } = table;
  const { people, openSeats } = attendance.places();
  // An adjourned table waits for its own people; nobody else is sent there.
  const present = table.isAdjourned ? 0 : table.present();
  return { order, stage, deal, guests: attendance.guests(), people, present, openSeats };
}

/** What this guest, who knows its code, may see of a table. */
export function lookFor({ table, attendance }: SeenRoom, guest: string): TableLook {
  const { code, rules, pace, seats: all, spectators, adjourned } = table.tableView('spectator');
  const seats = all.map(({ name, kind }) => ({ name, kind }));
  const { closed } = attendance.places(guest);
  const isYours = table.seatOf(guest) !== null;
  return { code, rules: printRules(rules), pace, seats, closed, isYours, spectators, adjourned };
}

/** Holds a place at a table for a few seconds. */
export async function reservePlace<Client extends Socket>(
  { roomId, roomName, clients }: Room,
  attendance: Attendance<Client>,
  { code, isPrivate }: TableOrder,
  ticket: Ticket,
  store: GuestBook,
): Promise<Result<Reservation, Refusal>> {
  await store.seen(ticket.guest);
  // At a private table friends choose their own company.
  const blocked = !isPrivate && attendance.comesToSit(ticket) ? await store.keptFrom(ticket.guest) : [];
  const refusal = attendance.refusal(ticket, clients.length >= MOST_AT_TABLE);
  if (refusal) return no(refusal);
  // The reason stays secret.
  if (attendance.guests().some((guest) => blocked.includes(guest))) return no('tableFull');
  // The framework's own listing may be late, or that of the process that had the table before.
  const { processId } = matchMaker;
  const listing = { name: roomName, roomId, processId } as IRoomCache;
  try {
    const { name, sessionId } = await matchMaker.reserveSeatFor(listing, ticket);
    attendance.hold(ticket);
    return ok({ name, roomId, processId, sessionId, code });
  } catch {
    return no('tableFull');
  }
}
