import { SchemaSerializer } from '@colyseus/core';
import type { TableState } from '../state/index.ts';

/**
 * The framework's serializer, but a frame that was handed to a socket stays as it is. The framework hands out parts of buffers
 * that it writes the next frame into, other seats' hands included, and a socket that does not drain keeps them without a
 * copy. Here each frame is copied once, however many get it.
 */
export class LastingFrames extends SchemaSerializer<TableState> {
  override reset(state: TableState): void {
    super.reset(state);
    const { encoder } = this;
    const encode = encoder.encode.bind(encoder);
    const encodeAll = encoder.encodeAll.bind(encoder);
    // With a view it is called by `encodeView` alone, which copies.
    encoder.encode = (it, view, buffer, offset) => {
      const frame = encode(it, view, buffer, offset);
      return view ? frame : Buffer.from(frame);
    };
    encoder.encodeAll = (it, buffer) => {
      const frame = encodeAll(it, buffer);
      // The framework forgets a buffer that had to grow, and what a seat alone may see would be put behind half a state.
      if (buffer === this.fullEncodeBuffer) this.fullEncodeBuffer = new Uint8Array(frame.buffer);
      return Buffer.from(frame);
    };
  }
}
