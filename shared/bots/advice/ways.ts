import { type Card, handPoints, type PlayerView, preview, refusal, type SeatAction, wayOut } from '#engine';
import { fitsOn, positionIn, sizeOf } from '#solver';
import { PILE_MARGIN_POINTS, stockCost } from '../sharp/index.ts';
import {
  OUT_LATER_POINTS,
  opennessOf,
  type Situation,
  situationOf,
  type WeighedTurn,
  weighTurns,
} from '../sharp/weigh.ts';
import { nextOf, type PlannedPlays } from '../solved/choose.ts';
import { exposureFor } from '../solved/exposure.ts';
import { unseenBy } from '../unseen.ts';

export type Line = readonly [SeatAction, ...SeatAction[]];

/** A way to play on, weighed. */
export interface Way {
  readonly line: Line;
  /** Expected points lost; lower is better. */
  readonly cost: number;
  /** The cost if the discard helped nobody. */
  readonly costApart: number;
  /** The probability, 0 to 1, that the deal ends before the viewer's next turn. */
  readonly ends: number;
}

/** The view before the last action of a line, in which the seat sees every card it plays; null after a stock draw. */
export function beforeLast(view: PlayerView, line: Line): PlayerView | null {
  let seen: PlayerView | null = view;
  for (const action of line.slice(0, -1)) seen = seen && preview(seen, action);
  return seen;
}

/** The card that a line discards; -1 if none. */
export function discardOf(line: Line): Card {
  const last = line.at(-1) as SeatAction;
  return last.type === 'discard' || last.type === 'upForTwo' ? last.card : -1;
}

/** The points of these cards when the deal ends. */
export const pointsAtEnd = ({ rules, wildRank }: PlayerView, cards: readonly Card[]): number =>
  handPoints(rules, wildRank, cards);

const STOCK: SeatAction = { type: 'draw', from: 'stock' };
const PILE: SeatAction = { type: 'draw', from: 'pile', count: 1 };

/** How many of the turns, cheapest first, are turned into lines. */
const MAX_WAYS = 24;

/** The ways to play on in a game that `isNearlySolved` accepts, as Sharp weighs them, best first. */
export function solvedWays(view: PlayerView): readonly Way[] {
  const situation = situationOf(view);
  return view.phase === 'draw' ? waysToDraw(view, situation) : waysToPlay(view, situation);
}

function waysToPlay(view: PlayerView, situation: Situation): readonly Way[] {
  const weighed = weighTurns(positionIn(view), situation).toSorted((a, b) => a.cost - b.cost);
  const ways = weighed.slice(0, MAX_WAYS).flatMap((one) => wayOf(view, one, situation) ?? []);
  if (weighed[0] && sizeOf(weighed[0].turn.left) === 0) return ways;
  const [first, ...rest] = wayOut(view) ?? [];
  return first
    ? [{ line: [first, ...rest], cost: -OUT_LATER_POINTS, costApart: -OUT_LATER_POINTS, ends: 1 }, ...ways]
    : ways;
}

function waysToDraw(view: PlayerView, situation: Situation): readonly Way[] {
  const { ending } = situation;
  const ends = ending(opennessOf(fitsOn(positionIn(view).targets), situation.unseen));
  const top = view.pile.at(-1);
  const cost = stockCost(positionIn(view), situation);
  // Where the deal goes on while the pile is taken, the stock may be empty.
  const fromStock: readonly Way[] =
    refusal(view, STOCK) === null ? [{ line: [STOCK], cost, costApart: cost, ends }] : [];
  const after = top !== undefined && preview(view, PILE);
  if (!after) return fromStock;
  const [taken] = waysToPlay(after, situation);
  const fromPile = taken && { ...taken, line: [PILE, ...taken.line] as const, cost: taken.cost + PILE_MARGIN_POINTS };
  return fromPile ? [...fromStock, fromPile].toSorted((a, b) => a.cost - b.cost) : fromStock;
}

/** The turn as a line that the rules allow; null if they refuse an action of it. */
function wayOf(view: PlayerView, { turn, cost }: WeighedTurn, { ending, gift, unseen }: Situation): Way | null {
  const line = lineOf(view, turn);
  if (!line) return null;
  const isOut = sizeOf(turn.left) === 0;
  const ends = isOut ? 1 : ending(opennessOf(fitsOn(turn.targets), unseen));
  const points = isOut ? -OUT_LATER_POINTS : cost;
  return { line, cost: points, costApart: isOut ? points : cost - gift(turn.discard), ends };
}

function lineOf(view: PlayerView, turn: PlannedPlays): Line | null {
  const exposure = exposureFor(view, unseenBy(view));
  const line: SeatAction[] = [];
  let plan = turn;
  for (let seen: PlayerView | null = view; seen; ) {
    const melded = seen.seats[seen.turn]?.melded ?? false;
    const { action, rest } = nextOf(seen, plan, melded, exposure);
    line.push(action);
    if (action.type === 'discard') return refusal(seen, action) === null ? (line as unknown as Line) : null;
    plan = rest;
    seen = preview(seen, action);
  }
  return null;
}
