import { type ClientPrivate, CloseCode, type Room } from '@colyseus/core';
import type { Client } from 'colyseus';
import { CLOSE_CODES } from '#protocol';
import type { ServerContext } from '../context.ts';
import { NotStored } from '../store/journal.ts';
import type { TableOrder } from '../tables.ts';
import type { Attendance } from './attendance.ts';

/** A table that closes. */
interface ClosingRoom {
  readonly context: ServerContext;
  readonly order: TableOrder;
}

/** Close codes after which nobody comes back. */
export const FINAL_CLOSE_REASONS: readonly number[] = [CLOSE_CODES.tableEmpty, CLOSE_CODES.tableFailed];

/** The code a table closes with after a fault, which is logged. */
export function closeCodeFor(cause: unknown, { context: { log }, order }: ClosingRoom): number {
  const line = { err: cause, table: order.id };
  if (!(cause instanceof NotStored)) {
    log.error(line, 'table failed and was closed; its record is kept');
    return CLOSE_CODES.tableFailed;
  }
  // Whoever has the table now, or has the store again, opens it where its log ends.
  log.warn(line, 'table could not be saved; closed until somebody returns');
  return CLOSE_CODES.notKept;
}

/** Ends a table in the store. Its code is found no more; requests for it wait until the store has answered. */
export function end({ context: { store, log, ending }, order: { id: table, code } }: ClosingRoom): void {
  const ended = store
    .end(table)
    .catch((err) => log.error({ err, table }, 'table end could not be saved'))
    .finally(() => ending.delete(code));
  ending.set(code, ended);
}

/** The framework's own record of the places it holds. */
interface Reservations {
  readonly _reservedSeats: Record<string, unknown>;
  readonly _reservedSeatTimeouts: Record<string, NodeJS.Timeout>;
}

/** Drops the framework's reservations: a room does not close while it waits for them. */
export function forgetReservations(room: Room): void {
  const { _reservedSeats: seats, _reservedSeatTimeouts: timeouts } = room as unknown as Reservations;
  for (const session of Object.keys(seats)) {
    clearTimeout(timeouts[session]);
    delete seats[session];
  }
}

/**
 * Whether a client whose connection closed with this code has left for good: they said so, or we closed it because of what
 * they sent. The same code also reports a connection that broke before it had joined; that one has not left.
 */
export const isGoneForGood = (client: Partial<Pick<ClientPrivate, '_joinedAt'>>, code?: number): boolean =>
  code === CloseCode.CONSENTED || (code === CloseCode.WITH_ERROR && client._joinedAt !== undefined);

/** Closes the connections of people who lost their seats to bots, so that they see no further hand. */
export function revokeSeatViews(clients: Iterable<Client>, attendance: Attendance<Client>): void {
  for (const client of clients) {
    if (!client.view || attendance.seatOf(client) !== null) continue;
    client.view.dispose();
    delete client.view;
    client.leave(CLOSE_CODES.seatLost);
  }
}
