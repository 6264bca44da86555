import type { DealResult, RuleSet, Seat } from '#engine';
import type { SimulatedGame } from './simulateGames.ts';

/** How simulated games went, added up. */
export interface SimulationTally {
  readonly games: number;
  readonly deals: number;
  readonly turns: number;
  readonly actions: number;
  readonly wentOut: number;
  readonly exhausted: number;
  readonly void: number;
  readonly capped: number;
  readonly stuck: number;
  readonly unfinished: number;
}

export const NO_GAMES: SimulationTally = {
  games: 0,
  deals: 0,
  turns: 0,
  actions: 0,
  wentOut: 0,
  exhausted: 0,
  void: 0,
  capped: 0,
  stuck: 0,
  unfinished: 0,
};

/** The count with one game more. */
export function tallied(tally: SimulationTally, { results, turns, actions, ending }: SimulatedGame): SimulationTally {
  const count = (wanted: DealResult['ending']): number => results.filter((result) => result.ending === wanted).length;
  return {
    games: tally.games + 1,
    deals: tally.deals + results.length,
    turns: tally.turns + turns,
    actions: tally.actions + actions,
    wentOut: tally.wentOut + count('wentOut'),
    exhausted: tally.exhausted + count('exhausted'),
    void: tally.void + count('void'),
    capped: tally.capped + count('capped'),
    stuck: tally.stuck + (ending === 'stuck' ? 1 : 0),
    unfinished: tally.unfinished + (ending === 'unfinished' ? 1 : 0),
  };
}

/** Against others: does this seat belong to those under test. They change seats with every deal. */
export const isOurs = (seat: Seat, deal: number): boolean => (seat + deal) % 2 === 0;

/** How those under test did against others, over the deals that counted. */
export interface Contest {
  readonly deals: number;
  /** Deals won, by parts where seats of both sides were best. */
  readonly won: number;
  /** What would have been won by chance: as many seats of all as were theirs. */
  readonly due: number;
  /** Points per seat and deal, theirs and the others', added up. */
  readonly points: number;
  readonly others: number;
}

export const NO_CONTEST: Contest = { deals: 0, won: 0, due: 0, points: 0, others: 0 };

/** The contest with one deal more; void deals count for nobody. */
export function contested(contest: Contest, { scoring }: RuleSet, { deal, ending, points }: DealResult): Contest {
  if (ending === 'void') return contest;
  const best = scoring.best === 'low' ? Math.min(...points) : Math.max(...points);
  const seats = points.map((_, seat) => seat);
  const ours = seats.filter((seat) => isOurs(seat, deal));
  const others = seats.filter((seat) => !isOurs(seat, deal));
  const winners = seats.filter((seat) => points[seat] === best);
  const average = (some: readonly Seat[]): number =>
    some.reduce((sum, seat) => sum + (points[seat] as number), 0) / some.length;
  return {
    deals: contest.deals + 1,
    won: contest.won + winners.filter((seat) => isOurs(seat, deal)).length / winners.length,
    due: contest.due + ours.length / seats.length,
    points: contest.points + average(ours),
    others: contest.others + average(others),
  };
}
