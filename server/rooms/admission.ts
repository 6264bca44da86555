import { type IRoomCache, matchMaker, type Room } from '@colyseus/core';
import { no, ok, type Result } from '#engine';
import type { Refusal, Reservation } from '#protocol';
import type { GuestBook } from '../store/store.ts';
import type { TableOrder, Ticket } from '../tables.ts';
import type { Attendance } from './attendance.ts';
import type { Socket } from './visitors.ts';

/** Connections at one table beyond which nobody more may watch: what happens there is sent to each. */
const MOST_AT_TABLE = 64;

/** Keeps a place at a table for a few seconds, for somebody who is on the way. */
export async function keepPlace<Client extends Socket>(
  { roomId, roomName, clients }: Room,
  attendance: Attendance<Client>,
  { code, isPrivate }: TableOrder,
  ticket: Ticket,
  store: GuestBook,
): Promise<Result<Reservation, Refusal>> {
  await store.seen(ticket.guest);
  // Friends know whom they ask to their table.
  const keptFrom = !isPrivate && attendance.comesToSit(ticket) ? await store.keptFrom(ticket.guest) : [];
  const refusal = attendance.refusal(ticket, clients.length >= MOST_AT_TABLE);
  if (refusal) return no(refusal);
  // Nobody is told why.
  if (attendance.guests().some((guest) => keptFrom.includes(guest))) return no('tableFull');
  // Ours to say: what the framework lists may be late, or belong to the process that had the table before.
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
