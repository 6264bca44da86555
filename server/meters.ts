import type { Refusal, Requests } from '#protocol';

/** The outcome of a request: `ok`, or the code of the refusal. */
type Outcome = 'ok' | Refusal;

/** Counters for the metrics. Labels are fixed names; none identifies a person, a table or a card. */
export interface Meters {
  /** A request at a table was answered `ms` after it arrived. */
  asked(request: keyof Requests, outcome: Outcome, ms: number): void;
  /** A request for a place or a look was answered. */
  entryRequested(outcome: Outcome): void;
  /** A player returned after a lost connection. */
  returned(): void;
  /** A batch of log lines was stored. */
  stored(lines: number, ms: number): void;
}

/** For a server without metrics. */
export const NO_METERS: Meters = {
  asked: () => undefined,
  entryRequested: () => undefined,
  returned: () => undefined,
  stored: () => undefined,
};

/** Meters that can be printed in Prometheus's text format. */
export interface OpenMeters extends Meters {
  print(): Promise<string>;
}
