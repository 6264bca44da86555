import type { Card, Rank, Reading, Seat, SeatAction, SwapAction } from '#engine';

/** Cards that would make a meld, counted by what the viewer has seen. */
export interface Completing {
  /** How many unseen naturals would. */
  readonly live: number;
  /** How many of the game's naturals would have, but lie on the table or in the pile, or are known to be held. */
  readonly gone: number;
  /** How many unseen wilds would; 0 where the rules allow no wild there. */
  readonly wilds: number;
}

/**
 * Why a play is good, as data. Every figure follows from what the seat may see. Chances are from 0 to 1, points are
 * those of the deal's scoring.
 */
export type Reason =
  /** Nothing else is allowed. */
  | { readonly type: 'forced' }
  /** The line goes out. `saved` points in hand then do not count; 0 where cards in hand cost nothing. */
  | { readonly type: 'goesOut'; readonly saved: number }
  /**
   * Cards of `points` leave the hand for the table, where they no longer count if the deal ends before the viewer's
   * next turn. `chance` of that is the bot's estimate. `seat` is closest to going out, with `cards` in hand; -1 if
   * nobody is.
   */
  | {
      readonly type: 'safe';
      readonly points: number;
      readonly seat: Seat;
      readonly cards: number;
      readonly chance: number;
    }
  /** The cards laid score `points` for the viewer. */
  | { readonly type: 'scores'; readonly points: number }
  /** The contract of the deal is made (R62). */
  | { readonly type: 'contract' }
  /** The first melds are laid, of `points` together, where `needed` are asked for (R154). */
  | { readonly type: 'opens'; readonly points: number; readonly needed: number }
  /** A wild is freed by this swap. `lets` is the play of the line that then uses it, if any. */
  | {
      readonly type: 'frees';
      readonly swap: SwapAction;
      readonly lets: SeatAction | null;
    }
  /**
   * Melds of `points` are kept in hand. With `chance` the deal ends before the viewer's next turn; they would then
   * count.
   */
  | { readonly type: 'holdsBack'; readonly points: number; readonly chance: number }
  /** The discard costs `points` if kept. `completing` says what would make a meld of it with another card kept. */
  | { readonly type: 'sheds'; readonly card: Card; readonly points: number; readonly completing: Completing }
  /** `card` is kept because it goes with the cards `beside` it. */
  | {
      readonly type: 'keeps';
      readonly card: Card;
      readonly beside: readonly Card[];
      readonly completing: Completing;
    }
  /**
   * `card` would be discarded, but for `seat`, who plays next: it `fits` a meld on the table, `frees` a wild there, or
   * goes with cards that the seat is known to hold (`collects`, in `known`).
   */
  | {
      readonly type: 'denies';
      readonly card: Card;
      readonly seat: Seat;
      readonly how: 'fits' | 'frees' | 'collects';
      readonly known: readonly Card[];
    }
  /**
   * The discard on the way to the contract, which `missing` more cards complete. A card without a place in it is of no
   * use.
   */
  | { readonly type: 'toContract'; readonly card: Card; readonly hasPlace: boolean; readonly missing: number }
  /**
   * The melds kept in hand have `points` of the `needed` for the first melds (R154). With `lacksRun` a run without
   * wilds is still asked for (R155).
   */
  | { readonly type: 'toOpening'; readonly points: number; readonly needed: number; readonly lacksRun: boolean }
  /** The line leaves `points` in `cards` cards, the fewest possible this turn. */
  | { readonly type: 'fewest'; readonly points: number; readonly cards: number }
  /** The `card` of the pile goes into a meld: into the new meld `reading`, or onto the meld numbered `on`. */
  | {
      readonly type: 'completes';
      readonly card: Card;
      readonly reading: Reading | null;
      readonly on: number;
    }
  /** The `card` of the pile is discarded again, so no unknown card has to be drawn. */
  | { readonly type: 'returns'; readonly card: Card }
  /** The top `card` of the pile would help as little as the cards that `stock` does not count. */
  | { readonly type: 'pileUseless'; readonly card: Card }
  /**
   * Of `unseen` cards, `helping` could be laid down this turn, wilds included. Where melds stay in hand they would
   * complete one, and before the contract is laid they would bring it nearer.
   */
  | { readonly type: 'stock'; readonly helping: number; readonly unseen: number }
  /** `count` cards in hand are of the rank named wild. */
  | { readonly type: 'wildRank'; readonly rank: Rank; readonly count: number }
  /** The hand should be large where melds score, and small where cards left in hand do. */
  | { readonly type: 'handSize'; readonly isLarge: boolean }
  /** A card offered out of turn is worth what it costs, or is not. */
  | { readonly type: 'offer'; readonly isWorth: boolean }
  /** The points of the Press are few enough to take, or are not (R136). */
  | { readonly type: 'press'; readonly isWorth: boolean }
  /** Weighed as a whole; nothing single decides. */
  | { readonly type: 'judged' }
  /** The turn cannot end as it stands, so a play has to be undone. */
  | { readonly type: 'stuck' };

/** A way to play on. */
export interface Suggestion {
  /**
   * The actions of the turn from now on, the next one first: as far as the seat can know, so up to a draw from the
   * stock.
   */
  readonly line: readonly [SeatAction, ...SeatAction[]];
  /** Expected points lost, lower is better. Comparable with the other suggestions of one position only. */
  readonly cost: number;
  /** One or two, the most important first; after the first suggestion, those it does not share. */
  readonly reasons: readonly [Reason, ...Reason[]];
}
