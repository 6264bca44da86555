import { closeSync, openSync, readSync, writeSync } from 'node:fs';

/** Byte offsets in the file shared with shim.c. All numbers are 32-bit little-endian. */
const OPERATIONS = 0;
const IS_CUT = 8;
const COUNTDOWN = 12;
const PART = 16;
const LONGEST_PART = 112;

/** Cuts the power at a chosen operation of programs that run with the shim. */
export interface Trigger {
  /** The file shared with the shim. */
  readonly path: string;
  /** The number of operations on the disk since the last `reset`. */
  readonly operations: number;
  /** Whether the power is cut. */
  readonly isCut: boolean;
  /**
   * Cuts the power at a future operation, before it reaches the disk.
   * @param count the operation; 1 is the next
   * @param part counts only operations on paths that contain this text; `x$` means paths that end with x
   */
  arm(count: number, part?: string): void;
  /** Stops every program at its next operation on the disk. */
  stopAll(): void;
  /** Resets the trigger for programs started from now on. */
  reset(): void;
  close(): void;
}

/** @param path of the shared file to create, which must not be on the disk that loses power */
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
      // Operations must not be counted while the text is being written.
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
