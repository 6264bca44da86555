import { randomFrom } from '#engine';
import type { Entropy } from '#table';

/** Letters that cannot be taken for others, without vowels so that no words arise. */
const LETTERS = 'BCDFGHJKMNPQRSTVWXZ';

/** A code of so many letters that nobody can foresee. */
export function newCode(entropy: Entropy, length: number): string {
  const random = randomFrom(entropy(), [], 'code');
  return Array.from({ length }, () => LETTERS[random.below(LETTERS.length)]).join('');
}

/** A code as people type it, as it was given; null when it cannot be one of so many letters. */
export function typedCode(typed: string, length: number): string | null {
  const code = typed.replace(/[\s-]+/g, '').toUpperCase();
  return code.length === length && [...code].every((letter) => LETTERS.includes(letter)) ? code : null;
}
