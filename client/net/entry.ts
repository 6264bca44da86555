import { ILLEGAL, no, ok, type Result } from '#engine';
import { ENTRY_PATH, type EntryReply, type EntryRequest, REFUSALS, type Refusal, type Reservation } from '#protocol';

const CODES: readonly Refusal[] = [...REFUSALS, ...ILLEGAL];

/** How long an answer may take, in ms: on a line that is half open it never comes. */
const PATIENCE = 8_000;

/** A code the server gave; one we do not know is a message we do not understand. */
export const refusalOf = (reason: unknown): Refusal => CODES.find((code) => code === reason) ?? 'badMessage';

/** Asks the server for a place at a table. `offline` when it cannot be reached. */
export async function askForPlace(server: string, request: EntryRequest): Promise<Result<Reservation, Refusal>> {
  try {
    const response = await fetch(server + ENTRY_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const reply = (await response.json()) as EntryReply;
    return reply.ok ? ok(reply.reservation) : no(refusalOf(reply.reason));
  } catch {
    return no('offline');
  }
}
