import { lostByDraw, lostByTurn, type Reason, suggest } from '#bots';
import { type PlayerView, randomFrom, type Seat, type SeatAction, viewFor } from '#engine';
import { isSolved } from '#rules';
import type { PlayedStep, ReplayedDeal } from './replayedDeal.ts';

/** A decision that cost points, by what the seat could know when it decided. */
export interface CostlyMoment {
  readonly deal: number;
  /** The number of the seat's turn in the deal, from 1. */
  readonly turn: number;
  /** The draw, or the rest of the turn up to its discard. */
  readonly about: 'draw' | 'play';
  /** Expected points lost. */
  readonly cost: number;
  /** The seat's view when it decided: before the draw, or after it. */
  readonly view: PlayerView;
  /** The draw, or the plays and the discard, without those taken back. */
  readonly played: readonly SeatAction[];
  /** The better line, up to a draw from the stock. */
  readonly better: readonly SeatAction[];
  /** Why, one or two, the most important first. */
  readonly reasons: readonly Reason[];
}

/** Smaller losses are not told: the estimates are not that good. In points. */
const LEAST = 1;

/**
 * Whether single decisions can be judged in this game: where the bots' arithmetic knows the rules. Elsewhere nothing is
 * said about them, since the bots' guesses there are too rough to blame anybody.
 */
export const isJudged = ({ dealt }: ReplayedDeal): boolean => isSolved(dealt.rules);

/**
 * The decisions of a seat that cost at least a point, in the order of play; none where `isJudged` is false. What came
 * later is not looked at: a good decision that went wrong is no moment. Turns in which a bot or the clock acted are
 * left out.
 */
export function costlyMoments(deal: ReplayedDeal, seat: Seat): readonly CostlyMoment[] {
  if (!isJudged(deal)) return [];
  return turnsOf(deal, seat).flatMap((steps, index) =>
    steps.some(({ isAutomatic }) => isAutomatic) ? [] : momentsIn(steps, seat, index + 1),
  );
}

/** The steps of each turn of the seat, in order. */
function turnsOf({ steps }: ReplayedDeal, seat: Seat): readonly (readonly PlayedStep[])[] {
  const turns: PlayedStep[][] = [];
  let isRunning = false;
  for (const step of steps) {
    if (step.by !== seat || step.before.turn !== seat) isRunning = false;
    else if (isRunning) turns.at(-1)?.push(step);
    else {
      turns.push([step]);
      isRunning = true;
    }
  }
  return turns;
}

function momentsIn(steps: readonly PlayedStep[], seat: Seat, turn: number): readonly CostlyMoment[] {
  const drew = steps.findLastIndex(({ action }) => action.type === 'draw');
  const [draw, last] = [steps[drew], steps.at(-1)];
  const rest = steps.slice(drew + 1);
  const found: (CostlyMoment | null)[] = [];
  if (draw) found.push(drawMoment(viewFor(draw.before, seat), draw.action as SeatAction, turn));
  if (rest[0] && last) found.push(playMoment(rest, viewFor(rest[0].before, seat), viewFor(last.before, seat), turn));
  return found.filter((moment) => moment !== null && moment.cost >= LEAST) as readonly CostlyMoment[];
}

function drawMoment(view: PlayerView, drawn: SeatAction, turn: number): CostlyMoment | null {
  const best = adviceFor(view);
  if (!best || isSame(best.line[0], drawn)) return null;
  const cost = lostByDraw(view, drawn, best.line[0]);
  return {
    deal: view.deal,
    turn,
    about: 'draw',
    cost,
    view,
    played: [drawn],
    better: best.line,
    reasons: best.reasons,
  };
}

function playMoment(
  rest: readonly PlayedStep[],
  begun: PlayerView,
  ended: PlayerView,
  turn: number,
): CostlyMoment | null {
  const closing = rest.at(-1)?.action as SeatAction;
  const best = adviceFor(begun);
  if (closing.type !== 'discard' || !best) return null;
  const cost = lostByTurn(begun, ended, closing.card, best.line);
  const played = keptOf(rest.map(({ action }) => action as SeatAction));
  return { deal: begun.deal, turn, about: 'play', cost, view: begun, played, better: best.line, reasons: best.reasons };
}

/** The actions that were not taken back. */
function keptOf(actions: readonly SeatAction[]): readonly SeatAction[] {
  const kept: SeatAction[] = [];
  for (const action of actions) {
    if (action.type === 'takeBack') kept.pop();
    else kept.push(action);
  }
  return kept;
}

/** The best way to go on; null if the seat was not asked. */
const adviceFor = (view: PlayerView) => suggest(view, randomFrom('', [], `advice ${view.deal}`))[0] ?? null;

const isSame = (one: SeatAction, other: SeatAction): boolean => JSON.stringify(one) === JSON.stringify(other);
