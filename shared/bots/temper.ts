import type { PlayerView } from '#engine';
import { hazard } from './hazard.ts';

/** A level's memory and judgement. */
export interface Temper {
  /** Remembers the pile and the cards that others took. If not, any card out of sight may still come. */
  readonly remembers: boolean;
  /** Considers what a discard does for the other players. */
  readonly denies: boolean;
  /** The probability, 0 to 1, that the deal ends before the viewer's next turn. */
  readonly hazard: (view: PlayerView) => number;
  /** The points that holding back a meld is worth: nobody can lay off on it, swap its wild or count the other cards. */
  readonly secret: number;
  /** How much better than an unknown card a card of the pile must be, in points, since everybody sees it taken. */
  readonly margin: number;
}

export const STEADY: Temper = { remembers: true, denies: true, hazard, secret: 2, margin: 1 };
