import { Client } from 'colyseus.js';
import { no, ok, type Result } from '#engine';
import {
  type EntryRequest,
  type HostWish,
  isClosing,
  JOIN_REFUSED,
  PROTOCOL_VERSION,
  type Refusal,
  type Reservation,
  type TableLook,
  type TableWish,
} from '#protocol';
import type { TableState } from '../../server/state/schema.ts';
import { askForLook, askForPlace, refusalOf } from './entry.ts';
import { type Guest, guestOf } from './guest.ts';
import { inTime } from './liveness.ts';
import { ownServer } from './ownServer.ts';
import { RemoteTable, type SocketRoom } from './remoteTable.ts';
import { maybeLater } from './returning.ts';
import { type SeatStorage, seatMemory } from './seatMemory.ts';

/** Which server, and where to remember who one is and where one sits. A page needs to say neither. */
export interface Connecting {
  /** `https://example.org`, with a path if there is one; the page's own server unless told. */
  readonly server?: string;
  /** Unless told, the tab's own storage for the seat and the device's for the guest; null forgets. */
  readonly storage?: SeatStorage | null;
}

export interface Arriving {
  readonly name: string;
  /** They have never played on the clock. */
  readonly isNew?: boolean;
}

type Connected = Promise<Result<RemoteTable, Refusal>>;

/** What is asked, but for who asks it. */
type Asking<Request = EntryRequest> = Request extends unknown ? Omit<Request, 'version' | 'token'> : never;

/** A seat at any open table with these rules. Bots take the seats that stay empty. */
export async function quickMatch(wish: Arriving & TableWish, how: Connecting = {}): Connected {
  const { rules, seats, pace } = wish;
  const ask = () => connect({ want: 'quick', ...whoIs(wish), rules, seats, pace }, how);
  const table = await ask();
  // The table went on without us while we were on the way: there are others.
  return !table.ok && isClosing(table.reason) ? ask() : table;
}

/** A new table that others find by its code. It begins when it is full, or on `start()`. */
export const createPrivate = (
  { rules, seats, pace, spectators = true, bots = true, ...who }: Arriving & TableWish & HostWish,
  how: Connecting = {},
): Connected => connect({ want: 'private', ...whoIs(who), rules, seats, pace, spectators, bots }, how);

/** What is played at the table with this code, and who is there. */
export const lookAtTable = (code: string, how: Connecting = {}): Promise<Result<TableLook, Refusal>> =>
  guestIn(how).ask((token) => askForLook(serverOf(how), { want: 'look', version: PROTOCOL_VERSION, token, code }));

/** A seat at the table with this code, or a place to watch it from; one's own, if one has one there. */
export const joinByCode = (
  code: string,
  { spectate = false, ...who }: Arriving & { readonly spectate?: boolean },
  how: Connecting = {},
): Connected => connect({ want: 'code', code, ...whoIs(who), spectate }, how);

/** One's seat of before a reload; null when there is none to come back to. */
export async function resume(how: Connecting = {}): Promise<RemoteTable | null> {
  const code = seatMemory(tabOf(how)).get();
  if (!code) return null;
  const table = await connect({ want: 'back', code }, how);
  return table.ok ? table.value : null;
}

/** Who asks: the guest this device belongs to. */
export const guestIn = (how: Connecting = {}): Guest => guestOf(serverOf(how), deviceOf(how));

/** Nothing else of somebody goes out: the server refuses what it does not know. */
const whoIs = ({ name, isNew = false }: Arriving): Arriving => (isNew ? { name, isNew } : { name });

async function connect(wanted: Asking, how: Connecting): Connected {
  const server = serverOf(how);
  const memory = seatMemory(tabOf(how));
  const guest = guestIn(how);
  const ask = (request: Asking) =>
    guest.ask((token) => askForPlace(server, { ...request, version: PROTOCOL_VERSION, token } as EntryRequest));
  const place = await ask(wanted);
  if (!place.ok) {
    if (wanted.want === 'back' && !maybeLater(place.reason)) memory.forget(wanted.code);
    return place;
  }
  const { code } = place.value;
  // Before the socket: a page closed in the middle of coming in finds its seat again.
  memory.save(code);
  const room = await takePlace(server, place.value);
  if (!room.ok) {
    if (!maybeLater(room.reason)) memory.forget(code);
    return room;
  }
  const rejoin = async () => {
    const again = await ask({ want: 'back', code });
    return again.ok ? takePlace(server, again.value) : again;
  };
  const table = new RemoteTable(room.value, rejoin, () => memory.forget(code));
  const seen = await table.seen();
  return seen.ok ? ok(table) : seen;
}

async function takePlace(server: string, place: Reservation): Promise<Result<SocketRoom, Refusal>> {
  try {
    const coming = new Client(server).consumeSeatReservation<TableState>(place);
    return ok(await inTime(coming, (late) => late.connection.close()));
  } catch (error) {
    const { code, message } = error as { code?: number; message?: string };
    return no(code === JOIN_REFUSED ? refusalOf(message) : 'offline');
  }
}

const tabOf = ({ storage }: Connecting): SeatStorage | null =>
  storage === undefined ? allowed(() => globalThis.sessionStorage) : storage;

const deviceOf = ({ storage }: Connecting): SeatStorage | null =>
  storage === undefined ? allowed(() => globalThis.localStorage) : storage;

/** Where storing is forbidden, asking for a storage throws. */
function allowed(storage: () => Storage | undefined): SeatStorage | null {
  try {
    return storage() ?? null;
  } catch {
    return null;
  }
}

const serverOf = ({ server }: Connecting): string => server ?? ownServer();
