import type { Place, Seat } from './actions.ts';
import type { Card, Rank } from './cards.ts';
import type { Ending, Play, TableMeld } from './state.ts';

/** A card, or null where the viewer may not know which. A face-down card has no identity at all. */
export type MaybeCard = Card | null;

/** What happened: past tense, complete enough for `evolve` to book it without knowing a rule. */
export type GameEvent =
  | { readonly type: 'dealerDrawn'; readonly dealer: Seat }
  | {
      readonly type: 'dealt';
      readonly deal: number;
      readonly dealer: Seat;
      readonly wildRank: Rank;
      /** One per seat, ascending. */
      readonly hands: readonly (readonly MaybeCard[])[];
      /** The last one is the top. */
      readonly stock: readonly MaybeCard[];
    }
  /** A turn begins. `drawn`: the seat's extra card stands for its draw (R23). */
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly drawn: boolean; readonly idle: number }
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly from: 'stock' | 'pile';
      readonly cards: readonly MaybeCard[];
    }
  | { readonly type: 'melded'; readonly seat: Seat; readonly meld: TableMeld; readonly first: boolean }
  | {
      readonly type: 'laidOff';
      readonly seat: Seat;
      readonly meld: number;
      readonly place: Place;
      readonly card: Card;
    }
  | {
      readonly type: 'swapped';
      readonly seat: Seat;
      readonly meld: number;
      /** The wild's place in the meld's cards. */
      readonly index: number;
      readonly natural: Card;
      readonly wild: Card;
    }
  /** The last play went back; `play` null means the card drawn from the pile did. */
  | { readonly type: 'tookBack'; readonly seat: Seat; readonly play: Play | null }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: Card }
  | {
      readonly type: 'dealEnded';
      readonly ending: Ending;
      /** Who went out, or -1. */
      readonly out: Seat;
      readonly points: readonly number[];
      /** All hands are shown after a deal (4.98). */
      readonly hands: readonly (readonly Card[])[];
    }
  | { readonly type: 'gameEnded'; readonly winners: readonly Seat[] };
