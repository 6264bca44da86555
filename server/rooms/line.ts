import { SchemaSerializer } from '@colyseus/core';
import { WebSocket } from 'ws';
import type { TableState } from '../state/index.ts';

/** The bytes that may be queued for a client that does not read: eight times the longest state of a table. */
const MOST_WAITING = 64 * 1024;

/** The approximate memory overhead of a queued frame, in bytes. Most frames have only twenty bytes. */
const FRAME_COST = 512;

type Done = (error?: Error) => void;

/** A client's socket. It is cut when too much is queued on it, whatever kind of frame that is. */
export class BoundedSocket extends WebSocket {
  /** Called with every incoming message; returns the message for the framework. */
  screen: (message: Buffer) => Buffer = (message) => message;
  /** Frames sent since the queue was last empty. */
  #frames = 0;

  override send(
    data: Parameters<WebSocket['send']>[0],
    options?: Parameters<WebSocket['send']>[1] | Done,
    done?: Done,
  ): void {
    super.send(data, options as Parameters<WebSocket['send']>[1], done);
    this.#weigh();
  }

  override ping(...frame: Parameters<WebSocket['ping']>): void {
    super.ping(...frame);
    this.#weigh();
  }

  override pong(...frame: Parameters<WebSocket['pong']>): void {
    super.pong(...frame);
    this.#weigh();
  }

  override emit(event: string | symbol, ...args: unknown[]): boolean {
    if (event !== 'message') return super.emit(event, ...args);
    // Messages that arrive while the socket is being cut are ignored.
    if (this.readyState !== WebSocket.OPEN) return false;
    const [message, ...more] = args;
    return super.emit(event, this.screen(message as Buffer), ...more);
  }

  #weigh(): void {
    if (this.readyState !== WebSocket.OPEN) return;
    const bytes = this.bufferedAmount;
    this.#frames = bytes === 0 ? 0 : this.#frames + 1;
    if (bytes + this.#frames * FRAME_COST > MOST_WAITING) this.terminate();
  }
}

/**
 * The framework's serializer with frames that do not change once they are sent. The framework passes slices of its
 * buffers to sockets, which queue them without a copy, and later writes other frames into the same buffers, including
 * other seats' hands. Here each frame is copied once, however many clients get it.
 */
export class LastingFrames extends SchemaSerializer<TableState> {
  override reset(state: TableState): void {
    super.reset(state);
    const { encoder } = this;
    const encode = encoder.encode.bind(encoder);
    const encodeAll = encoder.encodeAll.bind(encoder);
    // With a view the only caller is `encodeView`, which copies.
    encoder.encode = (it, view, buffer, offset) => {
      const frame = encode(it, view, buffer, offset);
      return view ? frame : Buffer.from(frame);
    };
    encoder.encodeAll = (it, buffer) => {
      const frame = encodeAll(it, buffer);
      // The framework drops a buffer that had to grow; a seat's private part would then follow half a state.
      if (buffer === this.fullEncodeBuffer) this.fullEncodeBuffer = new Uint8Array(frame.buffer);
      return Buffer.from(frame);
    };
  }
}
