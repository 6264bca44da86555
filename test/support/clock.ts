import type { Clock } from '#table';

/** A clock that stands still until told. */
export interface ManualClock extends Clock {
  /** Moves on by some ms. */
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
