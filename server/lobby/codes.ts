import { randomFrom } from '#engine';
import type { Entropy } from '#table';

/** Letters that are not easily confused, without vowels so that they spell no words. */
const LETTERS = 'BCDFGHJKMNPQRSTVWXZ';

/** An unpredictable code of this many letters. */
export function newCode(entropy: Entropy, length: number): string {
  const random = randomFrom(entropy(), [], 'code');
  return Array.from({ length }, () => LETTERS[random.below(LETTERS.length)]).join('');
}

/** The code that somebody typed, in its canonical form; null when it cannot be one of this length. */
export function typedCode(typed: string, length: number): string | null {
  const code = typed.replace(/[\s-]+/g, '').toUpperCase();
  return code.length === length && [...code].every((letter) => LETTERS.includes(letter)) ? code : null;
}
