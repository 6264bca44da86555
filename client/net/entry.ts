import { ILLEGAL, no, ok, type Result } from '#engine';
import {
  type DoorReply,
  type DoorRequest,
  ENTRY_PATH,
  type EntryRequest,
  PROTOCOL_VERSION,
  REFUSALS,
  type Refusal,
  type Reservation,
  type TableLook,
} from '#protocol';

const CODES: readonly Refusal[] = [...REFUSALS, ...ILLEGAL];

/** How long an answer may take, in ms: on a line that is half open it never comes. */
const PATIENCE = 8_000;

/** A code the server gave; one we do not know is a message we do not understand. */
export const refusalOf = (reason: unknown): Refusal => CODES.find((code) => code === reason) ?? 'badMessage';

/** Asks the server for a place at a table. `offline` when it cannot be reached. */
export const askForPlace = (server: string, request: EntryRequest): Promise<Result<Reservation, Refusal>> =>
  ask(server, request);

/** Asks what is played at the table with this code, and who is there. */
export const askForLook = (server: string, code: string): Promise<Result<TableLook, Refusal>> =>
  ask(server, { want: 'look', version: PROTOCOL_VERSION, code });

async function ask<Given extends Reservation | TableLook>(
  server: string,
  request: DoorRequest,
): Promise<Result<Given, Refusal>> {
  try {
    const response = await fetch(server + ENTRY_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const reply = (await response.json()) as DoorReply<Given>;
    return reply.ok ? ok(reply.value) : no(refusalOf(reply.reason));
  } catch {
    return no('offline');
  }
}
