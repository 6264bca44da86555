// `npm run bench -- client|server [--json]`: measures, prints a table or JSON, and fails where a limit is missed.
import { benchClient } from './client/index.ts';
import { benchTable, isWithinLimit, type Report } from './report.ts';
import { benchServer } from './server/index.ts';

/** What can be measured, by the name it is asked for. */
const BENCHES: Readonly<Record<string, () => Promise<Report>>> = {
  client: benchClient,
  server: benchServer,
};

const [name = '', ...options] = process.argv.slice(2);
const bench = BENCHES[name];
if (!bench) {
  console.error(`What to measure? npm run bench -- ${Object.keys(BENCHES).join(' | ')} [--json]`);
  process.exitCode = 2;
} else {
  const report = await bench();
  console.log(options.includes('--json') ? JSON.stringify(report, null, 2) : benchTable(report));
  process.exitCode = report.figures.every(isWithinLimit) ? 0 : 1;
}
