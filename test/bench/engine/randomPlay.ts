import {
  type Action,
  type Actor,
  choiceAt,
  decide,
  evolve,
  type GameState,
  isBetweenDeals,
  legalActions,
  listActions,
  newGame,
  type Random,
  type RuleSet,
  SearchState,
  type Seat,
  seatsToAct,
  viewFor,
  windowFor,
} from '#engine';
import type { PresetId } from '#rules';
import { secretOf } from '../../support/play/playGame.ts';
import type { GinEngine } from './anchors.ts';

/**
 * Plays whole games, each move drawn uniformly from the list of legal actions, until `performance.now()` reaches
 * `until`. Returns how many moves the seats made: dealing and other actions of the table only take time.
 */
export type RandomPlay = (rules: RuleSet, seats: number, until: number) => number;

/** A way to play at random, and the least share of the reference's moves per second that it should make, by game. */
export interface WayToPlay {
  readonly name: string;
  readonly play: RandomPlay;
  readonly least: Readonly<Partial<Record<PresetId, number>>>;
}

/** Moves between two looks at the clock. */
const BETWEEN_LOOKS = 64;

/** Plays through the public interface of the engine, seeing only what a seat may see. */
const playRandomly: RandomPlay = (rules, seats, until) => {
  const random = quickRandom();
  const table = tableOf(rules, seats);
  let state = table.dealt();
  let moves = 0;
  for (let step = 1; step % BETWEEN_LOOKS !== 0 || performance.now() < until; step++) {
    if (isBetweenDeals(state)) state = table.dealt(state);
    const seat = seatsToAct({ turn: state.turn, window: windowFor(state, 'spectator') })[0] as Seat;
    const legal = listActions(legalActions(viewFor(state, seat)));
    state = booked(state, seat, legal[random.below(legal.length)] as Action);
    moves++;
  }
  return moves;
};

/** Plays in a state that is changed in place, as bots search. Only the action drawn is built. */
const searchRandomly: RandomPlay = (rules, seats, until) => {
  const random = quickRandom();
  const table = tableOf(rules, seats);
  let search = new SearchState(table.dealt());
  let moves = 0;
  for (let step = 1; step % BETWEEN_LOOKS !== 0 || performance.now() < until; step++) {
    if (isBetweenDeals(search.now)) search = new SearchState(table.dealt(search.now));
    const seat = search.seat;
    const choices = search.choices(seat);
    search.play(seat, choiceAt(choices, random.below(choices.count)));
    moves++;
  }
  return moves;
};

/** Does what is the table's business: the opening draw and the deals, each with its own secret. */
function tableOf(rules: RuleSet, seats: number): { dealt(after?: GameState): GameState } {
  let deals = 0;
  return {
    dealt(after = newGame(rules, seats)) {
      let state = after.phase === 'over' ? newGame(rules, seats) : after;
      if (state.phase === 'opening') state = booked(state, 'table', { type: 'openDraw', secret: secretOf(deals) });
      // In the Press, seats act between two deals.
      if (state.phase !== 'ready') return state;
      return booked(state, 'table', { type: 'deal', secret: secretOf(++deals), shares: [] });
    },
  };
}

function booked(state: GameState, by: Actor, action: Action): GameState {
  const decided = decide(state, by, action);
  if (!decided.ok) throw new Error(`refused (${decided.reason}): ${JSON.stringify(action)}`);
  return decided.value.reduce(evolve, state);
}

/** The ways to play that are measured. */
export const WAYS_TO_PLAY: readonly WayToPlay[] = [
  { name: 'random play, public functions', play: playRandomly, least: { 'crazy-rummy': 0.06 } },
  {
    name: 'random play, search state',
    play: searchRandomly,
    least: {
      'crazy-rummy': 0.13,
      'five-thousand-rummy': 0.05,
      'fort-worth-gin': 0.05,
      thanasis: 0.05,
      'crummy-rummy': 0.05,
    },
  },
];

/** The number of a state's element that is `OVER` when a game of the reference has ended. */
const PHASE = 9;
const OVER = 3;
const GAMES_BETWEEN_LOOKS = 16;

/** Plays the reference in the same way, as its own main program does. */
export function playGin(gin: GinEngine, until: number): number {
  const random = quickRandom();
  const state = new Int32Array(120);
  const legal = new Int32Array(32);
  let moves = 0;
  while (performance.now() < until) {
    for (let game = 0; game < GAMES_BETWEEN_LOOKS; game++) {
      gin.deal(state);
      while (state[PHASE] !== OVER) {
        gin.apply(state, legal[random.below(gin.legal(state, legal))] as number);
        moves++;
      }
    }
  }
  return moves;
}

/** A fast stream (xorshift): here the choice of a move must cost next to nothing. */
function quickRandom(): Random {
  let word = 0x12345678;
  return {
    below(n) {
      word ^= word << 13;
      word ^= word >>> 17;
      word ^= word << 5;
      return Math.floor(((word >>> 8) * n) / 0x100_0000);
    },
  };
}
