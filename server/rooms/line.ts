import { WebSocket } from 'ws';

/** What may wait for somebody who does not read, in bytes: many times the longest state of a table. */
const MOST_WAITING = 64 * 1024;

/** What a frame that waits costs beside its bytes, about: most are of twenty, and their queue would be anybody's to fill. */
const FRAME_COST = 512;

type Done = (error?: Error) => void;

/** A client's socket. One that leaves too much waiting is cut, whatever kind of frame it is. */
export class BoundedSocket extends WebSocket {
  /** Reads every message before the framework does, and answers with what the framework gets to read of it. */
  screen: (message: Buffer) => Buffer = (message) => message;
  /** Frames sent since nothing waited. */
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
    // Who is being cut has nothing more to say.
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
