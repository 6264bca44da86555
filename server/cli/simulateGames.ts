import type { BotThink } from '#bots';
import {
  type Action,
  type Actor,
  apply,
  type DealResult,
  findContract,
  type GameState,
  type Illegal,
  legalActions,
  listActions,
  newGame,
  type PlayerView,
  type Random,
  type RuleSet,
  randomFrom,
  refusal,
  rummyOf,
  type Seat,
  type SeatAction,
  seatsToAct,
  seatsWithoutTurn,
  viewFor,
} from '#engine';

/** A game with more actions than this is considered endless. */
const MAX_ACTIONS = 50_000;

/** The settings of a simulation. */
export interface Simulation {
  readonly rules: RuleSet;
  readonly players: number;
  /** The seed of all randomness in the simulation. */
  readonly seed: number;
  /** Returns the bot that plays a seat in a deal. */
  readonly botFor: (seat: Seat, deal: number) => BotThink;
}

/** A finished game, or one that got stuck. */
export interface SimulatedGame {
  readonly results: readonly DealResult[];
  readonly turns: number;
  /** The number of players' actions, without the table's own, such as dealing. */
  readonly actions: number;
  /** The deals that ended before every player had ended a turn or gone out. */
  readonly dealsWithoutTurn: number;
  /** The deals that ended with no meld on the table. */
  readonly dealsWithoutMeld: number;
  /** The deals in which the pile was reshuffled, as the stock had run out. */
  readonly dealsReshuffled: number;
  /** `stuck`: a seat had no legal action, or its bot chose an illegal one; `unfinished`: `MAX_ACTIONS` reached. */
  readonly ending: 'over' | 'stuck' | 'unfinished';
  /** Why the game got stuck. */
  readonly trouble?: string;
}

/** A random secret for a deal, 64 hex digits. */
export const secretFrom = (random: Random): string =>
  Array.from({ length: 64 }, () => random.below(16).toString(16)).join('');

/** Plays game number `index` of a simulation. The same simulation and index always give the same game. */
export function simulateGame(simulation: Simulation, index: number): SimulatedGame {
  const random = randomFrom(simulation.seed.toString(16), [], `simulated game ${index}`);
  let state = newGame(simulation.rules, simulation.players);
  let actions = 0;
  let turns = 0;
  let dealsWithoutTurn = 0;
  let dealsWithoutMeld = 0;
  let dealsReshuffled = 0;
  const played = (ending: SimulatedGame['ending']): SimulatedGame => ({
    results: state.results,
    turns,
    actions,
    dealsWithoutTurn,
    dealsWithoutMeld,
    dealsReshuffled,
    ending,
  });
  while (state.phase !== 'over') {
    if (actions >= MAX_ACTIONS) return played('unfinished');
    const step = nextStep(state, simulation.botFor, random);
    if ('trouble' in step) return { ...played('stuck'), trouble: step.trouble };
    if (step.state.results.length > state.results.length) {
      if (seatsWithoutTurn(step.state, simulation.players).length > 0) dealsWithoutTurn++;
      if (step.state.melds.length === 0) dealsWithoutMeld++;
      if (step.state.reshuffles > 0) dealsReshuffled++;
    }
    state = step.state;
    if (step.by !== 'table') actions++;
    turns += step.turns;
  }
  return played('over');
}

/** The state after one action, or why there was none. */
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
  const asked = seatsToAct(viewFor(state, 'spectator'))[0];
  if (asked === undefined) throw new Error('nobody is asked');
  return { by: asked, action: botFor(asked, state.deal)(viewFor(state, asked), random) };
}

/** Plays `games` games, one after the other. */
export function* playGames(simulation: Simulation, games: number): Generator<SimulatedGame, void> {
  for (let index = 0; index < games; index++) yield simulateGame(simulation, index);
}

/**
 * Plays at random: chooses uniformly among all listed actions, plus one way to lay the contract and one to go Rummy if
 * they exist. Takes back only if nothing else is possible.
 */
export const randomBot: BotThink = (view, random) => {
  const legal = legalActions(view);
  const onward = [...listActions({ ...legal, takeBacks: [], recalls: [] }), ...unlisted(view)];
  const choices = onward.length > 0 ? onward : legal.takeBacks;
  const chosen = choices[random.below(Math.max(1, choices.length))];
  if (!chosen) throw new Error('no legal action');
  return chosen;
};

/** One way each of laying the contract and of going Rummy: `listActions` omits them because there are too many. */
function unlisted(view: PlayerView): readonly SeatAction[] {
  if (view.phase !== 'play') return [];
  const { rules, wildRank, deal, hand } = view;
  const contract = rules.play.contract === 'off' ? null : findContract(rules, wildRank, deal, hand);
  const rummy = rules.goingOut.rummyOnly ? rummyOf(rules, wildRank, hand) : null;
  const found: readonly (SeatAction | null)[] = [
    contract && { type: 'contract', readings: contract },
    rummy && { type: 'goRummy', readings: rummy.readings, card: rummy.discard },
  ];
  return found.filter((action) => action !== null).filter((action) => refusal(view, action) === null);
}
