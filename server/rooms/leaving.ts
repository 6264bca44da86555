import { type ClientPrivate, CloseCode } from '@colyseus/core';
import type { Client } from 'colyseus';
import { CLOSE_CODES } from '#protocol';
import type { Attendance } from './attendance.ts';

/**
 * Is somebody gone for good: by their own word, or because we cut the line for what came over it. A line that breaks while
 * its owner is on the way in is told by the same code as one we cut; but whoever was on it has not come in yet.
 */
export const isGoneForGood = (client: Partial<Pick<ClientPrivate, '_joinedAt'>>, code?: number): boolean =>
  code === CloseCode.CONSENTED || (code === CloseCode.WITH_ERROR && client._joinedAt !== undefined);

/** Whoever has lost the seat to a bot sees nothing more of it: not the next hand, and not the last one again. */
export function revokeSeatViews(clients: Iterable<Client>, attendance: Attendance<Client>): void {
  for (const client of clients) {
    if (!client.view || attendance.seatOf(client) !== null) continue;
    client.view.dispose();
    delete client.view;
    client.leave(CLOSE_CODES.seatLost);
  }
}
