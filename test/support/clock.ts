import type { Clock } from '#table';

/** A clock that stands still until the test advances it. */
export interface ManualClock extends Clock {
  /** Moves the clock forward by some ms. */
  advance(ms: number): void;
}

export function manualClock(start = 1_000): ManualClock {
  let time = start;
  return {
    now: () => time,
    advance: (ms) => {
      time += ms;
    },
  };
}
