import { Client } from 'colyseus.js';
import { no, ok, type Result } from '#engine';
import {
  type EntryRequest,
  JOIN_REFUSED,
  PROTOCOL_VERSION,
  type Refusal,
  type Reservation,
  type TableLook,
  type TableWish,
} from '#protocol';
import type { TableState } from '../../server/state/schema.ts';
import { askForLook, askForPlace, refusalOf } from './entry.ts';
import { RemoteTable, type SocketRoom } from './remoteTable.ts';
import { maybeLater } from './returning.ts';
import { SeatMemory, type SeatStorage } from './seatMemory.ts';

/** Which server, and where to remember the seat. A page needs to say neither. */
export interface Connecting {
  /** `https://example.org`, with a path if there is one; the page's own server unless told. */
  readonly server?: string;
  /** The tab's own storage unless told; null forgets. */
  readonly storage?: SeatStorage | null;
}

export interface Player {
  readonly name: string;
}

type Connected = Promise<Result<RemoteTable, Refusal>>;

/** A seat at any open table with these rules. Bots take the seats that stay empty. */
export async function quickMatch({ name, rules, seats, pace }: Player & TableWish, how: Connecting = {}): Connected {
  const ask = () => connect({ want: 'quick', version: PROTOCOL_VERSION, name, rules, seats, pace }, how);
  const table = await ask();
  // The table went on without us while we were on the way: there are others.
  return !table.ok && (table.reason === 'alreadyPlaying' || table.reason === 'tableFull') ? ask() : table;
}

/** A new table that others find by its code. It begins when it is full, or on `start()`. */
export const createPrivate = ({ name, rules, seats, pace }: Player & TableWish, how: Connecting = {}): Connected =>
  connect({ want: 'private', version: PROTOCOL_VERSION, name, rules, seats, pace }, how);

/** What is played at the table with this code, and who is there. */
export const lookAt = (code: string, how: Connecting = {}): Promise<Result<TableLook, Refusal>> =>
  askForLook(how.server ?? ownServer(), code);

/** A seat at the table with this code, or a place to watch it from. */
export const joinByCode = (
  code: string,
  { name, spectate = false }: Player & { readonly spectate?: boolean },
  how: Connecting = {},
): Connected => connect({ want: 'code', version: PROTOCOL_VERSION, code, name, spectate }, how);

/** One's seat of before a reload; null when there is none to come back to. */
export async function resume(how: Connecting = {}): Promise<RemoteTable | null> {
  const { key } = memoryOf(how);
  if (!key) return null;
  const table = await connect(wayBack(key), how);
  return table.ok ? table.value : null;
}

const wayBack = (key: string): EntryRequest => ({ want: 'back', version: PROTOCOL_VERSION, key });

async function connect(request: EntryRequest, how: Connecting): Connected {
  const server = how.server ?? ownServer();
  const memory = memoryOf(how);
  const place = await askForPlace(server, request);
  if (!place.ok) {
    if (request.want === 'back' && !maybeLater(place.reason)) memory.forget(request.key);
    return place;
  }
  const { key } = place.value;
  // Before the socket: a page closed in the middle of coming in finds its seat again.
  memory.save(key);
  const room = await takePlace(server, place.value);
  if (!room.ok) {
    if (!maybeLater(room.reason)) memory.forget(key);
    return room;
  }
  const rejoin = async () => {
    const again = await askForPlace(server, wayBack(key));
    return again.ok ? takePlace(server, again.value) : again;
  };
  const table = new RemoteTable(room.value, rejoin, () => memory.forget(key));
  const seen = await table.seen();
  return seen.ok ? ok(table) : seen;
}

async function takePlace(server: string, place: Reservation): Promise<Result<SocketRoom, Refusal>> {
  try {
    return ok(await new Client(server).consumeSeatReservation<TableState>(place));
  } catch (error) {
    const { code, message } = error as { code?: number; message?: string };
    return no(code === JOIN_REFUSED ? refusalOf(message) : 'offline');
  }
}

const memoryOf = ({ storage }: Connecting): SeatMemory =>
  new SeatMemory(storage === undefined ? (globalThis.sessionStorage ?? null) : storage);

/** While developing, the page's own server passes `/rt` on to the game's. */
const ownServer = (): string => (import.meta.env.DEV ? `${location.origin}/rt` : location.origin);
