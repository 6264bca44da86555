import { MAX_TAKE_BACKS, type Place, type Seat, type Spot } from './actions.ts';
import type { Card } from './cards/cards.ts';

/** A table play of the current turn, with all that is needed to undo it. */
export type Play =
  | { readonly type: 'meld'; readonly meld: number; readonly first: boolean }
  | { readonly type: 'layOff'; readonly meld: number; readonly place: Place; readonly card: Card }
  | {
      readonly type: 'swap';
      readonly meld: number;
      readonly index: number;
      readonly natural: Card;
      readonly wild: Card;
      /** Where on the table the wild went; null if it went into the hand. */
      readonly to: Spot | null;
      /** The seat that had played the wild, restored as its owner when the swap is taken back. */
      readonly owner: Seat;
    }
  | { readonly type: 'contract'; readonly melds: readonly number[] };

/** The current turn, which can be taken back until its closing action. */
export interface Draft {
  /** Source of this turn's card. `none`: not drawn yet, or the extra card replaces the first draw (R23). */
  readonly drew: 'none' | 'stock' | 'pile';
  /** The cards drawn this turn. A card from the stock is its owner's secret. */
  readonly drawn: readonly Card[];
  /** Number of cards in hand at the beginning of the turn, before the draw (R104). */
  readonly held: number;
  readonly plays: readonly Play[];
  /**
   * Number of plays, from the first, that cannot be taken back: a called card. If positive, neither can the draw
   * (§4.42).
   */
  readonly fixed: number;
  readonly takeBacks: number;
}

/** The draft when no turn is in progress. */
export const NO_DRAFT: Draft = { drew: 'none', drawn: [], held: 0, plays: [], fixed: 0, takeBacks: 0 };

/**
 * The number of steps that can still be taken back this turn: plays, and a draw from the pile. A draw from the stock is
 * not one of them; neither is a called card with its play (§4.42, §4.64).
 */
export const outstanding = ({ drew, plays, fixed }: Draft): number =>
  fixed > 0 ? plays.length - fixed : plays.length + (drew === 'pile' ? 1 : 0);

/** Whether the limit allows another play, which it must also be possible to take back. */
export const hasRoomForPlays = ({ draft }: { readonly draft: Draft }): boolean =>
  draft.takeBacks + outstanding(draft) < MAX_TAKE_BACKS;
