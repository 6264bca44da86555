import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A stream of uniformly distributed random numbers. */
export interface Random {
  /** A whole number from 0 to `n - 1`, each equally likely. */
  below(n: number): number;
}

/**
 * Block size of ChaCha20 in bytes, and blocks generated at a time. The nonce is constant: each key has only one stream.
 */
const BLOCK_BYTES = 64;
const CHUNK_BLOCKS = 4;
const NONCE = new Uint8Array(12);
const WORD_RANGE = 0x1_0000_0000;

/**
 * Returns the random stream that a secret and its shares give for one purpose: ChaCha20 keyed by their SHA-256. Equal
 * arguments give equal streams, so anyone who later learns the secret can check the deal.
 * @param secret 256 bits as 64 hex digits; with fewer bits, a hand of cards would give the whole deal away
 * @param shares further contributions, hex
 * @param purpose keeps the streams of one secret apart
 */
export function randomFrom(secret: string, shares: readonly string[], purpose: string): Random {
  const key = keyFrom(secret, shares, purpose);
  let words = new DataView(new ArrayBuffer(0));
  let next = 0;
  let blocks = 0;
  const word = (): number => {
    if (next >= words.byteLength) {
      const bytes = chacha20(key, NONCE, new Uint8Array(CHUNK_BLOCKS * BLOCK_BYTES), undefined, blocks);
      words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      blocks += CHUNK_BLOCKS;
      next = 0;
    }
    next += 4;
    return words.getUint32(next - 4);
  };
  return {
    below(n) {
      // The last, incomplete part of the range is rejected: a plain remainder would favour small numbers.
      const fair = WORD_RANGE - (WORD_RANGE % n);
      let value = word();
      while (value >= fair) value = word();
      return value % n;
    },
  };
}

/**
 * Returns 256 bits as 64 hex digits that a secret and its shares give for one purpose, from which nobody can learn the
 * secret (SHA-256). The purpose must not be one of `randomFrom`.
 */
export const seedFrom = (secret: string, shares: readonly string[], purpose: string): string =>
  bytesToHex(keyFrom(secret, shares, purpose));

const keyFrom = (secret: string, shares: readonly string[], purpose: string): Uint8Array =>
  sha256(utf8ToBytes(JSON.stringify([purpose, secret, shares])));

/** Returns the items in random order (Fisher-Yates), leaving the argument unchanged. */
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
