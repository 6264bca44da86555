import type { Refusal, Requests } from '#protocol';

/** The outcome of a request: `ok`, or the code of the refusal. */
type Outcome = 'ok' | Refusal;

/** The outcome of a bot's thought: a choice; none, because too many were waiting; none, because its thread failed. */
export type BotRequestOutcome = 'chosen' | 'refused' | 'failed';

/** Counters for the metrics. Labels are fixed names; none identifies a person, a table or a card. */
export interface Metrics {
  /** A request at a table was answered `ms` after it arrived. */
  requestAnswered(request: keyof Requests, outcome: Outcome, ms: number): void;
  /** A request for a place or a look was answered. */
  entryAnswered(outcome: Outcome): void;
  /** A player returned after a lost connection. */
  playerReturned(): void;
  /** A batch of log lines was stored. */
  linesStored(lines: number, ms: number): void;
  /** A bot's thought was answered after `ms`. */
  thought(outcome: BotRequestOutcome, ms: number): void;
  /** So many thoughts wait for a thread. */
  thoughtsWaiting(count: number): void;
  /** A thread in which bots think was lost, and is replaced. */
  threadLost(cause: 'died' | 'hung'): void;
  /** A table moved for a bot whose choice did not come in time. */
  guarded(): void;
}

/** For a server without metrics. */
export const NO_METRICS: Metrics = {
  requestAnswered: () => undefined,
  entryAnswered: () => undefined,
  playerReturned: () => undefined,
  linesStored: () => undefined,
  thought: () => undefined,
  thoughtsWaiting: () => undefined,
  threadLost: () => undefined,
  guarded: () => undefined,
};

/** Meters that can be printed in Prometheus's text format. */
export interface PrintableMetrics extends Metrics {
  print(): Promise<string>;
}
