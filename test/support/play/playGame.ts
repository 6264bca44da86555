import {
  type Action,
  type Actor,
  apply,
  canRecall,
  type GameEvent,
  type GameState,
  newGame,
  type Random,
  type RuleSet,
  randomFrom,
  type Seat,
  type SeatAction,
  seatsToAct,
  windowFor,
} from '#engine';
import { crazyRummy } from '#rules';
import { found, listed } from './playLegal.ts';

/** One action of a game, with its events and the states before and after. */
export interface GameStep {
  readonly before: GameState;
  readonly by: Actor;
  readonly action: Action;
  readonly events: readonly GameEvent[];
  readonly after: GameState;
}

/** A random game: equal values give the same game. */
export interface ChanceGame {
  readonly seed: number;
  readonly seats: number;
  readonly rules?: RuleSet;
  /** Chooses one of the legal actions; by default all are equally likely. */
  readonly choose?: (legal: readonly SeatAction[], random: Random, state: GameState) => SeatAction;
  /** The shares of each deal, one per seat; by default nobody is asked for one. */
  readonly shares?: readonly string[];
}

const anyOf = (legal: readonly SeatAction[], random: Random): SeatAction =>
  legal[random.below(legal.length)] as SeatAction;

const PLAYS: readonly SeatAction['type'][] = ['meld', 'layOff', 'swap', 'contract', 'goRummy'];

/**
 * Whether the player took back melds that were no opening (R154). Such players lay nothing more in the turn; otherwise
 * they would try until the last take-back.
 */
export const hasGivenUp = ({ rules, draft }: GameState): boolean => rules.play.firstMeld > 0 && draft.takeBacks > 0;

/** Takes back until the turn can end without plays, and then ends it. */
export function quietly(legal: readonly SeatAction[], random: Random): SeatAction {
  const quiet = legal.filter(
    (action) =>
      !PLAYS.includes(action.type) && action.type !== 'takeBack' && !(action.type === 'draw' && action.from === 'pile'),
  );
  const back = legal.filter(({ type }) => type === 'takeBack');
  return anyOf([quiet, back, legal].find(({ length }) => length > 0) ?? [], random);
}

/** Plays to the table whenever that is legal, and takes back only when nothing else is: fills the table with melds. */
export function eagerly(legal: readonly SeatAction[], random: Random, state: GameState): SeatAction {
  if (hasGivenUp(state)) return quietly(legal, random);
  const plays = legal.filter(({ type }) => PLAYS.includes(type));
  const others = legal.filter(({ type }) => type !== 'takeBack');
  return anyOf([plays, others, legal].find(({ length }) => length > 0) ?? [], random);
}

/** A number as a secret: 64 hex digits. */
export const secretOf = (number: number): string => number.toString(16).padStart(64, '0');

/** Plays a whole game step by step, from the draw for dealer to the final standing. */
export function* playGame({
  seed,
  seats,
  rules = crazyRummy,
  choose = anyOf,
  shares = [],
}: ChanceGame): Generator<GameStep, GameState> {
  const random = randomFrom(secretOf(seed), [], 'choices');
  let state = newGame(rules, seats);
  while (state.phase !== 'over') {
    const [by, action] = next(state, { seed, choose, shares }, random);
    const played = apply(state, by, action);
    if (!played.ok) throw new Error(`refused (${played.reason}): ${JSON.stringify({ by, action })}`);
    yield { before: state, by, action, events: played.value.events, after: played.value.state };
    state = played.value.state;
  }
  return state;
}

function next(
  state: GameState,
  { seed, choose, shares }: Required<Pick<ChanceGame, 'seed' | 'choose' | 'shares'>>,
  random: Random,
): [Actor, Action] {
  if (state.phase === 'opening') return ['table', { type: 'openDraw', secret: secretOf(seed) }];
  if (state.phase === 'ready') {
    return ['table', { type: 'deal', secret: secretOf(seed * 100 + state.deal + 1), shares }];
  }
  const seat = nextSeat(state, random);
  if (seat === 'table') return ['table', { type: 'closeWindow' }];
  const legal = [...found(state, seat), ...listed(state, seat)];
  if (legal.length === 0) throw new Error(`no legal action in ${JSON.stringify(state)}`);
  return [seat, choose(legal, random, state)];
}

/** The next actor: a seat that is asked; at times the table, or the seat that just ended a turn and may recall it. */
function nextSeat(state: GameState, random: Random): Actor {
  const { turn, ended } = state;
  const asked = seatsToAct({ turn, window: windowFor(state, 'spectator') });
  if (state.window && random.below(8) === 0) return 'table';
  if (ended && canRecall(state, ended.seat) && random.below(4) === 0) return ended.seat;
  return asked.length === 1 ? (asked[0] as Seat) : (asked[random.below(asked.length)] as Seat);
}

/** The first `count` steps of a game, by default all. */
export function stepsOf(game: ChanceGame, count = Number.POSITIVE_INFINITY): GameStep[] {
  const steps: GameStep[] = [];
  for (const step of playGame(game)) {
    if (steps.length >= count) break;
    steps.push(step);
  }
  return steps;
}
