import { Protocol } from '@colyseus/core';
import { WebSocket } from 'ws';
import type { Reservation } from '#protocol';

/** A client's end of a line without any manners: it reads when it likes, and sends what it likes. */
export interface RudeLine {
  /** Can be paused: then nothing is read off the network. */
  readonly socket: WebSocket;
  /** Every message that was read. */
  readonly frames: readonly Buffer[];
  /** The code it is closed with. */
  readonly closed: Promise<number>;
  /** Says that it is in: without that it has not joined. */
  join(): void;
  /** Asks for something by any name, with nothing to it. */
  ask(name: string): void;
}

/** Where a place is taken. */
export const addressOfPlace = (server: string, { processId, roomId, sessionId }: Reservation): string =>
  `${server.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`;

/**
 * Opens a line to a place that is kept; resolves when the server would have it join.
 * @param from an address of this machine, for whoever counts by them
 */
export async function rudeLine(server: string, place: Reservation, from = '127.0.0.1'): Promise<RudeLine> {
  const socket = new WebSocket(addressOfPlace(server, place), { localAddress: from, perMessageDeflate: false });
  const frames: Buffer[] = [];
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.on('error', () => socket.terminate());
  socket.on('message', (frame) => frames.push(frame as Buffer));
  await new Promise<void>((resolve, reject) => {
    socket.once('message', () => resolve());
    void closed.then(() => reject(new Error('the line was closed')));
  });
  return {
    socket,
    frames,
    closed,
    join: () => socket.send(Uint8Array.of(Protocol.JOIN_ROOM)),
    ask: (name) => socket.send(requestBy(name)),
  };
}

/** A name as the framework reads it. */
function nameOf(name: string): Buffer {
  const word = Buffer.from(name);
  return Buffer.concat([Buffer.from([0xda, word.length & 255, word.length >> 8]), word]);
}

/** A request by any name. */
export const requestBy = (name: string): Buffer =>
  Buffer.concat([Buffer.from([Protocol.ROOM_REQUEST, 1]), nameOf(name)]);

/** A message by any name, to which nobody wants an answer. */
export const messageBy = (name: string, kind: number = Protocol.ROOM_DATA): Buffer =>
  Buffer.concat([Buffer.from([kind]), nameOf(name)]);
