// `npm run league`: a bot against others of another level, over the same deals in every seat.
import { LEAGUE_USAGE, type LeagueArguments, readLeagueArguments } from './arguments.ts';
import { type DuelResult, type DuelTask, duelName } from './duel.ts';
import { playTasks } from './playTasks.ts';
import { showProgress } from './progress.ts';
import { estimateText, leagueJson, leagueTable } from './report.ts';
import { LeagueResults } from './resultsFile.ts';
import { summarize } from './summary.ts';

/** Plays what the results file does not have yet, and reports on all. Ends early, with a report, when interrupted. */
async function run({ duels, first, count, workers, file, json }: LeagueArguments): Promise<void> {
  const results = new LeagueResults(duels, file);
  const numbers = Array.from({ length: count }, (_, at) => first + at);
  const all = duels.flatMap((duel) => numbers.map((index): DuelTask => ({ duel, index })));
  const tasks = all.filter(({ duel, index }) => !results.has(duel, index));
  const unit = duels[0]?.mode ?? 'deals';
  const progress = showProgress(unit, all.length, all.length - tasks.length, process.stderr, () => performance.now());
  const summaryOf = (duel: DuelTask['duel']) => summarize(duel, results.of(duel, numbers));
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const keep = ({ duel }: DuelTask, result: DuelResult): void => {
    results.add(duel, result);
    progress.step(() => `${duelName(duel)}: ${estimateText(summaryOf(duel).gain)}`);
  };
  await playTasks(tasks, workers, keep, stop.signal).finally(progress.end);
  const summaries = duels.map(summaryOf).filter((summary) => summary.count > 0);
  console.log(json ? leagueJson(summaries) : leagueTable(summaries));
  const missing = all.filter(({ duel, index }) => !results.has(duel, index)).length;
  if (missing > 0) throw new Error(`stopped: ${missing} of ${all.length} ${unit} are missing`);
}

const asked = readLeagueArguments(process.argv.slice(2));
if (asked.ok) {
  await run(asked.value).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
} else {
  console.error(`${asked.reason}\n\n${LEAGUE_USAGE}`);
  process.exitCode = 2;
}
