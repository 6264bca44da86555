import { lostByDraw, lostByTurn, type Reason, type Suggestion, suggest } from '#bots';
import { type Action, type PlayerView, randomFrom, type Seat, type SeatAction, viewFor } from '#engine';
import { isSolved } from '#rules';
import { lostByTrying } from './playOn.ts';
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

/** Smaller losses are not reported: the estimates are not that good. */
const MIN_COST_POINTS = 1;

/**
 * How decisions are judged: by the bots' arithmetic where it knows the rules, elsewhere by playing imagined deals to
 * their ends, which shows clear mistakes only.
 */
export type Judged = 'byArithmetic' | 'byPlaying';

export const judgedHow = ({ dealt }: ReplayedDeal): Judged => (isSolved(dealt.rules) ? 'byArithmetic' : 'byPlaying');

/**
 * The decisions of a seat that cost at least a point, in the order of play. What came later does not count: a good
 * decision that went wrong is no moment. Turns in which a bot or the clock acted are left out.
 */
export const costlyMoments = (deal: ReplayedDeal, seat: Seat): readonly CostlyMoment[] =>
  turnsOf(deal, seat).flatMap((steps, index) =>
    steps.some(({ isAutomatic }) => isAutomatic) ? [] : momentsIn(steps, seat, index + 1),
  );

/** The steps of each turn of the seat, in order. A discard that was taken back (R100) does not end a turn. */
export function turnsOf({ steps }: ReplayedDeal, seat: Seat): readonly (readonly PlayedStep[])[] {
  const turns: PlayedStep[][] = [];
  let isRunning = false;
  for (const step of steps) {
    const isRecall = step.by === seat && step.action.type === 'recall';
    const isOwn = step.by === seat && (step.before.turn === seat || isRecall);
    if (isOwn && !isRunning && !isRecall) turns.push([]);
    if (isOwn) turns.at(-1)?.push(step);
    isRunning = isOwn;
  }
  return turns;
}

function momentsIn(steps: readonly PlayedStep[], seat: Seat, turn: number): readonly CostlyMoment[] {
  const drew = steps.findLastIndex(({ action }) => action.type === 'draw');
  const draw = steps[drew];
  const rest = steps.slice(drew + 1);
  const found: (CostlyMoment | null)[] = [];
  if (draw) found.push(drawMoment(viewFor(draw.before, seat), draw.action as SeatAction, turn));
  if (rest.length > 0) found.push(playMoment(rest, seat, turn));
  return found.filter((moment) => moment !== null && moment.cost >= MIN_COST_POINTS) as readonly CostlyMoment[];
}

function drawMoment(view: PlayerView, drawn: SeatAction, turn: number): CostlyMoment | null {
  const best = adviceFor(view);
  if (!best || isSameLine([best.line[0]], [drawn])) return null;
  const [next] = best.line;
  const cost = isSolved(view.rules) ? lostByDraw(view, drawn, next) : lostByTrying(view, [drawn], [next]);
  return momentOf(view, { turn, about: 'draw', cost, played: [drawn] }, best);
}

function playMoment(rest: readonly PlayedStep[], seat: Seat, turn: number): CostlyMoment | null {
  const [first, last] = [rest[0], rest.at(-1)] as [PlayedStep, PlayedStep];
  const [view, ended] = [viewFor(first.before, seat), viewFor(last.before, seat)];
  const played = playedIn(rest);
  const best = view.phase === 'play' ? adviceFor(view) : null;
  if (!best || isSameLine(best.line, played)) return null;
  const closing = last.action;
  const byArithmetic = (): number | null =>
    closing.type === 'discard' ? lostByTurn(view, ended, closing.card, best.line) : null;
  const cost = isSolved(view.rules) ? byArithmetic() : lostByTrying(view, played, best.line);
  return momentOf(view, { turn, about: 'play', cost, played }, best);
}

function momentOf(
  view: PlayerView,
  found: Pick<CostlyMoment, 'turn' | 'about' | 'played'> & { readonly cost: number | null },
  { line, reasons }: Pick<Suggestion, 'line' | 'reasons'>,
): CostlyMoment | null {
  const { cost } = found;
  return cost === null ? null : { ...found, cost, deal: view.deal, view, better: line, reasons };
}

/** The actions, or steps with actions, that were not taken back. */
export function keptOf<Step>(steps: readonly Step[], actionOf: (step: Step) => Action): readonly Step[] {
  const kept: Step[] = [];
  for (const step of steps) {
    const { type } = actionOf(step);
    if (type === 'takeBack' || type === 'recall') kept.pop();
    else kept.push(step);
  }
  return kept;
}

/** The actions of these steps that were not taken back. */
export const playedIn = (steps: readonly PlayedStep[]): readonly SeatAction[] =>
  keptOf(steps, ({ action }) => action).map(({ action }) => action as SeatAction);

/** The best way to go on; null if the seat was not asked. */
export const adviceFor = (view: PlayerView): Suggestion | null =>
  suggest(view, randomFrom('', [], `advice ${view.deal}`))[0] ?? null;

export const isSameLine = (one: readonly SeatAction[], other: readonly SeatAction[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
