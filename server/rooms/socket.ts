import {
  type ClientPrivate,
  ClientState,
  CloseCode,
  getMessageBytes,
  Protocol,
  ResponseStatus,
  SchemaSerializer,
} from '@colyseus/core';
import { decode, Encoder } from '@colyseus/schema';
import type { Client } from 'colyseus';
import * as ws from 'ws';
import { REQUESTS, type Refusal, type Requests } from '#protocol';
import { earliest } from '../alarms.ts';
import type { ServerContext } from '../context.ts';
import type { RateLimiter } from '../rateLimiter.ts';
import type { TableState } from '../state/schema.ts';

/** The bytes that may be queued for a client that does not read: four times the longest state of a table. */
const MAX_QUEUED_BYTES = 64 * 1024;

/** The approximate memory overhead of a queued frame, in bytes. Most frames have only twenty bytes. */
const FRAME_OVERHEAD_BYTES = 512;

type Done = (error?: Error) => void;

/** The parts of `ws` that are missing from its types. */
const { Sender } = ws as unknown as {
  readonly Sender: { frame(data: Uint8Array, options: typeof BINARY): Uint8Array[] };
};
const BINARY = { fin: true, opcode: 2, mask: false, readOnly: true, rsv1: false };

/** The socket under a WebSocket. */
interface Stream {
  write(bytes: Uint8Array): void;
  cork(): void;
  uncork(): void;
}

/** A message that never changes, with its frame: several sockets that send it write the same bytes. */
interface FramedMessage {
  readonly message: Uint8Array;
  readonly frame: Uint8Array;
}

/** An empty ping. */
const PING = Buffer.concat(Sender.frame(new Uint8Array(), { ...BINARY, opcode: 9 }));

const framed = (message: Uint8Array): Uint8Array => Buffer.concat(Sender.frame(message, BINARY));

/** The last message that was for several clients. */
let shared: FramedMessage | null = null;

/** Copies a message for several clients, and frames it once for all of them. */
function copied(bytes: Uint8Array): Uint8Array {
  const message = Buffer.from(bytes);
  shared = { message, frame: framed(message) };
  return message;
}

/** A client's socket. It is cut when too much is queued on it, whatever kind of frame that is. */
export class BoundedSocket extends ws.WebSocket {
  static #count = 0;
  /** Numbers the sockets of this process. */
  readonly number = BoundedSocket.#count++;
  /** Called with every incoming message; returns the message for the framework. */
  screen: (message: Buffer) => Buffer = (message) => message;
  /** Frames sent since the queue was last empty. */
  #frames = 0;

  override send(
    data: Parameters<ws.WebSocket['send']>[0],
    options?: Parameters<ws.WebSocket['send']>[1] | Done,
    done?: Done,
  ): void {
    // The framework's messages. `ws` would frame each of them for each socket, and write the frame in two parts.
    if (data instanceof Uint8Array && done === undefined && typeof options === 'object' && this.#isOpen) {
      this.#stream.write(shared?.message === data ? shared.frame : framed(data));
    } else super.send(data, options as Parameters<ws.WebSocket['send']>[1], done);
    this.#weigh();
  }

  /** Sends what follows in this turn of the event loop in a single write. */
  gather(): void {
    if (!this.#isOpen) return;
    const stream = this.#stream;
    stream.cork();
    process.nextTick(() => {
      stream.uncork();
      if (this.bufferedAmount === 0) this.#frames = 0;
    });
  }

  override ping(...frame: Parameters<ws.WebSocket['ping']>): void {
    if (frame.length === 0 && this.#isOpen) this.#stream.write(PING);
    else super.ping(...frame);
    this.#weigh();
  }

  override pong(...frame: Parameters<ws.WebSocket['pong']>): void {
    super.pong(...frame);
    this.#weigh();
  }

  override emit(event: string | symbol, ...args: unknown[]): boolean {
    if (event !== 'message') return super.emit(event, ...args);
    // Messages that arrive while the socket is being cut are ignored.
    if (!this.#isOpen) return false;
    const [message, ...more] = args;
    return super.emit(event, this.screen(message as Buffer), ...more);
  }

  get #isOpen(): boolean {
    return this.readyState === ws.WebSocket.OPEN;
  }

  /** The socket that was upgraded. */
  get #stream(): Stream {
    return (this as unknown as { readonly _socket: Stream })._socket;
  }

  #weigh(): void {
    if (!this.#isOpen) return;
    const bytes = this.bufferedAmount;
    this.#frames = bytes === 0 ? 0 : this.#frames + 1;
    if (bytes + this.#frames * FRAME_OVERHEAD_BYTES > MAX_QUEUED_BYTES) this.terminate();
  }
}

/** Where the encoders of all tables write. What is to be sent is copied out of it before anything else is encoded. */
const workspace = new Uint8Array(Encoder.BUFFER_SIZE);

const NO_BYTES = new Uint8Array();

/**
 * The framework's serializer with messages that do not change once they are sent. The framework passes slices of its
 * buffers to sockets, which queue them without a copy, and later writes other messages into the same buffers, including
 * other seats' hands. Here each message is copied once, however many clients get it. Viewers whose own part has not
 * changed get the same message as spectators; all others get one of their own.
 */
export class CopyingSerializer extends SchemaSerializer<TableState> {
  // The framework would keep a buffer for each table.
  override fullEncodeBuffer = NO_BYTES;

  override reset(state: TableState): void {
    super.reset(state);
    this.encoder.sharedBuffer = workspace;
  }

  override getFullState(client?: Client): Uint8Array {
    const it = { offset: 1 };
    workspace[0] = Protocol.ROOM_STATE;
    const open = this.encoder.encodeAll(it, workspace);
    const { offset } = it;
    return client?.view ? this.encoder.encodeAllView(client.view, offset, it, wholeOf(open)) : Buffer.from(open);
  }

  override applyPatches(...given: Parameters<SchemaSerializer<TableState>['applyPatches']>): boolean {
    const { encoder } = this;
    const [clients] = given;
    if (!encoder.hasChanges || clients.length === 0) return super.applyPatches(...given);
    const it = { offset: 1 };
    workspace[0] = Protocol.ROOM_STATE_PATCH;
    const open = encoder.encode(it, undefined, workspace);
    const [buffer, end, message] = [wholeOf(open), it.offset, copied(open)];
    for (const client of clients) {
      if (client.state !== ClientState.JOINED) continue;
      if (!client.view) {
        client.raw(message);
        continue;
      }
      it.offset = end;
      if (client.view.changes.size > 0) client.raw(encoder.encodeView(client.view, end, it, buffer));
      else {
        const own = encoder.encode(it, client.view, buffer);
        client.raw(own.length === end ? message : Buffer.from(own));
      }
    }
    encoder.discardChanges();
    return true;
  }
}

/** The buffer of which the encoder has filled the beginning: another one, if what it wrote was too long. */
const wholeOf = ({ buffer }: Uint8Array): Uint8Array =>
  buffer === workspace.buffer ? workspace : new Uint8Array(buffer);

/** The parts of a room that screening reads. Tests pass a small one. */
interface ScreeningRoom {
  readonly context: ServerContext;
  readonly messageLimiter: RateLimiter<string>;
  readonly pendingJoins: PendingJoins;
  readonly clock: { tick(): void };
}

/** Replaces a refused message. The framework still counts it, and closes the connection if there are too many. */
const EMPTY_MESSAGE = Buffer.alloc(0);

const isKnown = (name: unknown): name is keyof Requests => typeof name === 'string' && Object.hasOwn(REQUESTS, name);

/**
 * Screens a message before the framework reads it. The framework would echo unknown names in full, queue replies for
 * connections that never join, and throw on names that are too long.
 * @returns the message for the framework: the same, or an empty one
 */
export function screenMessage(room: ScreeningRoom, client: Client & ClientPrivate, message: Buffer): Buffer {
  // Nothing else advances the room's clock, on which the framework's own message limit relies.
  room.clock.tick();
  const [kind] = message;
  if (kind === Protocol.JOIN_ROOM) room.pendingJoins.settle(client);
  if (kind === Protocol.JOIN_ROOM || kind === Protocol.LEAVE_ROOM) return message;
  if (client.state === ClientState.JOINING) return refuseConnection(client);
  // The connection is already being closed, with a code that says why.
  if (client.state !== ClientState.JOINED) return EMPTY_MESSAGE;
  if (kind === Protocol.PING) return message;
  if (kind === Protocol.ROOM_REQUEST) return screenRequest(room, client, message);
  if (kind === Protocol.ROOM_DATA) {
    if (!isKnown(nameAt(message, { offset: 1 }))) return refuseConnection(client);
    return isTooFast(room, client) ? EMPTY_MESSAGE : message;
  }
  return kind === Protocol.ROOM_DATA_BYTES ? refuseConnection(client) : EMPTY_MESSAGE;
}

function screenRequest(room: ScreeningRoom, client: Client, message: Buffer): Buffer {
  const it = { offset: 1 };
  const request = decode.number(message, it);
  const name = nameAt(message, it);
  const refuse = (code: Refusal): Buffer => {
    client.enqueueRaw(getMessageBytes[Protocol.ROOM_RESPONSE](request, ResponseStatus.REJECTED, { code }));
    return EMPTY_MESSAGE;
  };
  if (isTooFast(room, client)) {
    if (isKnown(name)) room.context.metrics.requestAnswered(name, 'tooFast', 0);
    return refuse('tooFast');
  }
  return isKnown(name) ? message : refuse('badMessage');
}

/** The type of a message, a name or a number, as the framework reads it. */
const nameAt = (message: Buffer, it: { offset: number }): string | number =>
  decode.stringCheck(message, it) ? decode.string(message, it) : decode.number(message, it);

const isTooFast = ({ messageLimiter, context }: ScreeningRoom, { sessionId }: Client): boolean =>
  !messageLimiter.allows(sessionId, context.clock.now());

function refuseConnection(client: Client): Buffer {
  client.leave(CloseCode.WITH_ERROR);
  return EMPTY_MESSAGE;
}

/** Connections that were admitted but have not joined yet. Times are in ms of the server clock. */
export class PendingJoins {
  readonly #deadlines = new Map<Client, number>();

  expect(client: Client, until: number): void {
    this.#deadlines.set(client, until);
  }

  /** Forgets a connection that has joined or closed. */
  settle(client: Client): void {
    this.#deadlines.delete(client);
  }

  /** When `cutLate` is next due; infinity if all have joined. */
  due(): number {
    return earliest(this.#deadlines.values());
  }

  /** Cuts connections whose deadline has passed. */
  cutLate(now: number): void {
    for (const [client, deadline] of this.#deadlines) {
      if (deadline > now) continue;
      this.settle(client);
      (client.ref as BoundedSocket).terminate();
    }
  }
}
