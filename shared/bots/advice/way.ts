import { type Card, handPoints, type PlayerView, preview, type SeatAction } from '#engine';

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
