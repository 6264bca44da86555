import type { ClaimAction, Place, Seat, Spot } from './actions.ts';
import type { Card, Rank } from './cards/cards.ts';
import type { Play } from './draft.ts';
import type { ClaimWindow, DealSecret, Ending, TableMeld } from './state.ts';

/** A card, or null where the viewer may not know which. A face-down card has no identity at all. */
export type MaybeCard = Card | null;

/** What happened: past tense, complete enough for `evolve` to book it without knowing a rule. */
export type GameEvent =
  /** `cards`: what each seat drew or was dealt for it, in order, the last one deciding; empty lists for a blind choice (R6). */
  | { readonly type: 'dealerDrawn'; readonly dealer: Seat; readonly cards: readonly (readonly Card[])[] }
  | {
      readonly type: 'dealt';
      readonly deal: number;
      readonly dealer: Seat;
      readonly wildRank: Rank;
      /** One per seat, ascending. */
      readonly hands: readonly (readonly MaybeCard[])[];
      /** The last one is the top. */
      readonly stock: readonly MaybeCard[];
      /** The discard pile's first card, if any (R24). */
      readonly pile: readonly Card[];
      /** Out of play (R32), or -1. */
      readonly indicator: Card;
      /** Cards in the hands that were dealt face up, per seat (R15, R26). */
      readonly faceUp: readonly (readonly Card[])[];
      /** Null for every viewer. */
      readonly chance: DealSecret | null;
    }
  /** In mid-deal this seat is asked how many cards its two gives (§4.90); hands not dealt yet are empty. */
  | { readonly type: 'sizeAsked'; readonly seat: Seat }
  /** The deal goes on after that: all hands, stock and the rest as they are now. */
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
      /** The suit it stands for in a set that names suits (R52); absent elsewhere. */
      readonly suit?: number;
    }
  | {
      readonly type: 'swapped';
      readonly seat: Seat;
      readonly meld: number;
      /** The wild's place in the meld's cards. */
      readonly index: number;
      readonly natural: Card;
      readonly wild: Card;
      /** Where the wild went on the table; null: into the hand (R88). */
      readonly to: Spot | null;
    }
  /** A whole contract (R62). */
  | { readonly type: 'contractLaid'; readonly seat: Seat; readonly melds: readonly TableMeld[] }
  /** The last play went back; `play` null means the card drawn from the pile did. */
  | { readonly type: 'tookBack'; readonly seat: Seat; readonly play: Play | null }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: Card }
  /** A turn ended without a discard: out, floating, or after relief. */
  | { readonly type: 'turnClosed'; readonly seat: Seat; readonly how: 'out' | 'float' | 'relief' | 'declined' }
  /** The last discard went back into its owner's turn (R100). */
  | { readonly type: 'recalled'; readonly seat: Seat; readonly card: Card }
  /** Somebody shows the whole hand (R111); the melds follow. */
  | { readonly type: 'wentRummy'; readonly seat: Seat }
  /** Somebody ends the deal keeping a 2 (R110). */
  | { readonly type: 'wentUpForTwo'; readonly seat: Seat }
  /** The discard pile has become the stock (R115); the last one is the top. `kept`: how many cards stay as the pile (R117). */
  | { readonly type: 'reshuffled'; readonly stock: readonly MaybeCard[]; readonly kept: number }
  /** Others are asked about the upcard. */
  | { readonly type: 'windowOpened'; readonly window: ClaimWindow; readonly offered: readonly Card[] }
  /** A seat has answered; what, only it knows until the window closes. */
  | {
      readonly type: 'answered';
      readonly seat: Seat;
      readonly claim: ClaimAction | null;
      readonly forDeal: boolean;
    }
  /** `seat` gets the card, or -1: nobody does. */
  | { readonly type: 'windowClosed'; readonly seat: Seat }
  /** Cards of the pile go to a seat that claimed them; the deepest first (R80, R113). */
  | { readonly type: 'claimed'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** Stock cards outside one's own draw: for a card taken out of turn (R81), or to a floater at the end (R103). */
  | { readonly type: 'penalized'; readonly seat: Seat; readonly cards: readonly MaybeCard[] }
  /** The called card's new owner has the turn; it stands for the draw, and the play of it stays (§4.42). */
  | { readonly type: 'callTurnBegan'; readonly seat: Seat; readonly cards: readonly Card[]; readonly idle: number }
  /** Out on the first turn: those who have had none get theirs (R108). */
  | { readonly type: 'reliefBegan'; readonly out: Seat }
  | {
      readonly type: 'dealEnded';
      readonly ending: Ending;
      /** Who went out, or -1. */
      readonly out: Seat;
      readonly points: readonly number[];
      readonly factor: 1 | 2;
      /** The whole hand went in one turn, with nothing played before (R133, §4.95). */
      readonly wentRummy: boolean;
      /** All hands are shown after a deal (§4.98). */
      readonly hands: readonly (readonly Card[])[];
    }
  /** This seat is asked whether it takes the points that start the Press (R136). */
  | { readonly type: 'pressAsked'; readonly seat: Seat }
  | { readonly type: 'pressAnswered'; readonly seat: Seat; readonly take: boolean }
  /** The Press is on or off for the next deal; `added`: points it moved, per seat, empty when none (R135 to R137). */
  | { readonly type: 'pressSet'; readonly on: boolean; readonly added: readonly number[] }
  | { readonly type: 'gameEnded'; readonly winners: readonly Seat[] };
