import { think } from '#bots';
import { type Action, type Actor, apply, askedSeats, type GameState, newGame, type RuleSet, viewFor } from '#engine';
import { secretOf } from '../support/play/playGame.ts';
import { ANY } from './playTurn.ts';

/** A step of a deal that bots play, with the state before it. */
export interface BotStep {
  readonly before: GameState;
  readonly by: Actor;
  readonly action: Action;
}

/** A deal with more steps than this does not end. */
const TOO_MANY = 20_000;

/** Plays the first deal of a game with bots, step by step. Returns the final state. */
export function* playDeal(rules: RuleSet, seats: number, seed: number): Generator<BotStep, GameState> {
  let state = newGame(rules, seats);
  for (let step = 0; state.results.length === 0; step++) {
    if (step > TOO_MANY) throw new Error(`the deal does not end: ${JSON.stringify(state.draft)}`);
    const [by, action] = next(state, seed);
    const done = apply(state, by, action);
    if (!done.ok) throw new Error(`refused (${done.reason}): ${JSON.stringify({ by, action })}`);
    yield { before: state, by, action };
    state = done.value.state;
  }
  return state;
}

function next(state: GameState, seed: number): readonly [Actor, Action] {
  if (state.phase === 'opening') return ['table', { type: 'openDraw', secret: secretOf(seed) }];
  if (state.phase === 'ready') return ['table', { type: 'deal', secret: secretOf(seed), shares: [] }];
  const seat = askedSeats(viewFor(state, 'spectator'))[0];
  if (seat === undefined) throw new Error(`nobody is asked in phase ${state.phase}`);
  return [seat, think(viewFor(state, seat), ANY)];
}

/** Plays such a deal in one call. Returns all steps and the final state. */
export function wholeDeal(rules: RuleSet, seats: number, seed: number): { steps: BotStep[]; end: GameState } {
  const steps: BotStep[] = [];
  const deal = playDeal(rules, seats, seed);
  for (let step = deal.next(); ; step = deal.next()) {
    if (step.done) return { steps, end: step.value };
    steps.push(step.value);
  }
}
