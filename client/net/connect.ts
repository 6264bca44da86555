import { Client, type Room } from 'colyseus.js';
import { no, ok, type Result } from '#engine';
import {
  type EntryRequest,
  type HostOptions,
  isClosing,
  JOIN_REFUSED,
  type LevelName,
  type MatchOptions,
  PROTOCOL_VERSION,
  type Refusal,
  type Reservation,
  type TableInfo,
  type TableRequest,
} from '#protocol';
import type { TableState } from '../../server/state/schema.ts';
import type { ItemStorage } from '../device/storedJson.ts';
import { askForLook, askForPlace, isServerReachable, refusalOf } from './entry.ts';
import { type Guest, guestOf } from './guest.ts';
import { type OpenStorage, ownServer, seatMemory } from './ownServer.ts';
import { inTime, keepsSeat } from './reconnecting.ts';
import { RemoteTable, type SocketRoom } from './remoteTable.ts';
import { SeenDeals } from './seenDeals.ts';

/** The server, and the storage for the guest's identity and the seat. A page may omit both. */
export interface ConnectOptions {
  /**
   * The server's origin, such as `https://example.org`, with a path if there is one. Default: the page's own server.
   */
  readonly server?: string;
  /**
   * Default: the tab's session storage for the seat and the device's local storage for the guest. Null stores nothing.
   */
  readonly storage?: ItemStorage | null;
}

/** The player as they enter a table. */
export interface Entrant {
  readonly name: string;
  /** Whether the player has never played with a clock. */
  readonly isNew?: boolean;
  /** The level of bots that the player chose last; Steady by default. */
  readonly level?: LevelName;
  /** The number of the avatar that the player chose. */
  readonly avatar?: number;
}

type Connected = Promise<Result<RemoteTable, Refusal>>;

/** An entry request without the version and the guest's token. */
type RequestBody<Request = EntryRequest> = Request extends unknown ? Omit<Request, 'version' | 'token'> : never;

/** Takes a seat at any open table with these rules. Bots fill the seats that stay empty. */
export async function quickMatch(wish: Entrant & TableRequest & MatchOptions, how: ConnectOptions = {}): Connected {
  const { rules, seats, pace, orNear = false } = wish;
  const ask = () => connect({ want: 'quick', ...whoIs(wish), rules, seats, pace, ...(orNear && { orNear }) }, how);
  const table = await ask();
  // The table closed before we arrived: try another one.
  return !table.ok && isClosing(table.reason) ? ask() : table;
}

/** Opens a new table that others find by its code. It starts when it is full, or on `start()`. */
export const createPrivate = (
  { rules, seats, pace, spectators = true, bots = true, hints, levels, ...who }: Entrant & TableRequest & HostOptions,
  how: ConnectOptions = {},
): Connected => {
  const wish = { rules, seats, pace, spectators, bots, ...(hints === false && { hints }), ...(levels && { levels }) };
  return connect({ want: 'private', ...whoIs(who), ...wish }, how);
};

/** Returns the game that is played at the table with this code, and its players. */
export const lookAtTable = (code: string, how: ConnectOptions = {}): Promise<Result<TableInfo, Refusal>> =>
  guestIn(how).ask((token) => askForLook(serverOf(how), { want: 'look', version: PROTOCOL_VERSION, token, code }));

/** Takes a seat at the table with this code, or a place to watch it; the guest's own seat if they have one there. */
export const joinByCode = (
  code: string,
  { spectate = false, ...who }: Entrant & { readonly spectate?: boolean },
  how: ConnectOptions = {},
): Connected => connect({ want: 'code', code, ...whoIs(who), spectate }, how);

/** Takes the guest's seat at their table for today's daily deal. */
export const daily = (who: Entrant, how: ConnectOptions = {}): Connected =>
  connect({ want: 'daily', ...whoIs(who) }, how);

/** Returns to the seat held before a reload. The reason is null if there was none. */
export async function resume(how: ConnectOptions = {}): Promise<Result<RemoteTable, Refusal | null>> {
  const code = seatMemory(tabOf(how)).read();
  return code ? connect({ want: 'back', code }, how) : no(null);
}

/** The guest that this device belongs to. */
export const guestIn = (how: ConnectOptions = {}): Guest => guestOf(serverOf(how), deviceOf(how));

/** Picks the fields that are sent: the server refuses unknown ones. */
const whoIs = ({ name, isNew, level, avatar }: Entrant): Entrant => ({
  name,
  ...(isNew && { isNew }),
  ...(level && { level }),
  ...(avatar !== undefined && { avatar }),
});

async function connect(wanted: RequestBody, how: ConnectOptions): Connected {
  const server = serverOf(how);
  const memory = seatMemory(tabOf(how));
  const guest = guestIn(how);
  const ask = (request: RequestBody) =>
    guest.ask((token) => askForPlace(server, { ...request, version: PROTOCOL_VERSION, token } as EntryRequest));
  const place = await ask(wanted);
  if (!place.ok) {
    if (wanted.want === 'back' && !keepsSeat(place.reason)) memory.forget(wanted.code);
    return place;
  }
  const { code } = place.value;
  // Saved before the socket opens, so that a page closed while joining finds its seat again.
  memory.write(code);
  const room = await takePlace(server, place.value);
  if (!room.ok) {
    if (!keepsSeat(room.reason)) memory.forget(code);
    return room;
  }
  const rejoin = async () => {
    const again = await ask({ want: 'back', code });
    return again.ok ? takePlace(server, again.value) : again;
  };
  const table = new RemoteTable(room.value, rejoin, () => memory.forget(code), new SeenDeals(tabOf(how)));
  const seen = await table.seen();
  return seen.ok ? ok(table) : seen;
}

/** The SDK's client, made to expose the room before it is joined. */
class SeatClient extends Client {
  room: Room | null = null;

  protected override createRoom(...given: Parameters<Client['createRoom']>): Room {
    this.room = super.createRoom(...given);
    return this.room;
  }
}

async function takePlace(server: string, place: Reservation): Promise<Result<SocketRoom, Refusal>> {
  const client = new SeatClient(server);
  const joining = client.consumeSeatReservation<TableState>(place);
  const connection = client.room?.connection;
  let isRefused = true;
  const { onopen } = connection?.events ?? {};
  if (connection) {
    connection.events.onopen = (event: Event) => {
      isRefused = false;
      onopen?.(event);
    };
  }
  try {
    return ok(
      await inTime(joining, () => {
        isRefused = false;
        // A browser does not open a second socket to an address while the first is still being opened.
        connection?.close();
      }),
    );
  } catch (error) {
    const { code, message } = error as { code?: number; message?: string };
    if (code === JOIN_REFUSED) return no(refusalOf(message));
    return no(isRefused && (await isServerReachable(server)) ? 'noSockets' : 'offline');
  }
}

const tabOf =
  ({ storage }: ConnectOptions): OpenStorage =>
  () =>
    storage === undefined ? globalThis.sessionStorage : storage;

const deviceOf =
  ({ storage }: ConnectOptions): OpenStorage =>
  () =>
    storage === undefined ? globalThis.localStorage : storage;

const serverOf = ({ server }: ConnectOptions): string => server ?? ownServer();
