/** 92 printable characters: the lower half ends a number, the upper half says that more of it follows. */
const FIRST = '#'.charCodeAt(0);
const BASE = 46;

/**
 * Whole numbers from 0 up as short printable text, one character for each up to 45.
 * @throws RangeError at anything else
 */
export function printNumbers(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) {
    if (!Number.isSafeInteger(number) || number < 0) throw new RangeError(`not a count: ${number}`);
    let rest = number;
    while (rest >= BASE) {
      text += String.fromCharCode(FIRST + BASE + (rest % BASE));
      rest = Math.floor(rest / BASE);
    }
    text += String.fromCharCode(FIRST + rest);
  }
  return text;
}

/** Reads numbers from such a text, one after the other. */
export class NumberReader {
  readonly #text: string;
  #next = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#next >= this.#text.length;
  }

  /** @throws RangeError past the end, or at a character we never write */
  take(): number {
    let value = 0;
    for (let unit = 1; ; unit *= BASE) {
      const digit = this.#text.charCodeAt(this.#next++) - FIRST;
      if (!(digit >= 0 && digit < 2 * BASE)) throw new RangeError('not a number of ours');
      value += (digit % BASE) * unit;
      if (digit < BASE) return value;
    }
  }

  /** As many as the first one says. */
  takeList(): number[] {
    return Array.from({ length: this.take() }, () => this.take());
  }
}

/** Numbers below 0 too, as numbers from 0 up. */
export const foldSign = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);

export const unfold = (value: number): number => (value % 2 === 1 ? -(value + 1) / 2 : value / 2);
