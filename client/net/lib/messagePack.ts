// The part of MessagePack that requests and replies are made of, behind the names by which the SDK imports its library
// (see parts.ts). https://github.com/msgpack/msgpack/blob/master/spec.md

/** Asks `pack` to leave room before the message; the number of bytes is added to it. */
export const RESERVE_START_SPACE = 2048;

/** The library's own way to write `undefined`: an extension of type 0. */
const UNDEFINED = [0xd4, 0, 0];

/** How a length is written: into the first byte if it is small enough, else after a byte that says in how many. */
interface LengthForm {
  readonly short: number;
  readonly most: number;
  readonly long: readonly (readonly [bytes: number, code: number])[];
}

const STRING: LengthForm = {
  short: 0xa0,
  most: 31,
  long: [
    [1, 0xd9],
    [2, 0xda],
    [4, 0xdb],
  ],
};
const ARRAY: LengthForm = {
  short: 0x90,
  most: 15,
  long: [
    [2, 0xdc],
    [4, 0xdd],
  ],
};
const OBJECT: LengthForm = {
  short: 0x80,
  most: 15,
  long: [
    [2, 0xde],
    [4, 0xdf],
  ],
};

/** Packs JSON values. */
export class Packr {
  pack(message: unknown, space = 0): Uint8Array {
    const bytes: number[] = Array(space % RESERVE_START_SPACE).fill(0);
    write(bytes, message);
    return Uint8Array.from(bytes);
  }
}

function write(bytes: number[], value: unknown): void {
  if (value === undefined) bytes.push(...UNDEFINED);
  else if (value === null) bytes.push(0xc0);
  else if (typeof value === 'boolean') bytes.push(value ? 0xc3 : 0xc2);
  else if (typeof value === 'number') writeNumber(bytes, value);
  else if (typeof value === 'string') {
    const text = new TextEncoder().encode(value);
    writeLength(bytes, text.length, STRING);
    for (const byte of text) bytes.push(byte);
  } else if (Array.isArray(value)) {
    writeLength(bytes, value.length, ARRAY);
    for (const item of value) write(bytes, item);
  } else if (typeof value === 'object') {
    const entries = Object.entries(value);
    writeLength(bytes, entries.length, OBJECT);
    for (const item of entries.flat(1)) write(bytes, item);
  } else throw new Error(`cannot pack a ${typeof value}`);
}

function writeLength(bytes: number[], length: number, { short, most, long }: LengthForm): void {
  if (length <= most) return void bytes.push(short + length);
  const [size, code] = long.find(([count]) => length < 256 ** count) ?? [];
  if (size === undefined || code === undefined) throw new Error('too long to pack');
  bytes.push(code);
  writeBigEndian(bytes, length, size);
}

function writeNumber(bytes: number[], value: number): void {
  if (!Number.isInteger(value) || value < -(2 ** 31) || value >= 2 ** 32 || Object.is(value, -0)) {
    const float = new DataView(new ArrayBuffer(8));
    float.setFloat64(0, value);
    bytes.push(0xcb, ...new Uint8Array(float.buffer));
  } else if (value >= -32 && value < 128) bytes.push(value & 0xff);
  else {
    const size = [1, 2].find((count) => (value < 0 ? value >= -(256 ** count) / 2 : value < 256 ** count)) ?? 4;
    bytes.push((value < 0 ? 0xd0 : 0xcc) + Math.log2(size));
    writeBigEndian(bytes, value, size);
  }
}

function writeBigEndian(bytes: number[], value: number, size: number): void {
  for (let shift = 8 * (size - 1); shift >= 0; shift -= 8) bytes.push((value >> shift) & 0xff);
}

/**
 * Unpacks the value that begins at `start`.
 * @throws Error if it is cut off, or is none that `Packr` would have packed
 */
export function unpack(bytes: Uint8Array, { start }: { readonly start: number }): unknown {
  return read({ bytes, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), at: start });
}

interface Source {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  at: number;
}

function read(source: Source): unknown {
  const code = source.view.getUint8(source.at++);
  if (code < 0x80) return code;
  if (code >= 0xe0) return code - 0x100;
  for (const [{ short, most, long }, readContent] of FORMS) {
    const size = long.find(([, longCode]) => longCode === code)?.[0];
    if (size !== undefined) return readContent(source, readNatural(source, size));
    if (code >= short && code <= short + most) return readContent(source, code - short);
  }
  return readPlain(source, code);
}

const FORMS: readonly (readonly [LengthForm, (source: Source, length: number) => unknown])[] = [
  [STRING, (source, length) => new TextDecoder().decode(readBytes(source, length))],
  [ARRAY, (source, length) => Array.from({ length }, () => read(source))],
  [OBJECT, (source, length) => Object.fromEntries(Array.from({ length }, () => [read(source), read(source)]))],
];

function readPlain(source: Source, code: number): unknown {
  const { view, at } = source;
  switch (code) {
    case 0xc0:
      return null;
    case 0xc2:
      return false;
    case 0xc3:
      return true;
    case 0xcb:
      source.at += 8;
      return view.getFloat64(at);
    case 0xcc:
    case 0xcd:
    case 0xce:
      return readNatural(source, 2 ** (code - 0xcc));
    case 0xd0:
    case 0xd1:
    case 0xd2: {
      const bits = 8 * 2 ** (code - 0xd0);
      const value = readNatural(source, bits / 8);
      return value < 2 ** (bits - 1) ? value : value - 2 ** bits;
    }
    case UNDEFINED[0]:
      source.at += 2;
      if (view.getUint16(at) === 0) return undefined;
  }
  throw new Error(`cannot unpack ${code}`);
}

function readBytes(source: Source, length: number): Uint8Array {
  const { bytes, at } = source;
  source.at += length;
  if (source.at > bytes.length) throw new RangeError('the message is cut off');
  return bytes.subarray(at, source.at);
}

function readNatural(source: Source, size: number): number {
  let value = 0;
  for (const byte of readBytes(source, size)) value = 256 * value + byte;
  return value;
}
