import { type BotThink, think } from '#bots';
import {
  type Action,
  type Actor,
  apply,
  type GameState,
  newGame,
  type PlayerView,
  type Random,
  type RuleSet,
  randomFrom,
  type SeatAction,
  seatsToAct,
  viewFor,
} from '#engine';
import { secretOf } from '../support/play/playGame.ts';

/** A step of a deal that bots play, with the state before it. */
export interface BotStep {
  readonly before: GameState;
  readonly by: Actor;
  readonly action: Action;
  /** The random source that the bot was given, as new. */
  readonly chance: () => Random;
}

/** A deal with more steps than this does not end. */
const TOO_MANY = 20_000;

/** Plays the first deal of a game with bots, step by step. Returns the final state. */
export const playDeal = (rules: RuleSet, seats: number, seed: number, bot = think): Generator<BotStep, GameState> =>
  playDealFrom(newGame(rules, seats), seed, bot);

/** Plays on to the end of the deal. */
export function* playDealFrom(before: GameState, seed: number, bot: BotThink): Generator<BotStep, GameState> {
  let state = before;
  for (let step = 0; state.results.length === before.results.length; step++) {
    if (step > TOO_MANY) throw new Error(`the deal does not end: ${JSON.stringify(state.draft)}`);
    const chance = (): Random => randomFrom(`${seed}`, [], `step ${step}`);
    const [by, action] = next(state, seed, (view) => bot(view, chance()));
    const done = apply(state, by, action);
    if (!done.ok) throw new Error(`refused (${done.reason}): ${JSON.stringify({ by, action })}`);
    yield { before: state, by, action, chance };
    state = done.value.state;
  }
  return state;
}

function next(state: GameState, seed: number, bot: (view: PlayerView) => SeatAction): readonly [Actor, Action] {
  if (state.phase === 'opening') return ['table', { type: 'openDraw', secret: secretOf(seed) }];
  if (state.phase === 'ready') return ['table', { type: 'deal', secret: secretOf(seed), shares: [] }];
  const seat = seatsToAct(viewFor(state, 'spectator'))[0];
  if (seat === undefined) throw new Error(`nobody is asked in phase ${state.phase}`);
  return [seat, bot(viewFor(state, seat))];
}

/** Plays such a deal in one call. Returns all steps and the final state. */
export const wholeDeal = (rules: RuleSet, seats: number, seed: number, bot = think): WholeDeal =>
  whole(playDeal(rules, seats, seed, bot));

export interface WholeDeal {
  readonly steps: readonly BotStep[];
  readonly end: GameState;
}

/** All steps of a deal, and its final state. */
export function whole(deal: Generator<BotStep, GameState>): WholeDeal {
  const steps: BotStep[] = [];
  for (let step = deal.next(); ; step = deal.next()) {
    if (step.done) return { steps, end: step.value };
    steps.push(step.value);
  }
}
