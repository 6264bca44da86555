import type { BotThink } from '#bots';
import {
  type Action,
  type Actor,
  apply,
  askedSeats,
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

/**
 * Random legal play: every listed action as likely as any other, a contract or going Rummy once found among them; taking
 * back only when nothing else is possible.
 */
export const randomBot: BotThink = (view, random) => {
  const legal = legalActions(view);
  const onward = [...listActions({ ...legal, takeBacks: [], recalls: [] }), ...unlisted(view)];
  const choices = onward.length > 0 ? onward : legal.takeBacks;
  const chosen = choices[random.below(Math.max(1, choices.length))];
  if (!chosen) throw new Error('no legal action');
  return chosen;
};

/** What is legal but not listed, there being too many ways: one way each. */
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
