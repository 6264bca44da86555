import { closeSync, openSync, readSync, writeSync } from 'node:fs';

/** Where each number and the text lie in the file that is shared with shim.c; all numbers are little-endian, of 32 bits. */
const OPERATIONS = 0;
const IS_CUT = 8;
const COUNTDOWN = 12;
const PART = 16;
const LONGEST_PART = 112;

/** Cuts the power at an operation of a program that was started with the shim. */
export interface Trigger {
  /** The file shared with the shim. */
  readonly path: string;
  /** How many operations there were on files of the disk since the last `reset`. */
  readonly operations: number;
  /** Whether the power is cut. */
  readonly isCut: boolean;
  /**
   * Cuts the power at an operation to come, before it reaches the disk.
   * @param count which one: 1 is the next
   * @param part counts those on paths with this part alone; `x$` is a path that ends with x
   */
  arm(count: number, part?: string): void;
  /** Stops every program at its next operation on the disk. */
  stopAll(): void;
  /** Makes it new for programs that are started from now on. */
  reset(): void;
  close(): void;
}

/** @param path where the file is made; outside of the disk that is to lose power */
export function openTrigger(path: string): Trigger {
  const file = openSync(path, 'w+', 0o600);
  const put = (at: number, value: number): void => {
    const bytes = Buffer.alloc(4);
    bytes.writeInt32LE(value);
    writeSync(file, bytes, 0, 4, at);
  };
  const get = (at: number): number => {
    const bytes = Buffer.alloc(4);
    readSync(file, bytes, 0, 4, at);
    return bytes.readInt32LE();
  };
  const reset = (): void => void writeSync(file, Buffer.alloc(PART + LONGEST_PART), 0, PART + LONGEST_PART, 0);
  reset();
  return {
    path,
    get operations() {
      return get(OPERATIONS);
    },
    get isCut() {
      return get(IS_CUT) !== 0;
    },
    arm(count, part = '') {
      // While the part is being written, nothing must be counted.
      put(COUNTDOWN, 0);
      const bytes = Buffer.alloc(LONGEST_PART);
      bytes.write(part);
      writeSync(file, bytes, 0, LONGEST_PART, PART);
      put(COUNTDOWN, count);
    },
    stopAll: () => put(IS_CUT, 1),
    reset,
    close: () => closeSync(file),
  };
}
