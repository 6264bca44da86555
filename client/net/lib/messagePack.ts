import { Decoder, Encoder, ExtensionCodec } from '@msgpack/msgpack';

/** Asks `pack` to leave room before the message; the number of bytes is added to it. */
export const RESERVE_START_SPACE = 2048;

/** Stands for `undefined`, which the server's library writes as an extension of type 0 with a byte of 0. */
const UNDEFINED = {};

const extensionCodec = new ExtensionCodec();
extensionCodec.register({
  type: 0,
  encode: (value) => (value === UNDEFINED ? new Uint8Array(1) : null),
  decode: () => undefined,
});

// Makes floats of integers beyond 32 bits, of which the server's library would otherwise make bigints.
const encoder = new Encoder({ extensionCodec, useBigInt64: true });
const decoder = new Decoder({ extensionCodec });

/** Packs JSON values and `undefined`, under the name by which the SDK imports its library (see parts.ts). */
export class Packr {
  pack(message: unknown, space = 0): Uint8Array {
    const packed = encoder.encodeSharedRef(marked(message));
    const bytes = new Uint8Array((space % RESERVE_START_SPACE) + packed.length);
    bytes.set(packed, bytes.length - packed.length);
    return bytes;
  }
}

/** The message with each `undefined` replaced, since the codec is asked only about objects. */
function marked(value: unknown): unknown {
  if (value === undefined) return UNDEFINED;
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, marked(item)]));
}

/**
 * Unpacks the value that begins at `start`.
 * @throws Error if it is cut off, or is no MessagePack
 */
export function unpack(bytes: Uint8Array, { start }: { readonly start: number }): unknown {
  return decoder.decode(bytes.subarray(start));
}
