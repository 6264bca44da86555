import type { ClaimAction, Place, Seat, Spot } from './actions.ts';
import type { Card, Rank } from './cards/cards.ts';
import type { Play } from './draft.ts';
import type { ClaimWindow, DealSecret, Ending, TableMeld } from './state.ts';

/** A card, or null if the viewer may not know which: a face-down card has no identity. */
export type MaybeCard = Card | null;

/** Something that happened, in the past tense and complete enough for `evolve` to book it without knowing any rule. */
export type GameEvent =
  /**
   * `cards`: per seat the cards drawn or dealt for it, in order, the last one deciding; empty for a random choice (R6).
   */
  | { readonly type: 'dealerDrawn'; readonly dealer: Seat; readonly cards: readonly (readonly Card[])[] }
  | {
      readonly type: 'dealt';
      readonly deal: number;
      readonly dealer: Seat;
      readonly wildRank: Rank;
      /** Per seat, ascending. */
      readonly hands: readonly (readonly MaybeCard[])[];
      /** The top card is last. */
      readonly stock: readonly MaybeCard[];
      /** First card of the discard pile, if any (R24). */
      readonly pile: readonly Card[];
      /** The indicator if it is out of play, else -1 (R32). */
      readonly indicator: Card;
      /** Per seat: the cards of the hand that were dealt face up (R15, R26). */
      readonly faceUp: readonly (readonly Card[])[];
      /** Null for every viewer. */
      readonly chance: DealSecret | null;
    }
  /** The deal pauses while this seat chooses the size of its hand (§4.90). Hands not dealt yet are empty. */
  | { readonly type: 'sizeAsked'; readonly seat: Seat }
  /** The deal continues after that choice: all hands, the stock and the rest as they are now. */
  | {
      readonly type: 'dealtOn';
      readonly wildRank: Rank;
      readonly hands: readonly (readonly MaybeCard[])[];
      readonly stock: readonly MaybeCard[];
      readonly pile: readonly Card[];
      readonly indicator: Card;
      readonly faceUp: readonly (readonly Card[])[];
    }
  /** The dealer is asked for the wild rank (R26). */
  | { readonly type: 'namingAsked'; readonly seat: Seat }
  | { readonly type: 'wildNamed'; readonly seat: Seat; readonly rank: Rank }
  /** A turn begins. `drawn`: the extra card replaces the draw (R23). `idle`: idle turns so far (R152). */
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
      /** The suit the card stands for in a set that names suits (R52); absent elsewhere. */
      readonly suit?: number;
    }
  | {
      readonly type: 'swapped';
      readonly seat: Seat;
      readonly meld: number;
      /** Index of the wild in the cards of the meld. */
      readonly index: number;
      readonly natural: Card;
      readonly wild: Card;
      /** Where on the table the wild went; null if it went into the hand (R88). */
      readonly to: Spot | null;
    }
  /** A whole contract was laid (R62). */
  | { readonly type: 'contractLaid'; readonly seat: Seat; readonly melds: readonly TableMeld[] }
  /** The last play was taken back or, if `play` is null, the draw from the pile. */
  | { readonly type: 'tookBack'; readonly seat: Seat; readonly play: Play | null }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: Card }
  /** A turn ended without a discard. */
  | { readonly type: 'turnClosed'; readonly seat: Seat; readonly how: 'out' | 'float' | 'relief' | 'declined' }
  /** The last discard went back into its owner's turn (R100). */
  | { readonly type: 'recalled'; readonly seat: Seat; readonly card: Card }
  /** A player shows the whole hand (R111); its melds follow as `melded` events. */
  | { readonly type: 'wentRummy'; readonly seat: Seat }
  /** A player ends the deal keeping a 2 (R110); the discard follows. */
  | { readonly type: 'wentUpForTwo'; readonly seat: Seat }
  /** The discard pile became the stock, top card last (R115). `kept`: number of cards left as the pile (R117). */
  | { readonly type: 'reshuffled'; readonly stock: readonly MaybeCard[]; readonly kept: number }
  /** Other seats are asked about the upcard. */
  | { readonly type: 'windowOpened'; readonly window: ClaimWindow; readonly offered: readonly Card[] }
  /** A seat has answered. The answer is its secret until the window closes. */
  | {
      readonly type: 'answered';
      readonly seat: Seat;
      readonly claim: ClaimAction | null;
      readonly forDeal: boolean;
    }
  /** The window closed; `seat` gets the card, -1 means nobody. */
  | { readonly type: 'windowClosed'; readonly seat: Seat }
  /** Cards of the pile go to the seat that claimed them, the deepest first (R80, R113). */
  | { readonly type: 'claimed'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** Penalty cards from the stock, for taking out of turn (R81) or for floating when another player goes out (R103). */
  | { readonly type: 'penalized'; readonly seat: Seat; readonly cards: readonly MaybeCard[] }
  /** The caller's turn begins. The called card replaces the draw, and its play cannot be taken back (§4.42). */
  | { readonly type: 'callTurnBegan'; readonly seat: Seat; readonly cards: readonly Card[]; readonly idle: number }
  /** A player went out on the first turn; players without a turn get theirs (R108). */
  | { readonly type: 'reliefBegan'; readonly out: Seat }
  | {
      readonly type: 'dealEnded';
      readonly ending: Ending;
      /** The seat that went out, or -1. */
      readonly out: Seat;
      readonly points: readonly number[];
      readonly factor: 1 | 2;
      /** The whole hand was played in one turn, with nothing played before (R133, §4.95). */
      readonly wentRummy: boolean;
      /** All hands, shown to everybody after a deal (§4.98). */
      readonly hands: readonly (readonly Card[])[];
    }
  /** This seat is offered the points that start the Press (R136). */
  | { readonly type: 'pressAsked'; readonly seat: Seat }
  | { readonly type: 'pressAnswered'; readonly seat: Seat; readonly take: boolean }
  /** The Press is set for the next deal. `added`: points it moved, per seat; empty if none (R135 to R137). */
  | { readonly type: 'pressSet'; readonly on: boolean; readonly added: readonly number[] }
  | { readonly type: 'gameEnded'; readonly winners: readonly Seat[] };
