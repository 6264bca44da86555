import { type ClientPrivate, CloseCode, type Room } from '@colyseus/core';
import type { Client } from 'colyseus';
import { CLOSE_CODES, type Stage } from '#protocol';
import type { Table } from '#table';
import type { ServerContext } from '../context.ts';
import { NotStored } from '../store/journal.ts';
import type { TableOrder } from '../tables.ts';
import type { Attendance } from './attendance.ts';

/** The parts of a room that closing needs. */
interface ClosingRoom {
  readonly context: ServerContext;
  readonly order: TableOrder;
}

/** Close codes after which nobody can come back. */
export const FINAL_CLOSE_REASONS: readonly number[] = [CLOSE_CODES.tableEmpty, CLOSE_CODES.tableFailed];

/** Logs a fault and returns the code with which its table closes. */
export function closeCodeFor(cause: unknown, { context: { log }, order }: ClosingRoom): number {
  const line = { err: cause, table: order.id };
  if (!(cause instanceof NotStored)) {
    log.error(line, 'table failed and was closed; its record is kept');
    return CLOSE_CODES.tableFailed;
  }
  // The process that owns the table now, or the first one with a working store, reopens it where its log ends.
  log.warn(line, 'table could not be saved; closed until somebody returns');
  return CLOSE_CODES.notKept;
}

/** Ends a table in the store, which frees its code. Requests for the code wait until the store has answered. */
export function end({ context: { store, log, ending, recorder }, order: { id: table, code } }: ClosingRoom): void {
  const ended = store
    .end(table)
    .then(() => recorder.note(table))
    .catch((err) => log.error({ err, table }, 'table end could not be saved'))
    .finally(() => ending.delete(code));
  ending.set(code, ended);
}

/** Whether the game has just ended or been adjourned, so that its record can be stored. */
export const isGameDone = (
  { stage, isAdjourned }: Pick<Table, 'stage' | 'isAdjourned'>,
  didRest: boolean,
  before: Stage,
): boolean => (stage === 'over' && before !== 'over') || (isAdjourned && !didRest);

/** The framework's internal record of reserved places. */
interface Reservations {
  readonly _reservedSeats: Record<string, unknown>;
  readonly _reservedSeatTimeouts: Record<string, NodeJS.Timeout>;
}

/** Drops the framework's reservations, which would keep the room from closing. */
export function forgetReservations(room: Room): void {
  const { _reservedSeats: seats, _reservedSeatTimeouts: timeouts } = room as unknown as Reservations;
  for (const session of Object.keys(seats)) {
    clearTimeout(timeouts[session]);
    delete seats[session];
  }
}

/**
 * Whether a client whose connection closed with this code has left for good: the client said so, or we closed the
 * connection because of what it sent. That second code also reports a connection that broke before it had joined, which
 * does not count as leaving.
 */
export const isGoneForGood = (client: Partial<Pick<ClientPrivate, '_joinedAt'>>, code?: number): boolean =>
  code === CloseCode.CONSENTED || (code === CloseCode.WITH_ERROR && client._joinedAt !== undefined);

/** Removes the views of people who lost their seats to bots, so that they see no further hand, and disconnects them. */
export function revokeSeatViews(clients: Iterable<Client>, attendance: Attendance<Client>): void {
  for (const client of clients) {
    if (!client.view || attendance.seatOf(client) !== null) continue;
    client.view.dispose();
    delete client.view;
    client.leave(CLOSE_CODES.seatLost);
  }
}
