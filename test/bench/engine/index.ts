import { spawnSync } from 'node:child_process';
import type { PresetId } from '#rules';
import { preset } from '../../support/play/deals.ts';
import type { Ratio, RatioReport } from '../ratios.ts';
import { type Figure, machine, median, type Report } from '../report.ts';
import { canPin } from '../server/child.ts';
import { type Anchors, anchorsIn } from './anchors.ts';
import { arrangementFigures } from './arrangements.ts';
import { decisionFigures } from './decisions.ts';
import { playGin, WAYS_TO_PLAY, type WayToPlay } from './randomPlay.ts';

const GAMES: readonly PresetId[] = ['crazy-rummy', 'five-thousand-rummy', 'fort-worth-gin', 'thanasis', 'crummy-rummy'];
const SEATS = 4;
const CORE = 0;
const ROUNDS = 5;
const QUICK_ROUNDS = 3;
/** How long the reference, and then a way to play, is measured in a round, in ms. */
const REFERENCE_MS = 300;
const PLAY_MS = 700;

/**
 * Measures random play, the cheapest melds and the bots' decisions beside the reference programs of a folder, each
 * round after a round of the reference.
 */
export async function benchEngine(folder: string): Promise<Report> {
  const where = engineMachine();
  const anchors = await anchorsIn(folder);
  return {
    machine: where,
    figures: [...playFigures(anchors), ...arrangementFigures(anchors, ROUNDS), ...decisionFigures(ROUNDS)],
  };
}

/** The same in less than a minute, as ratios for the history: by how much the reference is faster. */
export async function quickEngine(folder: string): Promise<RatioReport> {
  const where = engineMachine();
  const anchors = await anchorsIn(folder);
  const played = WAYS_TO_PLAY.map((way) => playFigure(anchors, way, 'crazy-rummy', QUICK_ROUNDS));
  const solved = arrangementFigures(anchors, QUICK_ROUNDS).filter(({ least }) => least !== undefined);
  const figures = [...played, ...solved].map(
    ({ name, value }): Ratio => ({
      name: `reference ÷ ${name.split(' ÷ ')[0]}`,
      value: 1 / value,
      unit: '×',
      slack: 1.3,
    }),
  );
  return { machine: where, figures };
}

const playFigures = (anchors: Anchors): Figure[] =>
  WAYS_TO_PLAY.flatMap((way) => GAMES.map((game) => playFigure(anchors, way, game, ROUNDS)));

/** Moves per second ÷ those of the reference, each round measured right after it. The first round only warms up. */
function playFigure({ gin }: Anchors, way: WayToPlay, game: PresetId, rounds: number): Figure {
  const round = (): number => {
    const reference = perSecond(REFERENCE_MS, (until) => playGin(gin, until));
    return perSecond(PLAY_MS, (until) => way.play(preset(game), SEATS, until)) / reference;
  };
  round();
  const value = median(Array.from({ length: rounds }, round));
  const least = way.least[game];
  const figure = { name: `${way.name}: ${game} ÷ gin engine`, value, unit: '×' };
  return least === undefined ? figure : { ...figure, least };
}

function perSecond(lasting: number, play: (until: number) => number): number {
  const before = performance.now();
  const moves = play(before + lasting);
  return (1000 * moves) / (performance.now() - before);
}

/** Keeps this process and those that it starts on one core, where possible. Describes the machine. */
function engineMachine(): string[] {
  const pinned = canPin && spawnSync('taskset', ['-a', '-c', '-p', `${CORE}`, `${process.pid}`]).status === 0;
  return [...machine(), pinned ? 'everything on one core' : 'processes could not be pinned to a core here'];
}
