import { randomFrom } from '#engine';
import type { Entropy } from '#table';

/** Letters that are hard to confuse, without vowels so that codes spell no words. */
const CODE_LETTERS = 'BCDFGHJKMNPQRSTVWXZ';

/** Returns an unpredictable code of `length` letters. */
export function newCode(entropy: Entropy, length: number): string {
  const random = randomFrom(entropy(), [], 'code');
  return Array.from({ length }, () => CODE_LETTERS[random.below(CODE_LETTERS.length)]).join('');
}

/** The canonical form of a typed code, of which only letters and digits count; null if it cannot be of this length. */
export function typedCode(typed: string, length: number): string | null {
  const code = typed
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
  return code.length === length && [...code].every((letter) => CODE_LETTERS.includes(letter)) ? code : null;
}
