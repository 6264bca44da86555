import { pbkdf2 } from 'node:crypto';
import { inspect, isDeepStrictEqual } from 'node:util';

/*
 * The one way in which tests wait. Nothing is too slow: a wait ends with what it waits for, or when nothing has moved
 * for so long that nothing will. How long that is depends on the machine: it is measured in pieces of work that the
 * machine does meanwhile, which other programs delay as much as they delay what is waited for.
 */

/** Kept, because tests replace the global one. */
const { setTimeout, setImmediate } = globalThis;

/** A pause that is part of what happens, such as the time for which a line stays dead. No test may be decided by it. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Resolves when everything is done that was due: timers of 0 ms, answers of mocks, and what follows from them. */
export const settled = (): Promise<void> => new Promise((resolve) => void setTimeout(() => setImmediate(resolve)));

/** How often something is looked at, in ms. */
const LOOK = 20;
/** The looks at something still that cost no work: most of what takes a while is only a pause of the program. */
const FREE_LOOKS = 250;
/** The pieces of work done while nothing moves until a wait is given up: a minute of a machine without other work. */
const PATIENCE = 600;
/** A piece of work takes this many ms, or longer where the machine is slower or has other work. */
const PIECE = 100;
const ITERATIONS = 500_000;

/** The piece being done, which all waits of the process share. */
let piece: Promise<void> | null = null;

function work(): Promise<void> {
  piece ??= Promise.all([calculated(), pause(PIECE)]).then(() => {
    piece = null;
  });
  return piece;
}

const calculated = (): Promise<void> =>
  new Promise((resolve) => pbkdf2('', '', ITERATIONS, 8, 'sha256', () => resolve()));

/** Resolves when the wait is over; rejects when nothing has moved for long. */
async function patience(what: string, seen: () => unknown, isOver: () => boolean): Promise<void> {
  let last = seen();
  for (let still = 0; !isOver(); still++) {
    await pause(LOOK);
    if (still > FREE_LOOKS) await work();
    const now = seen();
    if (!isDeepStrictEqual(now, last)) still = 0;
    last = now;
    if (still > FREE_LOOKS + PATIENCE) {
      throw new Error(`Nothing has moved for long while waiting for ${what}. Last seen: ${inspect(now, { depth: 6 })}`);
    }
  }
}

/**
 * Waits for something that tells when it is there.
 * @param what for the error message
 * @param seen what moves meanwhile, to be compared with what was seen before
 * @throws Error when nothing has moved for long
 */
export async function within<Value>(what: string, coming: Promise<Value>, seen: () => unknown): Promise<Value> {
  let isOver = false;
  const over = (): void => {
    isOver = true;
  };
  coming.then(over, over);
  await Promise.race([coming, patience(what, seen, () => isOver)]);
  return coming;
}

/**
 * Looks again and again until it is so.
 * @param what for the error message
 * @param seen what moves meanwhile
 * @throws Error when nothing has moved for long
 */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  seen: () => unknown = () => null,
): Promise<void> {
  let isGivenUp = false;
  const look = async (): Promise<void> => {
    for (let looks = 0; !isGivenUp && !(await isSo()); looks++) await pause(Math.min(looks, LOOK));
  };
  await within(what, look(), seen).finally(() => {
    isGivenUp = true;
  });
}

/**
 * Repeats a check until it no longer throws.
 * @param every the pause between two checks in ms, for a server that limits how often it may be asked
 * @throws Error with what the check last said when that has not changed for long
 */
export async function eventually(check: () => unknown, { every = 0 } = {}): Promise<void> {
  let said = '';
  const passes = async (): Promise<boolean> => {
    try {
      await check();
      return true;
    } catch (error) {
      said = error instanceof Error ? error.message : String(error);
      if (every > 0) await pause(every);
      return false;
    }
  };
  await until('a check to pass', passes, () => said);
}

/**
 * Waits for something that must not take long.
 * @param longest the time it may take on a machine without other work, in ms; on a busy one it may take as much longer
 * as a piece of work does
 * @throws Error when it takes longer
 */
export async function soon<Value>(what: string, coming: Promise<Value>, longest: number): Promise<Value> {
  let isOver = false;
  const over = (): void => {
    isOver = true;
  };
  coming.then(over, over);
  for (let time = 0; !isOver; time += PIECE) {
    if (time > longest) throw new Error(`This took too long: ${what}`);
    await Promise.race([coming, work()]);
  }
  return coming;
}
