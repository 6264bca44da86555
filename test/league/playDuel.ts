import { dealsIn, type GameState, gameWinners, newGame, playOrder, randomFrom, type Seat } from '#engine';
import { secretFrom } from '../../server/cli/simulateGames.ts';
import { median } from '../bench/report.ts';
import { type Contestant, contestantNamed } from './contestants.ts';
import { type DecisionTimes, type Duel, type DuelResult, duelName, type Rotation } from './duel.ts';
import { playUntil } from './playUntil.ts';

/** The contestant with one seat and the one with the others. */
type Pair = readonly [one: Contestant, others: Contestant];

/**
 * Plays a deal or a game of a duel.
 * @param index number of the deal or game, from 1
 * @param pair the contestants; by default those named in the duel
 * @throws Error that names the deal and the seat if a contestant fails or chooses what the rules refuse
 */
export function playDuel(duel: Duel, index: number, pair: Pair = pairOf(duel)): DuelResult {
  const took: readonly [number[], number[]] = [[], []];
  const play = duel.mode === 'deals' ? playOneDeal : playOneGame;
  const rotationWith = (one: Seat): Rotation => {
    const players = Array.from({ length: duel.seats }, (_, seat) => pair[seat === one ? 0 : 1]);
    try {
      return { seat: one, ...play(duel, index, players, (seat, ms) => void took[seat === one ? 0 : 1].push(ms)) };
    } catch (error) {
      const where = `${duelName(duel)}, seed ${duel.seed}, ${duel.mode.slice(0, -1)} ${index}`;
      throw new Error(`${where}, seat ${one} against the others: ${(error as Error).message}`, { cause: error });
    }
  };
  const seats = duel.mode === 'deals' ? [...Array(duel.seats).keys()] : [(index - 1) % duel.seats];
  return { index, rotations: seats.map(rotationWith), times: [timesOf(took[0]), timesOf(took[1])] };
}

/** @throws Error for a name that no contestant has */
function pairOf({ levels }: Duel): Pair {
  const [one, others] = levels.map(contestantNamed);
  if (!one || !others) throw new Error(`no such contestants: ${levels.join(', ')}`);
  return [one, others];
}

type Played = Omit<Rotation, 'seat'>;
type Took = (seat: Seat, ms: number) => void;

/** Plays a deal by itself. */
function playOneDeal(duel: Duel, index: number, players: readonly Contestant[], took: Took): Played {
  const secret = secretOfLeague(duel, `deal ${index}`);
  const ready = beforeDeal(duel, index);
  const dealt = playUntil(ready, { players, secretOf: () => secret, took }, ({ results }) => results.length > 0);
  return { points: dealt.results[0]?.points ?? [] };
}

function playOneGame(duel: Duel, index: number, players: readonly Contestant[], took: Took): Played {
  const secretOf = (deal: number): string => secretOfLeague(duel, `game ${index} deal ${deal}`);
  const start = newGame(duel.rules, duel.seats);
  const { rules, totals, results } = playUntil(start, { players, secretOf, took }, ({ phase }) => phase === 'over');
  return { points: totals, winners: gameWinners(rules, totals, results.at(-1)?.out ?? -1) };
}

/** The same cards for all duels with this seed. */
const secretOfLeague = ({ seed }: Duel, purpose: string): string =>
  secretFrom(randomFrom(seed.toString(16), [], `league ${purpose}`));

/**
 * A table before a deal of a game whose earlier deals brought nobody any points. The deals of a schedule are played in
 * turn, so that each wild rank comes equally often; in a game to a target all deals are like the first.
 */
function beforeDeal({ rules, seats }: Duel, index: number): GameState {
  const deals = rules.game.end === 'schedule' ? dealsIn(rules) : 1;
  const deal = 1 + ((index - 1) % deals);
  const dealer = (index - 1) % seats;
  // Before any deal but the first, the state names the last dealer.
  const named = deal === 1 ? dealer : (playOrder(rules, seats, dealer).at(-1) as Seat);
  return { ...newGame(rules, seats), phase: 'ready', deal: deal - 1, dealer: named };
}

const timesOf = (ms: readonly number[]): DecisionTimes => ({
  decisions: ms.length,
  median: rounded(median(ms)),
  max: rounded(ms.reduce((most, one) => Math.max(most, one), 0)),
});

/** Microseconds are enough. */
const rounded = (ms: number): number => Number((ms || 0).toFixed(3));
