import type { Room } from '@colyseus/core';

/** What the framework keeps of those it expects. */
interface Expecting {
  readonly _reservedSeats: Record<string, unknown>;
  readonly _reservedSeatTimeouts: Record<string, NodeJS.Timeout>;
}

/** Expects nobody any more: a room that closes would wait for everybody a place is reserved for. */
export function forgetReservations(room: Room): void {
  const { _reservedSeats: seats, _reservedSeatTimeouts: timeouts } = room as unknown as Expecting;
  for (const session of Object.keys(seats)) {
    clearTimeout(timeouts[session]);
    delete seats[session];
  }
}
