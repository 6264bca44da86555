import { ILLEGAL, no, ok, type Result } from '#engine';
import {
  ENTRY_PATH,
  type EntryCall,
  type EntryReply,
  type EntryRequest,
  GUESTS_PATH,
  type GuestReply,
  type GuestRequest,
  type GuestToken,
  type LookRequest,
  PROTOCOL_VERSION,
  REFUSALS,
  type RecoveryCode,
  type Refusal,
  type Reservation,
  type TableLook,
} from '#protocol';

const CODES: readonly Refusal[] = [...REFUSALS, ...ILLEGAL];

/** How long an answer may take, in ms: on a line that is half open it never comes. */
const ANSWER_TIME = 8_000;

/** A code the server gave; one we do not know is a message we do not understand. */
export const refusalOf = (reason: unknown): Refusal => CODES.find((code) => code === reason) ?? 'badMessage';

/** Why a request failed: the table's own code, or that nobody answered. */
export function refusalInReply(error: unknown): Refusal {
  if (!(error instanceof Error)) return 'offline';
  if (error.name === 'rejected' && 'reason' in error)
    return refusalOf((error.reason as { code?: unknown } | null)?.code);
  return 'code' in error || error.name !== 'Error' ? 'badMessage' : 'offline';
}

/** Asks the server for a place at a table. `offline` when it cannot be reached. */
export const askForPlace = (server: string, request: EntryRequest): Promise<Result<Reservation, Refusal>> =>
  ask(server + ENTRY_PATH, request);

/** Asks what is played at a table, and who is there. */
export const askForLook = (server: string, request: LookRequest): Promise<Result<TableLook, Refusal>> =>
  ask(server + ENTRY_PATH, request);

/** Becomes a guest nobody knows yet. */
export const askForToken = (server: string): Promise<Result<GuestToken, Refusal>> =>
  ask(server + GUESTS_PATH, { want: 'token', version: PROTOCOL_VERSION });

/** A new code by which this guest is known on another device. */
export const askForRecoveryCode = (server: string, token: string): Promise<Result<RecoveryCode, Refusal>> =>
  ask(server + GUESTS_PATH, { want: 'recoveryCode', version: PROTOCOL_VERSION, token });

/** Becomes the guest with this recovery code. */
export const askToRecover = (server: string, recoveryCode: string): Promise<Result<GuestToken, Refusal>> =>
  ask(server + GUESTS_PATH, { want: 'recover', version: PROTOCOL_VERSION, recoveryCode });

async function ask<Given extends Reservation | TableLook | GuestReply>(
  address: string,
  request: EntryCall | GuestRequest,
): Promise<Result<Given, Refusal>> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(ANSWER_TIME),
    });
    const reply = (await response.json()) as EntryReply<Given>;
    return reply.ok ? ok(reply.value) : no(refusalOf(reply.reason));
  } catch {
    return no('offline');
  }
}
