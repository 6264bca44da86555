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
  PROTOCOL_VERSION,
  REFUSALS,
  type RecoveredGuest,
  type RecoveryCode,
  type Refusal,
  type Reservation,
  type TableInfo,
  type TableInfoRequest,
} from '#protocol';

const REFUSAL_CODES: readonly Refusal[] = [...REFUSALS, ...ILLEGAL];

/** The timeout of a request: on a half-open connection the answer never comes. */
const REQUEST_TIMEOUT_MS = 8_000;

/** The refusal with this code; `badMessage` if the code is unknown. */
export const refusalOf = (reason: unknown): Refusal => REFUSAL_CODES.find((code) => code === reason) ?? 'badMessage';

/** The reason why a request failed: the table's refusal, or `offline` if there was no answer. */
export function refusalInReply(error: unknown): Refusal {
  if (!(error instanceof Error)) return 'offline';
  if (error.name === 'rejected' && 'reason' in error)
    return refusalOf((error.reason as { code?: unknown } | null)?.code);
  return 'code' in error || error.name !== 'Error' ? 'badMessage' : 'offline';
}

/** Requests a place at a table. `offline` if the server cannot be reached. */
export const askForPlace = (server: string, request: EntryRequest): Promise<Result<Reservation, Refusal>> =>
  ask(server + ENTRY_PATH, request);

/** Requests the game and the players of a table. */
export const askForLook = (server: string, request: TableInfoRequest): Promise<Result<TableInfo, Refusal>> =>
  ask(server + ENTRY_PATH, request);

/** Requests a token as a new guest. */
export const askForToken = (server: string): Promise<Result<GuestToken, Refusal>> =>
  ask(server + GUESTS_PATH, { want: 'token', version: PROTOCOL_VERSION });

/** Requests a new recovery code, by which another device can become this guest. */
export const askForRecoveryCode = (server: string, token: string): Promise<Result<RecoveryCode, Refusal>> =>
  ask(server + GUESTS_PATH, { want: 'recoveryCode', version: PROTOCOL_VERSION, token });

/** Requests the token of the guest with this recovery code. */
export const askToRecover = (server: string, recoveryCode: string): Promise<Result<RecoveredGuest, Refusal>> =>
  ask(server + GUESTS_PATH, { want: 'recover', version: PROTOCOL_VERSION, recoveryCode });

/** Whether the server answers requests at all. */
export const isServerReachable = (server: string): Promise<boolean> =>
  fetch(`${server}/healthz`, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) }).then(
    ({ status }) => status < 500,
    () => false,
  );

async function ask<Given extends Reservation | TableInfo | GuestReply>(
  address: string,
  request: EntryCall | GuestRequest,
): Promise<Result<Given, Refusal>> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    const reply = (await response.json()) as EntryReply<Given>;
    return reply.ok ? ok(reply.value) : no(refusalOf(reply.reason));
  } catch {
    return no('offline');
  }
}
