// `npm run bench -- client|server [--json]`: prints the figures as a table or JSON and fails if a limit is missed.
import { benchClient } from './client/index.ts';
import { benchTable, isWithinLimit, type Report } from './report.ts';
import { benchServer } from './server/index.ts';

/** The benchmarks by their name on the command line. */
const BENCHES: Readonly<Record<string, (parts: readonly string[]) => Promise<Report>>> = {
  client: () => benchClient(),
  server: benchServer,
};

const [name = '', ...options] = process.argv.slice(2);
const bench = BENCHES[name];
if (!bench) {
  console.error(`Usage: npm run bench -- ${Object.keys(BENCHES).join(' | ')} [--json]`);
  process.exitCode = 2;
} else {
  const report = await bench(options.filter((option) => !option.startsWith('--')));
  console.log(options.includes('--json') ? JSON.stringify(report, null, 2) : benchTable(report));
  process.exitCode = report.figures.every(isWithinLimit) ? 0 : 1;
}
