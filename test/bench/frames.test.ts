import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frameReader } from './server/frames.ts';

/** A WebSocket frame as a server sends it, unmasked. */
function serverFrame(payload: Uint8Array): Buffer {
  const head = payload.length < 126 ? [payload.length] : [126, payload.length >> 8, payload.length & 255];
  return Buffer.from([0x82, ...head, ...payload]);
}

test('messages are read whole, wherever the socket splits them', () => {
  const payloads = fc.array(fc.uint8Array({ maxLength: 300 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(payloads, fc.integer({ min: 1, max: 40 }), (sent, cut) => {
      const heard: Uint8Array[] = [];
      const read = frameReader({
        message: (payload) => heard.push(Uint8Array.from(payload)),
        ping: () => undefined,
        close: () => undefined,
      });
      const bytes = Buffer.concat(sent.map(serverFrame));
      for (let at = 0; at < bytes.length; at += cut) read(bytes.subarray(at, at + cut));
      expect(heard).toEqual(sent.map((payload) => Uint8Array.from(payload)));
    }),
    { numRuns: 60 },
  );
});
