import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PrintableMetrics } from './metrics.ts';

/** The parts of an open table that are counted. */
interface Counted {
  listing(): { readonly stage: string; readonly people: number };
}

const DURATION_BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const BATCH_SIZE_BUCKETS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** Creates meters that count. @param tables the open tables, read whenever the metrics are printed */
export function openMetrics(tables: ReadonlyMap<string, Counted>): PrintableMetrics {
  const registry = new Registry();
  const registers = [registry];
  // The process itself: memory, CPU time, event loop lag.
  collectDefaultMetrics({ register: registry });
  addServerGauges(registry, tables);
  const labelNames = ['request', 'outcome'] as const;
  const asked = new Counter({ name: 'rummy_requests_total', help: 'Requests at tables', labelNames, registers });
  const seconds = new Histogram({
    name: 'rummy_request_seconds',
    help: 'Time from a request at a table to its answer',
    buckets: DURATION_BUCKETS_SECONDS,
    registers,
  });
  const entries = new Counter({
    name: 'rummy_door_requests_total',
    help: 'Requests for a place or a look at a table',
    labelNames: ['outcome'],
    registers,
  });
  const returns = new Counter({
    name: 'rummy_returns_total',
    help: 'Players who returned after a lost connection',
    registers,
  });
  const batchSeconds = new Histogram({
    name: 'rummy_store_batch_seconds',
    help: 'Time the store took for a batch of lines',
    buckets: DURATION_BUCKETS_SECONDS,
    registers,
  });
  const batchLines = new Histogram({
    name: 'rummy_store_batch_lines',
    help: 'Lines in a batch written to the store',
    buckets: BATCH_SIZE_BUCKETS,
    registers,
  });
  return {
    ...botMetrics(registry),
    print: () => registry.metrics(),
    requestAnswered(request, outcome, ms) {
      asked.inc({ request, outcome });
      seconds.observe(ms / 1000);
    },
    entryAnswered: (outcome) => entries.inc({ outcome }),
    playerReturned: () => returns.inc(),
    linesStored(lines, ms) {
      batchLines.observe(lines);
      batchSeconds.observe(ms / 1000);
    },
  };
}

function botMetrics(
  registry: Registry,
): Pick<PrintableMetrics, 'thought' | 'thoughtsWaiting' | 'threadLost' | 'guarded'> {
  const registers = [registry];
  const thoughts = new Counter({
    name: 'rummy_thoughts_total',
    help: 'Thoughts of bots',
    labelNames: ['outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'rummy_thought_seconds',
    help: 'Time from asking for a bot’s choice to the answer',
    buckets: DURATION_BUCKETS_SECONDS,
    registers,
  });
  const waiting = new Gauge({ name: 'rummy_thoughts_waiting', help: 'Thoughts that wait for a thread', registers });
  const lost = new Counter({
    name: 'rummy_bot_threads_lost_total',
    help: 'Threads for bots that died or hung and were replaced',
    labelNames: ['cause'],
    registers,
  });
  const guarded = new Counter({
    name: 'rummy_guard_moves_total',
    help: 'Moves that tables made for bots whose choice did not come in time',
    registers,
  });
  return {
    thought(outcome, ms) {
      thoughts.inc({ outcome });
      seconds.observe(ms / 1000);
    },
    thoughtsWaiting: (count) => waiting.set(count),
    threadLost: (cause) => lost.inc({ cause }),
    guarded: () => guarded.inc(),
  };
}

/** Adds gauges for tables and people, computed when the metrics are printed. */
function addServerGauges(registry: Registry, tables: ReadonlyMap<string, Counted>): void {
  const registers = [registry];
  new Gauge({
    name: 'rummy_tables',
    help: 'Open tables',
    labelNames: ['stage'],
    registers,
    collect() {
      this.reset();
      for (const table of tables.values()) this.inc({ stage: table.listing().stage });
    },
  });
  new Gauge({
    name: 'rummy_people',
    help: 'People with a seat',
    registers,
    collect() {
      this.set([...tables.values()].reduce((sum, table) => sum + table.listing().people, 0));
    },
  });
}
