import { type IRoomCache, matchMaker, type Room } from '@colyseus/core';
import { no, ok, type Result } from '#engine';
import type { Refusal, Reservation } from '#protocol';
import type { Attendance, Ticket } from './attendance.ts';
import type { Socket } from './visitors.ts';

/** Connections at one table beyond which nobody more may watch: what happens there is sent to each. */
const MOST_AT_TABLE = 64;

/**
 * Keeps a place at a table for a few seconds, for somebody who is on the way.
 * @param code the code of the table
 */
export async function keepPlace<Client extends Socket>(
  { roomId, roomName, clients }: Room,
  attendance: Attendance<Client>,
  code: string,
  ticket: Ticket,
): Promise<Result<Reservation, Refusal>> {
  const refusal = attendance.refusal(ticket, clients.length >= MOST_AT_TABLE);
  if (refusal) return no(refusal);
  // Ours to say: what the framework lists may be late, or belong to the process that had the table before.
  const { processId } = matchMaker;
  const listing = { name: roomName, roomId, processId } as IRoomCache;
  try {
    const { name, sessionId } = await matchMaker.reserveSeatFor(listing, ticket);
    attendance.promise(ticket);
    return ok({ name, roomId, processId, sessionId, code });
  } catch {
    return no('tableFull');
  }
}
