import { think } from '#bots';
import type { RuleSet } from '#engine';
import { PRESETS } from '#rules';
import { type Arguments, readArguments, USAGE } from './simulateArguments.ts';
import { isOurs, type Played, shareWon, simulate, type Tally } from './simulateGames.ts';
import { randomBot } from './simulateRandom.ts';

const BAR = 30;
const REDRAW = 100;

/** A bar that fills as games are played; nothing where nobody watches. */
function progressBar(total: number): (done: number) => void {
  let drawn = 0;
  return (done) => {
    const now = Date.now();
    if (done < total && now - drawn < REDRAW) return;
    drawn = now;
    const filled = Math.round((BAR * done) / total);
    process.stderr.write(`\r[${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}] ${done}/${total} games`);
    if (done === total) process.stderr.write('\n');
  };
}

/** Plays one preset's games and prints its line; true when every game came to its end. */
function run(preset: string, { games, players, seed, json, versus }: Arguments): boolean {
  const showProgress = !json && process.stderr.isTTY ? progressBar(games) : () => {};
  let done = 0;
  let won = 0;
  const watch = ({ results, trouble }: Played): void => {
    showProgress(++done);
    for (const result of results) won += shareWon(result);
    if (trouble !== undefined) console.error(`game ${done - 1} stuck: ${trouble}`);
  };
  const botFor = versus ? (seat: number, deal: number) => (isOurs(seat, deal) ? think : randomBot) : () => think;
  const started = performance.now();
  const tally = simulate({ rules: PRESETS[preset] as RuleSet, players, seed, botFor }, games, watch);
  const seconds = (performance.now() - started) / 1000;
  console.log(JSON.stringify(lineOf(preset, players, tally, seconds, versus ? won : null)));
  return tally.stuck === 0 && tally.unfinished === 0;
}

function lineOf(preset: string, players: number, tally: Tally, seconds: number, won: number | null): object {
  const { games, deals, actions, ...endings } = tally;
  const line = { preset, players, games, deals, actions, actionsPerSecond: Math.round(actions / seconds), ...endings };
  return won === null ? line : { ...line, versus: 'random', won, wonShare: Number((won / deals).toFixed(4)) };
}

const asked = readArguments(process.argv.slice(2));
if (asked.ok) {
  const ended = asked.value.presets.map((preset) => run(preset, asked.value));
  process.exitCode = ended.every(Boolean) ? 0 : 1;
} else {
  console.error(`${asked.reason}\n\n${USAGE}`);
  process.exitCode = 2;
}
