import fc from 'fast-check';
import * as library from 'msgpackr';
import { expect, test } from 'vitest';
import { Packr, RESERVE_START_SPACE, unpack } from '../../client/net/lib/messagePack.ts';

/** The server packs with the library, without records. */
const server = new library.Packr({ useRecords: false });
const page = new Packr();

const number = fc.oneof(fc.integer(), fc.nat({ max: 2 ** 32 }), fc.double({ noNaN: true }), fc.maxSafeInteger());
const text = fc.string({ unit: 'binary' });
const key = fc.string().filter((name) => name !== '__proto__');
const { message } = fc.letrec((tie) => ({
  message: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(number, text, fc.boolean(), fc.constant(null), fc.constant(undefined)),
    fc.array(tie('message'), { maxLength: 20 }),
    fc.dictionary(key, tie('message'), { maxKeys: 20, noNullPrototype: true }),
  ),
}));

test('a page unpacks what a server packs', () => {
  fc.assert(
    fc.property(message, (sent) => {
      expect(unpack(server.pack(sent), { start: 0 })).toStrictEqual(sent);
    }),
    { numRuns: 500, seed: 15 },
  );
});

test('a server unpacks what a page packs', () => {
  fc.assert(
    fc.property(message, (sent) => {
      expect(library.unpack(page.pack(sent))).toStrictEqual(sent);
    }),
    { numRuns: 500, seed: 16 },
  );
});

test('long texts, lists and objects are packed', () => {
  const texts = [31, 32, 255, 256, 65_535, 65_536].map((length) => 'é'.repeat(length / 2).padEnd(length));
  const list = Array.from({ length: 70_000 }, (_, index) => index - 35_000);
  const object = Object.fromEntries(list.slice(0, 300).map((item) => [`k${item}`, item]));
  for (const sent of [...texts, list, object]) {
    expect(library.unpack(page.pack(sent))).toStrictEqual(sent);
    expect(unpack(server.pack(sent), { start: 0 })).toStrictEqual(sent);
  }
});

test('room is left for a header, which is skipped when unpacking', () => {
  const packed = page.pack({ at: 3 }, RESERVE_START_SPACE | 5);
  expect([...packed.subarray(0, 5)]).toEqual([0, 0, 0, 0, 0]);
  expect(unpack(packed, { start: 5 })).toStrictEqual({ at: 3 });
  expect(library.RESERVE_START_SPACE).toBe(RESERVE_START_SPACE);
});

test('a message that is cut off, or of another kind, throws', () => {
  const packed = page.pack({ text: 'some words', list: [1, 300, -70_000, 0.5] });
  for (let length = 0; length < packed.length; length++) {
    expect(() => unpack(packed.subarray(0, length), { start: 0 })).toThrow();
  }
  expect(() => unpack(Uint8Array.of(0xc1), { start: 0 })).toThrow('0xc1');
  expect(() => page.pack(() => 1)).toThrow('Function');
});
