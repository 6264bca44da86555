/** A terminal, or another place for lines of text. */
export interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** Milliseconds between two lines: a terminal's line is rewritten, elsewhere there is a line now and then. */
const REDRAW = 200;
const LOG = 15_000;

/** The progress of a run. */
interface Progress {
  /** Counts one more as done. `estimate` is asked only when a line is due. */
  step(estimate: () => string): void;
  /** Removes the line from a terminal. */
  end(): void;
}

/**
 * Shows how far a run is, how fast, how long it will take, and an estimate so far.
 * @param unit what is counted, such as `deals`
 * @param total how many there are, and `done` how many of them were done before this run
 * @param now a clock, in milliseconds
 */
export function showProgress(unit: string, total: number, done: number, output: Output, now: () => number): Progress {
  const began = now();
  const pause = output.isTTY ? REDRAW : LOG;
  const width = (output.columns ?? 120) - 1;
  let steps = 0;
  let shown = began;
  return {
    step(estimate) {
      steps++;
      const time = now();
      if (time - shown < pause) return;
      shown = time;
      const rate = (steps * 1000) / (time - began);
      const minutes = Math.ceil((total - done - steps) / rate / 60);
      const line = `${done + steps} of ${total} ${unit}, ${rate.toPrecision(2)} a second, ${minutes} min left; ${estimate()}`;
      output.write(output.isTTY ? `\r${line.slice(0, width).padEnd(width)}` : `${line}\n`);
    },
    end() {
      if (output.isTTY) output.write(`\r${' '.repeat(width)}\r`);
    },
  };
}
