import type { BotThink } from '#bots';
import {
  type Action,
  type Actor,
  apply,
  askedSeats,
  type DealResult,
  type GameState,
  type Illegal,
  newGame,
  type Random,
  type RuleSet,
  randomFrom,
  type Seat,
  viewFor,
} from '#engine';

/** More actions than this in one game: it would never end. */
const MAX_ACTIONS = 50_000;

/** What to play. */
export interface Simulation {
  readonly rules: RuleSet;
  readonly players: number;
  /** Everything random in it follows from this number. */
  readonly seed: number;
  /** Who plays a seat in a deal. */
  readonly botFor: (seat: Seat, deal: number) => BotThink;
}

/** One game played out, or as far as it got. */
export interface SimulatedGame {
  readonly results: readonly DealResult[];
  readonly turns: number;
  /** Actions of players; the table's dealing is not counted. */
  readonly actions: number;
  /** `stuck`: a seat had nothing legal to do, or its bot would not do it; `unfinished`: no end in any sensible time. */
  readonly ending: 'over' | 'stuck' | 'unfinished';
  /** Why the game stuck, for whoever looks into it. */
  readonly trouble?: string;
}

/** The secret a deal is made from, 64 hex digits. */
const secretFrom = (random: Random): string => Array.from({ length: 64 }, () => random.below(16).toString(16)).join('');

/** Plays game number `index` of a simulation: the same number, the same game. */
export function simulateGame(simulation: Simulation, index: number): SimulatedGame {
  const random = randomFrom(simulation.seed.toString(16), [], `simulated game ${index}`);
  let state = newGame(simulation.rules, simulation.players);
  let actions = 0;
  let turns = 0;
  const played = (ending: SimulatedGame['ending']): SimulatedGame => ({
    results: state.results,
    turns,
    actions,
    ending,
  });
  while (state.phase !== 'over') {
    if (actions >= MAX_ACTIONS) return played('unfinished');
    const step = nextStep(state, simulation.botFor, random);
    if ('trouble' in step) return { ...played('stuck'), trouble: step.trouble };
    state = step.state;
    if (step.by !== 'table') actions++;
    turns += step.turns;
  }
  return played('over');
}

/** One action done, or why there was none. */
type Step = { readonly by: Actor; readonly state: GameState; readonly turns: number } | { readonly trouble: string };

function nextStep(state: GameState, botFor: Simulation['botFor'], random: Random): Step {
  let move: Move;
  try {
    move = nextMove(state, botFor, random);
  } catch (error) {
    return { trouble: `${state.phase}: ${(error as Error).message}` };
  }
  const done = apply(state, move.by, move.action);
  if (!done.ok) return { trouble: describe(move, done.reason) };
  const { events } = done.value;
  const turns = events.filter(({ type }) => type === 'turnBegan' || type === 'callTurnBegan').length;
  return { by: move.by, state: done.value.state, turns };
}

interface Move {
  readonly by: Actor;
  readonly action: Action;
}

const describe = ({ by, action }: Move, reason: Illegal): string => `seat ${by}: ${reason}: ${JSON.stringify(action)}`;

function nextMove(state: GameState, botFor: Simulation['botFor'], random: Random): Move {
  if (state.phase === 'opening') return { by: 'table', action: { type: 'openDraw', secret: secretFrom(random) } };
  if (state.phase === 'ready') return { by: 'table', action: { type: 'deal', secret: secretFrom(random), shares: [] } };
  const asked = askedSeats(viewFor(state, 'spectator'))[0];
  if (asked === undefined) throw new Error('nobody is asked');
  return { by: asked, action: botFor(asked, state.deal)(viewFor(state, asked), random) };
}

/** Plays `games` games, one after the other. */
export function* playGames(simulation: Simulation, games: number): Generator<SimulatedGame, void> {
  for (let index = 0; index < games; index++) yield simulateGame(simulation, index);
}
