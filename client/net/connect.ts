import { Client } from 'colyseus.js';
import { no, ok, type Result } from '#engine';
import { type EntryRequest, JOIN_REFUSED, PROTOCOL_VERSION, type Refusal, type TableWish } from '#protocol';
import type { TableState } from '../../server/state/schema.ts';
import { askForPlace, refusalOf } from './entry.ts';
import { RemoteTable, type SocketRoom } from './remoteTable.ts';
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

/** A seat at any open table of this kind. Bots take the seats that stay empty. */
export const quickMatch = ({ name, preset, seats }: Player & TableWish, how: Connecting = {}): Connected =>
  connect({ want: 'quick', version: PROTOCOL_VERSION, name, preset, seats }, how);

/** A new table that others find by its code. It begins when it is full, or on `start()`. */
export const createPrivate = ({ name, preset, seats }: Player & TableWish, how: Connecting = {}): Connected =>
  connect({ want: 'private', version: PROTOCOL_VERSION, name, preset, seats }, how);

/** A seat at the table with this code, or a place to watch it from. */
export const joinByCode = (
  code: string,
  { name, spectate = false }: Player & { readonly spectate?: boolean },
  how: Connecting = {},
): Connected => connect({ want: 'code', version: PROTOCOL_VERSION, code, name, spectate }, how);

/** One's seat of before a reload; null when there is none to come back to. */
export async function resume(how: Connecting = {}): Promise<RemoteTable | null> {
  const memory = memoryOf(how);
  const { token } = memory;
  if (!token) return null;
  const table = await connect({ want: 'back', version: PROTOCOL_VERSION, token }, how);
  if (table.ok) return table.value;
  if (table.reason !== 'offline') memory.forget(token);
  return null;
}

async function connect(request: EntryRequest, how: Connecting): Connected {
  const server = how.server ?? ownServer();
  const rejoin = (token: string) => enter(server, { want: 'back', version: PROTOCOL_VERSION, token });
  const room = await enter(server, request);
  if (!room.ok) return room;
  const table = new RemoteTable(room.value, rejoin, memoryOf(how));
  await table.seen();
  return ok(table);
}

async function enter(server: string, request: EntryRequest): Promise<Result<SocketRoom, Refusal>> {
  const place = await askForPlace(server, request);
  if (!place.ok) return place;
  try {
    return ok(await new Client(server).consumeSeatReservation<TableState>(place.value));
  } catch (error) {
    const { code, message } = error as { code?: number; message?: string };
    return no(code === JOIN_REFUSED ? refusalOf(message) : 'offline');
  }
}

const memoryOf = ({ storage }: Connecting): SeatMemory =>
  new SeatMemory(storage === undefined ? (globalThis.sessionStorage ?? null) : storage);

/** While developing, the page's own server passes `/rt` on to the game's. */
const ownServer = (): string => (import.meta.env.DEV ? `${location.origin}/rt` : location.origin);
