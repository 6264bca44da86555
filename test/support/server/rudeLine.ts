import { Protocol } from '@colyseus/core';
import { WebSocket } from 'ws';
import type { Reservation } from '#protocol';

/** A misbehaving client's end of a line: it reads when it likes and sends what it likes. */
export interface RudeLine {
  /** Can be paused: then nothing is read from the network. */
  readonly socket: WebSocket;
  /** Every message read. */
  readonly frames: readonly Buffer[];
  /** Resolves with the close code. */
  readonly closed: Promise<number>;
  /** Confirms the join, without which the client has not joined. */
  join(): void;
  /** Sends a request of any name, without contents. */
  ask(name: string): void;
}

/** The socket address of a held seat. */
export const addressOfPlace = (server: string, { processId, roomId, sessionId }: Reservation): string =>
  `${server.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`;

/**
 * Opens a line to a held seat; resolves when the server is ready for `join`.
 * @param from the local address to connect from, where the server counts by client address
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

/** A message name as the framework encodes it. */
function nameOf(name: string): Buffer {
  const word = Buffer.from(name);
  return Buffer.concat([Buffer.from([0xda, word.length & 255, word.length >> 8]), word]);
}

/** The bytes of a request of any name. */
export const requestBy = (name: string): Buffer =>
  Buffer.concat([Buffer.from([Protocol.ROOM_REQUEST, 1]), nameOf(name)]);

/** The bytes of a message of any name, which expects no answer. */
export const messageBy = (name: string, kind: number = Protocol.ROOM_DATA): Buffer =>
  Buffer.concat([Buffer.from([kind]), nameOf(name)]);
