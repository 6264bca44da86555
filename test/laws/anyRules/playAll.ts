import { printRecorded } from '#record';
import { printRules } from '#rules';
import { type GameStep, playGame } from '../../support/play/playGame.ts';
import { type Coverage, emptyCoverage, meetStep, met, rarerThan } from './coverage.ts';
import { gamesByChance, gamesWith, richGames } from './games.ts';
import type { Law, LawWatch, Planned } from './law.ts';
import { lawsHeard } from './laws.ts';
import { CHOOSE } from './players.ts';

/** The most games played in search of something rare. */
const MOST_GAMES = 200;

/** The result of a run. */
export interface Run {
  readonly coverage: Coverage;
  /** The first failure of each law, by the law's name: the game and the step. */
  readonly broken: Map<string, string>;
}

/** Reported like a law, when a game could not be played on. */
export const PLAYED_ON = 'every game is played on';

/**
 * Plays games by random rules and checks the laws at every step.
 * @param deals how many deals to play
 * @param least further deals follow until every value of every option has been in play in this many, and everything
 *   that can be done, happen or be refused has been met
 */
export function playAll(deals: number, least: number, seed: number): Run {
  const run: Run = { coverage: emptyCoverage(), broken: new Map() };
  const { values } = run.coverage;
  const laws = lawsHeard((code) => met(run.coverage.refusals, code));
  for (const game of gamesByChance(seed)) {
    if (run.coverage.deals >= deals) break;
    playWatched(game, laws, run);
  }
  for (const name of values.keys()) {
    let games = 0;
    for (const game of gamesWith(name)) {
      if ((values.get(name) as number) >= least || games++ === MOST_GAMES) break;
      playWatched(game, laws, run);
    }
  }
  let games = 0;
  for (const game of richGames()) {
    if (neverMet(run.coverage).length === 0 || games++ === MOST_GAMES) break;
    playWatched(game, laws, run);
  }
  return run;
}

/** The actions, events, endings and refusals that were never met. */
export const neverMet = ({ actions, events, endings, refusals }: Coverage): string[] =>
  [actions, events, endings, refusals].flatMap((counts) => rarerThan(counts, 1));

/** Plays the planned deals of a game and checks the laws at every step. */
function playWatched(game: Planned, laws: readonly Law[], { coverage, broken }: Run): void {
  const watching = new Map<string, LawWatch>(laws.map((law) => [law.name, law.watch(game)]));
  const line: GameStep[] = [];
  const guard = (name: string, look: () => void): void => {
    try {
      look();
    } catch (error) {
      watching.delete(name);
      if (!broken.has(name)) broken.set(name, `${String(error)}\n${whereIn(game, line)}`);
    }
  };
  guard(PLAYED_ON, () => {
    let deals = 0;
    for (const step of playGame({ ...game, choose: CHOOSE[game.players] })) {
      line.push(step);
      for (const [name, watch] of watching) guard(name, () => watch.step?.(step, line.length - 1));
      meetStep(coverage, game, step);
      if (step.events.some(({ type }) => type === 'dealEnded') && ++deals === game.deals) break;
    }
  });
  for (const [name, watch] of watching) guard(name, () => watch.end?.(line));
}

/** Describes the game and its last actions. */
function whereIn({ rules, seats, seed, players }: Planned, line: readonly GameStep[]): string {
  const last = line.slice(-8).map(({ by, action }) => `  ${printRecorded({ by, action })}`);
  return [`${seats} seats, seed ${seed}, ${players} players, step ${line.length - 1}`, printRules(rules), ...last].join(
    '\n',
  );
}
