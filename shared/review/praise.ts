import { lostByTurn, type Suggestion, thinkAs } from '#bots';
import {
  apply,
  type Card,
  type GameState,
  handPoints,
  no,
  ok,
  type PlayerView,
  type Result,
  type Seat,
  type SeatAction,
  type SwapAction,
  viewFor,
} from '#engine';
import { isSolved } from '#rules';
import { adviceFor, isSameLine, keptOf, playedIn, turnsOf } from './moments.ts';
import { type DealProblem, type DealText, type PlayedStep, type ReplayedDeal, readDeal } from './replayedDeal.ts';

/** A turn that was as good as any, and better than the obvious one, by what the seat could know. */
export interface GoodMoment {
  readonly deal: number;
  /** The number of the seat's turn in the deal, from 1. */
  readonly turn: number;
  /** Expected points gained on the obvious turn: laying all one can without a swap, then discarding high. */
  readonly gain: number;
  /** The seat's view after its draw. */
  readonly view: PlayerView;
  /** The plays and the discard, without those taken back. */
  readonly played: readonly SeatAction[];
}

/** A wild that a seat took out of a meld. */
export interface OwnSwap {
  readonly deal: number;
  /** The number of the seat's turn in the deal, from 1. */
  readonly turn: number;
  /** The seat's view before the swap. */
  readonly view: PlayerView;
  readonly action: SwapAction;
  /** By how many points the hand became lighter from the swap to the end of the turn; negative if the wild stayed. */
  readonly laid: number;
}

/** Smaller gains are not reported: the estimates are not that good. */
const MIN_GAIN_POINTS = 2;

/** A turn has fewer actions than this. */
const MAX_TURN_ACTIONS = 60;

/** Of 100. With this random number a beginner overlooks swaps and nothing else, and keeps no high card. */
const OBVIOUS_ROLL = 84;
const OBVIOUS_RANDOM = { below: (n: number) => Math.min(n - 1, OBVIOUS_ROLL) };

/** The seat's turns that were good, in the order of play. Turns in which a bot or the clock acted are left out. */
export function goodMoments(deal: ReplayedDeal, seat: Seat): readonly GoodMoment[] {
  if (!isSolved(deal.dealt.rules)) return [];
  return ownTurns(deal, seat).flatMap(({ steps, turn }) => {
    const rest = steps.slice(steps.findLastIndex(({ action }) => action.type === 'draw') + 1);
    const first = rest[0]?.before;
    return first?.phase === 'play' ? (goodMoment(rest, first, seat, turn) ?? []) : [];
  });
}

function goodMoment(rest: readonly PlayedStep[], first: GameState, seat: Seat, turn: number): GoodMoment | null {
  const last = rest.at(-1);
  if (last?.action.type !== 'discard') return null;
  const view = viewFor(first, seat);
  const best = adviceFor(view);
  if (!best) return null;
  const played = playedIn(rest);
  const lost = isSameLine(best.line, played)
    ? 0
    : lostByTurn(view, viewFor(last.before, seat), last.action.card, best.line);
  if (lost > 0) return null;
  const gain = gainOnObvious(view, first, seat, best);
  return gain < MIN_GAIN_POINTS ? null : { deal: view.deal, turn, gain, view, played };
}

/** The expected points by which the best line beats the obvious turn; 0 if that cannot be told. */
function gainOnObvious(view: PlayerView, first: GameState, seat: Seat, { line }: Suggestion): number {
  let state = first;
  for (let actions = 0; actions < MAX_TURN_ACTIONS; actions++) {
    const now = viewFor(state, seat);
    const action = thinkAs.beginner(now, OBVIOUS_RANDOM);
    if (action.type === 'discard') return lostByTurn(view, now, action.card, line);
    const done = apply(state, seat, action);
    if (!done.ok) return 0;
    state = done.value.state;
  }
  return 0;
}

/** The seat's swaps that were not taken back, in the order of play. */
export const ownSwaps = (deal: ReplayedDeal, seat: Seat): readonly OwnSwap[] =>
  ownTurns(deal, seat).flatMap(({ steps, turn }) => {
    const left = pointsIn(steps.at(-1)?.after, seat);
    return keptOf(steps, ({ action }) => action).flatMap(({ before, action }) =>
      action.type === 'swap'
        ? [{ deal: before.deal, turn, view: viewFor(before, seat), action, laid: pointsIn(before, seat) - left }]
        : [],
    );
  });

/** The seat's turns in which it decided everything itself, with their numbers. */
const ownTurns = (deal: ReplayedDeal, seat: Seat) =>
  turnsOf(deal, seat)
    .map((steps, index) => ({ steps, turn: index + 1 }))
    .filter(({ steps }) => steps.every(({ isAutomatic }) => !isAutomatic));

function pointsIn(state: GameState | undefined, seat: Seat): number {
  const hand: readonly Card[] = state?.hands[seat] ?? [];
  return state ? handPoints(state.rules, state.wildRank, hand) : 0;
}

/** The achievements of a seat in a deal. */
export interface OwnAchievements {
  readonly deal: number;
  /** Its swaps that were not taken back, in the order of play. */
  readonly swaps: readonly OwnSwap[];
  /** The number of its turn, from 1, in which it went out; null if it did not, or a bot or the clock did it. */
  readonly outTurn: number | null;
}

/** Finds the achievements of a seat in a finished deal: a small part of `reviewDeal` in much less time. */
export function ownAchievements(text: DealText, seat: Seat): Result<OwnAchievements, DealProblem> {
  const read = readDeal(text);
  if (!read.ok) return read;
  const deal = read.value;
  const { dealt, result } = deal;
  if (seat < 0 || seat >= dealt.seats) return no('unfinished');
  const turns = turnsOf(deal, seat);
  const isOut = result.out === seat && (turns.at(-1)?.every(({ isAutomatic }) => !isAutomatic) ?? false);
  return ok({ deal: result.deal, swaps: ownSwaps(deal, seat), outTurn: isOut ? turns.length : null });
}
