import { Client } from 'colyseus.js';
import { ENTRY_PATH, type EntryReply, type EntryRequest, PROTOCOL_VERSION, type Reservation } from '#protocol';
import type { ItemStorage } from '../../../client/device/storedJson.ts';
import { askForPlace, askForToken } from '../../../client/net/entry.ts';
import { RemoteTable, type SocketRoom } from '../../../client/net/remoteTable.ts';
import type { TableState } from '../../../server/state/schema.ts';
import { Watcher } from './player.ts';

/** A player's end of a line with its internals exposed: the socket, its raw frames, the decoded state. */
export class OpenSeat extends Watcher {
  readonly room: SocketRoom;
  /** Every frame after the one that accepted the join (which bears a fresh token of the framework's). */
  readonly frames: readonly Uint8Array[];

  constructor(room: SocketRoom, connection: RemoteTable, frames: readonly Uint8Array[]) {
    super(connection);
    this.room = room;
    this.frames = frames;
  }
}

/** An entry request; without a token it comes from a new guest. */
type Wanted = EntryRequest extends infer Each
  ? Each extends EntryRequest
    ? Omit<Each, 'version' | 'token'> & Partial<Pick<Each, 'token'>>
    : never
  : never;

/** The token of a new guest. */
export async function newToken(server: string): Promise<string> {
  const made = await askForToken(server);
  if (!made.ok) throw new Error(made.reason);
  return made.value.token;
}

/**
 * Reserves a seat without connecting to it.
 * @param address the network address to come from, for a server that trusts a proxy (`TRUST_PROXY`)
 */
export async function holdPlace(server: string, wanted: Wanted, address?: string): Promise<EntryReply<Reservation>> {
  const { token = await newToken(server) } = wanted;
  const request = { ...wanted, token, version: PROTOCOL_VERSION } as EntryRequest;
  if (address === undefined) return askForPlace(server, request);
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address };
  const response = await fetch(server + ENTRY_PATH, { method: 'POST', headers, body: JSON.stringify(request) });
  return (await response.json()) as EntryReply<Reservation>;
}

/** Takes a seat with the real SDK and keeps access to its socket. */
export async function takeSeat(server: string, wanted: Wanted, address?: string): Promise<OpenSeat> {
  const room = await joinedRoom(server, wanted, address);
  const frames: Uint8Array[] = [];
  socketOf(room).addEventListener('message', ({ data }) => void frames.push(new Uint8Array(data as ArrayBuffer)));
  const connection = new RemoteTable(
    room,
    () => Promise.resolve({ ok: false, reason: 'noSuchTable' }),
    () => undefined,
  );
  await connection.seen();
  return new OpenSeat(room, connection, frames);
}

/** Reserves a seat and connects to it; asks anew if the reservation expires before a busy machine comes to it. */
async function joinedRoom(server: string, wanted: Wanted, address?: string): Promise<SocketRoom> {
  for (;;) {
    const place = await holdPlace(server, wanted, address);
    if (!place.ok) throw new Error(place.reason);
    try {
      return await new Client(server).consumeSeatReservation<TableState>(place.value);
    } catch (error) {
      if (!/expired/.test(String(error))) throw error;
    }
  }
}

/** The WebSocket of a room, to be watched, misused or closed. */
export const socketOf = (room: SocketRoom): WebSocket =>
  (room.connection.transport as unknown as { readonly ws: WebSocket }).ws;

/** An in-memory replacement for a tab's session storage. */
export function tabStorage(): ItemStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}
