import { type IRoomCache, matchMaker, type Room } from '@colyseus/core';
import { type GenericSchema, is, safeParse } from 'valibot';
import { no, ok, type Result } from '#engine';
import {
  entryCallSchema,
  guestRequestSchema,
  PROTOCOL_VERSION,
  type Refusal,
  type Reservation,
  versionedSchema,
} from '#protocol';
import type { Store } from '../store/store.ts';
import type { TableSettings, Ticket } from '../tables.ts';
import type { Attendance, Socket } from './attendance.ts';

/** The parts of the store that a guest needs who is about to get a seat. */
type SeatStore = Pick<Store, 'blockedWith' | 'logs'>;

/**
 * Why a guest may not sit with the people of a table, or null. Notes in the store that they have been here, before the
 * log has their name, which must be found again.
 */
export async function beforeSitting<Client extends Socket>(
  guest: string,
  { id, isPrivate }: TableSettings,
  attendance: Attendance<Client>,
  store: SeatStore,
): Promise<Refusal | null> {
  // At a private table friends choose their own company.
  const blocked = isPrivate ? [] : await store.blockedWith(guest);
  // `tableFull`, so that nobody learns of the block.
  const isKeptFrom = (): boolean => attendance.guests().some((other) => blocked.includes(other));
  if (isKeptFrom()) return 'tableFull';
  await store.logs.addVisit(guest, id);
  // Others may have come meanwhile.
  return isKeptFrom() ? 'tableFull' : null;
}

/** Holds a place at a table for a few seconds, or refuses. */
export async function reservePlace<Client extends Socket>(
  { roomId, roomName }: Room,
  attendance: Attendance<Client>,
  order: TableSettings,
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

/** Checks the shape of a message from outside. Whether it makes sense is for the table to decide. */
export function readMessage<Message>(
  shape: GenericSchema<unknown, Message>,
  sent: unknown,
): Result<Message, 'badMessage'> {
  const found = safeParse(shape, sent, { abortEarly: true });
  return found.success ? ok(found.output) : no('badMessage');
}

/** Returns a reader of request bodies. Checks the version first, because other versions may send other shapes. */
const reading =
  <Request>(shape: GenericSchema<unknown, Request>) =>
  (body: unknown): Result<Request, Refusal> =>
    is(versionedSchema, body) && body.version !== PROTOCOL_VERSION ? no('oldVersion') : readMessage(shape, body);

/** Reads a request for a place at a table or a look at one. */
export const readEntryCall = reading(entryCallSchema);

/** Reads a request for a token or a recovery code. */
export const readGuestRequest = reading(guestRequestSchema);
