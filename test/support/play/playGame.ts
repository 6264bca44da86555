import {
  type Action,
  type Actor,
  apply,
  askedSeats,
  canRecall,
  type GameEvent,
  type GameState,
  newGame,
  type Random,
  type RuleSet,
  randomFrom,
  type Seat,
  type SeatAction,
  windowFor,
} from '#engine';
import { crazyRummy } from '#rules';
import { found, listed } from './playLegal.ts';

/** One thing done in a game under way, with what was before and after. */
export interface GameStep {
  readonly before: GameState;
  readonly by: Actor;
  readonly action: Action;
  readonly events: readonly GameEvent[];
  readonly after: GameState;
}

/** A game to be played by chance: the same one gives the same game. */
export interface ChanceGame {
  readonly seed: number;
  readonly seats: number;
  readonly rules?: RuleSet;
  /** Which of the legal actions is taken: any of them, all alike, unless told. */
  readonly choose?: (legal: readonly SeatAction[], random: Random, state: GameState) => SeatAction;
}

const anyOf = (legal: readonly SeatAction[], random: Random): SeatAction =>
  legal[random.below(legal.length)] as SeatAction;

const PLAYS: readonly SeatAction['type'][] = ['meld', 'layOff', 'swap', 'contract', 'goRummy'];

/** Plays to the table, claims included, whenever that is legal: such games have more on the table. */
export function eagerly(legal: readonly SeatAction[], random: Random): SeatAction {
  const plays = legal.filter(({ type }) => PLAYS.includes(type));
  const others = legal.filter(({ type }) => type !== 'takeBack');
  return anyOf([plays, others, legal].find(({ length }) => length > 0) ?? [], random);
}

/** A secret that belongs to a number: 64 hex digits. */
export const secretOf = (number: number): string => number.toString(16).padStart(64, '0');

/** A whole game, step by step, from the draw for dealer to the final standing. */
export function* playGame({
  seed,
  seats,
  rules = crazyRummy,
  choose = anyOf,
}: ChanceGame): Generator<GameStep, GameState> {
  const random = randomFrom(secretOf(seed), [], 'choices');
  let state = newGame(rules, seats);
  while (state.phase !== 'over') {
    const [by, action] = next(state, seed, random, choose);
    const played = apply(state, by, action);
    if (!played.ok) throw new Error(`refused (${played.reason}): ${JSON.stringify({ by, action })}`);
    yield { before: state, by, action, events: played.value.events, after: played.value.state };
    state = played.value.state;
  }
  return state;
}

function next(state: GameState, seed: number, random: Random, choose: Required<ChanceGame>['choose']): [Actor, Action] {
  if (state.phase === 'opening') return ['table', { type: 'openDraw', secret: secretOf(seed) }];
  if (state.phase === 'ready') {
    return ['table', { type: 'deal', secret: secretOf(seed * 100 + state.deal + 1), shares: [] }];
  }
  const seat = nextSeat(state, random);
  if (seat === 'table') return ['table', { type: 'closeWindow' }];
  const legal = [...found(state, seat), ...listed(state, seat)];
  if (legal.length === 0) throw new Error(`no way on in ${JSON.stringify(state)}`);
  return [seat, choose(legal, random, state)];
}

/** Who acts: any of those asked; at times the clock instead of them, or who has just ended a turn and takes it up again. */
function nextSeat(state: GameState, random: Random): Actor {
  const { turn, ended } = state;
  const asked = askedSeats({ turn, window: windowFor(state, 'spectator') });
  if (state.window && random.below(8) === 0) return 'table';
  if (ended && canRecall(state, ended.seat) && random.below(4) === 0) return ended.seat;
  return asked.length === 1 ? (asked[0] as Seat) : (asked[random.below(asked.length)] as Seat);
}

/** The steps of a game up to `count`, or to its end. */
export function stepsOf(game: ChanceGame, count = Number.POSITIVE_INFINITY): GameStep[] {
  const steps: GameStep[] = [];
  for (const step of playGame(game)) {
    if (steps.length >= count) break;
    steps.push(step);
  }
  return steps;
}
