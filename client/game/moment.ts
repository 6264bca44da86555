import type { Card, LegalActions, PlayerView, Reading, SeatAction } from '#engine';
import { readings, refusal } from '#engine';

/** What a gesture is judged by. */
export interface Moment {
  readonly view: PlayerView;
  readonly legal: LegalActions;
  /** The hand in the order shown. */
  readonly hand: readonly Card[];
  /** In the order chosen. */
  readonly selected: readonly Card[];
}

/** Nothing may be done. */
export const NO_ACTIONS: LegalActions = {
  draws: [],
  melds: [],
  layOffs: [],
  swaps: [],
  discards: [],
  upForTwos: [],
  closings: [],
  takeBacks: [],
  recalls: [],
  claims: [],
  passes: [],
  sizes: [],
  names: [],
  presses: [],
};

/** May the viewer do this now. */
export const mayDo = (view: PlayerView, action: SeatAction): boolean => refusal(view, action) === null;

/** Every way these cards may be laid down now, the likeliest first: those that agree with the order of the taps. */
export const meldsOf = (view: PlayerView, cards: readonly Card[]): readonly Reading[] =>
  readings(view, cards).filter((reading) => mayDo(view, { type: 'meld', reading }));
