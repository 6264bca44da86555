// `npm run bench`: prints the figures of a benchmark, and fails if a limit is missed.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { arrivalsTable } from './arrivals.ts';
import { benchClient } from './client/index.ts';
import { quickClient } from './client/quick.ts';
import { benchCluster } from './cluster/index.ts';
import { missingIn } from './engine/anchors.ts';
import { benchEngine, quickEngine } from './engine/index.ts';
import { type HistoryLine, historyLine, readHistory, worsened } from './history.ts';
import { minutesTable } from './minutes.ts';
import type { RatioReport } from './ratios.ts';
import { benchTable, isWithinLimit, type Report } from './report.ts';
import { benchServer, SERVER_PARTS } from './server/index.ts';
import { quickServer } from './server/quick.ts';
import { soakServer } from './server/soak.ts';
import { benchStore, STORE_PARTS } from './store/index.ts';

const USAGE = `npm run bench -- client [--json]
npm run bench -- server [${SERVER_PARTS.join(' | ')}]... [--json]
npm run bench -- engine --against PATH [--json]
npm run bench -- client|server|engine --quick|--record CHANGE [--json]
npm run bench -- store [${STORE_PARTS.join(' | ')}]... [--json]
npm run bench -- cluster [--json]
npm run bench -- arrivals
npm run bench -- minutes
npm run bench -- soak [--tables N] [--minutes N] [--json]
npm run bench -- warn`;

/** A line for each change that was made for speed. */
const HISTORY = join(import.meta.dirname, 'history.jsonl');

/** The benchmarks of less than a minute that need nothing but the project. */
const QUICK: Readonly<Record<string, () => Promise<RatioReport>>> = { server: quickServer, client: quickClient };

const { values, positionals } = parseArgs({
  options: {
    json: { type: 'boolean' },
    quick: { type: 'boolean' },
    record: { type: 'string' },
    against: { type: 'string' },
    tables: { type: 'string', default: '300' },
    minutes: { type: 'string', default: '20' },
  },
  allowPositionals: true,
});
const [command = '', ...parts] = positionals;

const recorded = (): HistoryLine[] => (existsSync(HISTORY) ? readHistory(readFileSync(HISTORY, 'utf8')) : []);

function print(report: Report): void {
  console.log(values.json ? JSON.stringify(report, null, 2) : benchTable(report));
  process.exitCode = report.figures.every(isWithinLimit) ? 0 : 1;
}

/** Explains the command line. */
function refuse(): void {
  console.error(USAGE);
  process.exitCode = 2;
}

async function runQuick(bench: () => Promise<RatioReport>): Promise<void> {
  const report = await bench();
  print(report);
  for (const worse of worsened(report.figures, recorded())) console.log(`worse: ${worse}`);
  if (values.record === undefined) return;
  appendFileSync(HISTORY, `${JSON.stringify(historyLine(report, values.record, new Date()))}\n`);
}

/** Runs the benchmark of the engine, if the reference programs are there. */
async function runEngine(folder: string | undefined): Promise<void> {
  const missing = missingIn(folder);
  if (missing !== null || folder === undefined) {
    console.error(missing);
    process.exitCode = 2;
  } else if (isQuick) await runQuick(() => quickEngine(folder));
  else print(await benchEngine(folder));
}

/** Runs the quick benchmarks and prints a warning for each ratio that is clearly worse than in the history. */
async function warn(): Promise<void> {
  for (const [name, bench] of Object.entries(QUICK)) {
    try {
      const { figures } = await bench();
      for (const worse of worsened(figures, recorded())) console.log(`warning: ${worse}`);
    } catch (error) {
      console.log(`warning: the quick ${name} bench did not run: ${String(error).split('\n')[0]}`);
    }
  }
}

/** Whether all words name parts of a benchmark. */
const areParts = (words: readonly string[], known: readonly string[]): boolean =>
  words.every((word) => known.includes(word));

const isQuick = values.quick === true || values.record !== undefined;
const quick = QUICK[command];
const [tables, minutes] = [Number(values.tables), Number(values.minutes)];
if (command === 'engine') await runEngine(values.against);
else if (isQuick && quick) await runQuick(quick);
else if (isQuick) refuse();
else if (command === 'client') print(await benchClient());
else if (command === 'server' && areParts(parts, SERVER_PARTS)) print(await benchServer(parts));
else if (command === 'store' && areParts(parts, STORE_PARTS)) print(await benchStore(parts));
else if (command === 'cluster') print(await benchCluster());
else if (command === 'soak' && tables >= 1 && minutes >= 1) print(await soakServer(tables, minutes));
else if (command === 'arrivals') console.log(arrivalsTable());
else if (command === 'minutes') console.log(minutesTable());
else if (command === 'warn') await warn();
else refuse();
