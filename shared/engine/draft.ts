import { MAX_TAKE_BACKS, type Place, type Seat, type Spot } from './actions.ts';
import type { Card } from './cards/cards.ts';

/** One table play of the turn under way, with what it takes to reverse it. */
export type Play =
  | { readonly type: 'meld'; readonly meld: number; readonly first: boolean }
  | { readonly type: 'layOff'; readonly meld: number; readonly place: Place; readonly card: Card }
  | {
      readonly type: 'swap';
      readonly meld: number;
      readonly index: number;
      readonly natural: Card;
      readonly wild: Card;
      /** Where the wild went on the table; null: into the hand. */
      readonly to: Spot | null;
      /** Who had played the wild: it lies there again when the swap is taken back. */
      readonly owner: Seat;
    }
  | { readonly type: 'contract'; readonly melds: readonly number[] };

/** The turn under way: open to taking back until its closing action. */
export interface Draft {
  /** Where the turn's card came from; `none` before the draw and on a first turn whose extra card stands for it (R23). */
  readonly drew: 'none' | 'stock' | 'pile';
  /** The cards drawn this turn. A stock card is its owner's secret. */
  readonly drawn: readonly Card[];
  /** Cards in hand when the turn began, before the draw (R104). */
  readonly held: number;
  readonly plays: readonly Play[];
  /** The first of the plays, so many, cannot be taken back, nor can the draw then: the card that was called (§4.42). */
  readonly fixed: number;
  readonly takeBacks: number;
}

/** The draft of nobody's turn. */
export const NO_DRAFT: Draft = { drew: 'none', drawn: [], held: 0, plays: [], fixed: 0, takeBacks: 0 };

/**
 * Plays of this turn that can still be taken back. A draw from the pile is one, a draw from the stock is not, and neither
 * is a called card with its play (§4.42, §4.64).
 */
export const outstanding = ({ drew, plays, fixed }: Draft): number =>
  fixed > 0 ? plays.length - fixed : plays.length + (drew === 'pile' ? 1 : 0);

/** May another play be made and, if need be, taken back within the bound. */
export const hasRoomForPlays = ({ draft }: { readonly draft: Draft }): boolean =>
  draft.takeBacks + outstanding(draft) < MAX_TAKE_BACKS;
