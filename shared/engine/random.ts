import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** A stream of fair numbers. */
export interface Random {
  /** A whole number from 0 to `n - 1`, each as likely as any other. */
  below(n: number): number;
}

/** ChaCha20 works in blocks of 64 bytes; a few at a time serve a whole shuffle. Each key is used for one stream only. */
const BLOCK = 64;
const CHUNK = 4;
const NONCE = new Uint8Array(12);
const RANGE = 0x1_0000_0000;

/**
 * The stream that a secret and its shares give for one purpose: ChaCha20 keyed by their SHA-256. The same arguments
 * give the same stream, so that whoever holds the secret afterwards can check the deal.
 * @param secret 256 bits as 64 hex digits; with fewer a hand of cards would give the whole deal away
 * @param shares further contributions, hex
 * @param purpose keeps the streams of one secret apart
 */
export function randomFrom(secret: string, shares: readonly string[], purpose: string): Random {
  const key = sha256(utf8ToBytes(JSON.stringify([purpose, secret, shares])));
  let words = new DataView(new ArrayBuffer(0));
  let next = 0;
  let blocks = 0;
  const word = (): number => {
    if (next >= words.byteLength) {
      const bytes = chacha20(key, NONCE, new Uint8Array(CHUNK * BLOCK), undefined, blocks);
      words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      blocks += CHUNK;
      next = 0;
    }
    next += 4;
    return words.getUint32(next - 4);
  };
  return {
    below(n) {
      // The last, incomplete stretch of the range is thrown away: a plain remainder would favour small numbers.
      const fair = RANGE - (RANGE % n);
      let value = word();
      while (value >= fair) value = word();
      return value % n;
    },
  };
}

/** The items in a fair random order; the argument is left as it was. */
export function shuffle<Item>(random: Random, items: readonly Item[]): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const pick = random.below(last + 1);
    const item = order[last] as Item;
    order[last] = order[pick] as Item;
    order[pick] = item;
  }
  return order;
}
