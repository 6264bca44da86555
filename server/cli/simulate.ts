import { think } from '#bots';
import type { RuleSet, Seat } from '#engine';
import { PRESETS } from '#rules';
import { type Arguments, readArguments, USAGE } from './simulateArguments.ts';
import { playGames, randomBot } from './simulateGames.ts';
import {
  contested,
  headRow,
  isOurs,
  NO_CONTEST,
  NO_GAMES,
  type ReportRow,
  reportRow,
  rowFor,
  tallied,
} from './simulateReport.ts';

const BAR_WIDTH = 30;
const REDRAW_MS = 100;

/** A progress bar that disappears when all games are done. Draws nothing if stderr is not a terminal. */
function progressBar(total: number): (done: number) => void {
  if (!process.stderr.isTTY) return () => {};
  let drawn = 0;
  return (done) => {
    const now = Date.now();
    if (done < total && now - drawn < REDRAW_MS) return;
    drawn = now;
    const filled = Math.round((BAR_WIDTH * done) / total);
    const bar = `[${'#'.repeat(filled)}${'.'.repeat(BAR_WIDTH - filled)}] ${done}/${total} games`;
    process.stderr.write(`\r${done === total ? ' '.repeat(bar.length) : bar}\r`);
  };
}

/** Plays the games of one table and reports on them. */
function play(preset: string, players: number, { games, seed, json, against }: Arguments): ReportRow {
  const rules = PRESETS[preset] as RuleSet;
  const botFor = against ? (seat: Seat, deal: number) => (isOurs(seat, deal) ? think : randomBot) : () => think;
  const showProgress = json ? () => {} : progressBar(games);
  const started = performance.now();
  let tally = NO_GAMES;
  let contest = NO_CONTEST;
  for (const played of playGames({ rules, players, seed, botFor }, games)) {
    tally = tallied(tally, played);
    for (const result of played.results) contest = contested(contest, rules, result);
    if (played.trouble !== undefined) console.error(`${preset}, game ${tally.games} got stuck: ${played.trouble}`);
    showProgress(tally.games);
  }
  const seconds = (performance.now() - started) / 1000;
  return reportRow(preset, players, tally, seconds, against && contest);
}

/** The numbers of players to simulate: the requested one, or the game's smallest and largest. */
function tablesFor(preset: string, players: number | null): readonly number[] {
  const { minPlayers, maxPlayers } = (PRESETS[preset] as RuleSet).table;
  return players === null ? [...new Set([minPlayers, maxPlayers])] : [players];
}

/** Plays all requested games, printing each table's line when it is ready. True if every game ended properly. */
function run(asked: Arguments): boolean {
  let isHealthy = true;
  if (!asked.json) console.log(headRow(asked.against !== null));
  for (const preset of asked.presets) {
    for (const players of tablesFor(preset, asked.players)) {
      const line = play(preset, players, asked);
      console.log(asked.json ? JSON.stringify(line) : rowFor(line));
      isHealthy &&= line.stuck === 0 && line.unfinished === 0;
    }
  }
  return isHealthy;
}

const asked = readArguments(process.argv.slice(2));
if (asked.ok) process.exitCode = run(asked.value) ? 0 : 1;
else {
  console.error(`${asked.reason}\n\n${USAGE}`);
  process.exitCode = 2;
}
