/** 92 printable characters. The lower half ends a number; the upper half means that more digits follow. */
const FIRST = '#'.charCodeAt(0);
const BASE = 46;

/**
 * Encodes whole numbers from 0 up as short printable text, one character for each number up to 45.
 * @throws RangeError for any other number
 */
export function printNumbers(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) {
    if (!Number.isSafeInteger(number) || number < 0) throw new RangeError(`not a whole number from 0 up: ${number}`);
    let rest = number;
    while (rest >= BASE) {
      text += String.fromCharCode(FIRST + BASE + (rest % BASE));
      rest = Math.floor(rest / BASE);
    }
    text += String.fromCharCode(FIRST + rest);
  }
  return text;
}

/** Reads numbers one after the other from such a text. */
export class NumberReader {
  readonly #text: string;
  #next = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#next >= this.#text.length;
  }

  /** @throws RangeError past the end or at an invalid character */
  take(): number {
    let value = 0;
    for (let unit = 1; ; unit *= BASE) {
      const digit = this.#text.charCodeAt(this.#next++) - FIRST;
      if (!(digit >= 0 && digit < 2 * BASE)) throw new RangeError('not a valid digit');
      value += (digit % BASE) * unit;
      if (digit < BASE) return value;
    }
  }

  /** Reads a list that begins with its length. */
  takeList(): number[] {
    return Array.from({ length: this.take() }, () => this.take());
  }
}

/** Maps all whole numbers to numbers from 0 up. */
export const foldSign = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);

export const unfold = (value: number): number => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);
