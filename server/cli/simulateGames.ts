import type { Think } from '#bots';
import {
  type Action,
  type Actor,
  apply,
  type DealResult,
  type GameState,
  type Illegal,
  legalActions,
  listActions,
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
  readonly botFor: (seat: Seat, deal: number) => Think;
}

/** How simulated games went, added up. */
export interface Tally {
  readonly games: number;
  readonly deals: number;
  /** Actions of players; the table's dealing is not counted. */
  readonly actions: number;
  readonly wentOut: number;
  readonly exhausted: number;
  readonly capped: number;
  /** Games that stopped because a seat had nothing legal to do, or its bot would not do it. */
  readonly stuck: number;
  /** Games that did not end within any sensible number of actions. */
  readonly unfinished: number;
}

/** One game played out, or as far as it got. */
export interface Played {
  readonly results: readonly DealResult[];
  readonly actions: number;
  readonly ending: 'over' | 'stuck' | 'unfinished';
  /** Why the game stuck, for whoever looks into it. */
  readonly trouble?: string;
}

/** The secret a deal is made from, 64 hex digits. */
const secretFrom = (random: Random): string => Array.from({ length: 64 }, () => random.below(16).toString(16)).join('');

/** Plays game number `index` of a simulation: the same number, the same game. */
export function playGame({ rules, players, seed, botFor }: Simulation, index: number): Played {
  const random = randomFrom(seed.toString(16), [], `simulated game ${index}`);
  let state = newGame(rules, players);
  let actions = 0;
  const played = (ending: Played['ending'], trouble?: string): Played => ({
    results: state.results,
    actions,
    ending,
    ...(trouble === undefined ? {} : { trouble }),
  });
  while (state.phase !== 'over') {
    if (actions >= MAX_ACTIONS) return played('unfinished');
    const move = nextMove(state, botFor, random);
    if (!move) return played('stuck', 'nothing legal to do');
    const done = apply(state, move.by, move.action);
    if (!done.ok) return played('stuck', describe(move, done.reason));
    state = done.value.state;
    if (move.by !== 'table') actions++;
  }
  return played('over');
}

interface Move {
  readonly by: Actor;
  readonly action: Action;
}

const describe = ({ by, action }: Move, reason: Illegal): string => `seat ${by}: ${reason}: ${JSON.stringify(action)}`;

function nextMove(state: GameState, botFor: Simulation['botFor'], random: Random): Move | null {
  if (state.phase === 'opening') return { by: 'table', action: { type: 'openDraw', secret: secretFrom(random) } };
  if (state.phase === 'ready') return { by: 'table', action: { type: 'deal', secret: secretFrom(random), shares: [] } };
  const seat = state.turn;
  const view = viewFor(state, seat);
  // Only the end of the road needs looking for: every bot finds its way while there is one.
  if (state.draft.plays.length === 0 && state.phase === 'play' && listActions(legalActions(view)).length === 0)
    return null;
  return { by: seat, action: botFor(seat, state.deal)(view, random) };
}

/** Plays `games` games, telling `onGame` of each. */
export function simulate(simulation: Simulation, games: number, onGame: (played: Played) => void = () => {}): Tally {
  let tally: Tally = { games: 0, deals: 0, actions: 0, wentOut: 0, exhausted: 0, capped: 0, stuck: 0, unfinished: 0 };
  for (let index = 0; index < games; index++) {
    const played = playGame(simulation, index);
    tally = added(tally, played);
    onGame(played);
  }
  return tally;
}

function added(tally: Tally, { results, actions, ending }: Played): Tally {
  const count = (wanted: DealResult['ending']): number => results.filter((result) => result.ending === wanted).length;
  return {
    games: tally.games + 1,
    deals: tally.deals + results.length,
    actions: tally.actions + actions,
    wentOut: tally.wentOut + count('wentOut'),
    exhausted: tally.exhausted + count('exhausted'),
    capped: tally.capped + count('capped'),
    stuck: tally.stuck + (ending === 'stuck' ? 1 : 0),
    unfinished: tally.unfinished + (ending === 'unfinished' ? 1 : 0),
  };
}

/** In two against two: does this seat belong to the pair under test. The pairs change seats with every deal. */
export const isOurs = (seat: Seat, deal: number): boolean => (seat + deal) % 2 === 0;

/**
 * How much of a deal the pair under test won: all of it when one of them went out, or with fewer points when nobody did;
 * half of it when the points are equal.
 */
export function shareWon({ deal, out, points }: DealResult): 0 | 0.5 | 1 {
  if (out >= 0) return isOurs(out, deal) ? 1 : 0;
  const lead = points.reduce((sum, cost, seat) => sum + (isOurs(seat, deal) ? -cost : cost), 0);
  return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
}
