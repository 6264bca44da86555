import type { Card, ClaimAction, MeldKind, Rank, Reading, SeatAction, Suit } from '#engine';
import type { Refusal } from '#protocol';

/** What a chooser asks: which meld, what wilds stand for, where a freed wild goes, what is discarded last, what is called. */
export type ChooserAsks = 'meld' | 'suits' | 'wildPlace' | 'lastDiscard' | 'call';

/** Sets or runs that cards can be, or those of one rank or suit. */
export interface MeldFamily {
  readonly kind: MeldKind;
  readonly rank?: Rank;
  readonly suit?: Suit;
}

export interface ChooserOption {
  readonly does: Intent;
  /** The meld as it would lie, for drawing; null where none changes. */
  readonly picture: Reading | null;
  /** The card it is about where that is no meld; null for none. */
  readonly card: Card | null;
  /** The melds of which one would be asked for next. */
  readonly about?: MeldFamily;
}

/** Several meanings for one gesture: shown as pictures of the finished melds where they will lie. */
export interface Chooser {
  readonly asks: ChooserAsks;
  readonly options: readonly ChooserOption[];
}

/** What the page itself has to say, whatever the table says. */
export const HINTS = [
  'selectToDiscard', // exactly one card must be selected
  'selectToMeld',
  'tooFewToMeld', // one card alone is no meld
  'tapToArrange', // how the hand is arranged by taps
  'fitsNotAll', // each selected card must fit for all to be laid off at once
  'meldOfItsOwn', // these cards are laid down beside the other melds
  'noContractFound', // the hand does not make the contract
  'noRummyFound', // the hand is not all melds
  'selectForTwo', // which card goes while a 2 is kept
  'timeRanOut', // the turn was ended by the clock
  'notOpened', // a part of the page could not be loaded, or failed
  'gameForgotten', // the practice game cannot be gone on with
] as const;

export type Hint = (typeof HINTS)[number];

/** What a gesture means. */
export type Intent =
  /** Do these, one after another. */
  | { readonly to: 'act'; readonly actions: readonly SeatAction[] }
  | { readonly to: 'choose'; readonly chooser: Chooser }
  | { readonly to: 'select'; readonly cards: readonly Card[] }
  | { readonly to: 'arrange'; readonly hand: readonly Card[] }
  /** Have these melds, and no others, put aside for the contract, and these cards selected. */
  | { readonly to: 'prepare'; readonly groups: readonly Reading[]; readonly selected: readonly Card[] }
  | { readonly to: 'tell'; readonly code: Refusal | Hint; readonly action: SeatAction | null }
  | { readonly to: 'nothing' };

/** A rank that the dealer may name, or not. */
export interface RankChoice {
  readonly rank: Rank;
  readonly isOpen: boolean;
}

/** What may be asked of a player beside the cards: the upcard (R80, R113), the wild rank (R26), a two (R19), the Press (R136). */
export type Question =
  | { readonly asks: 'take' | 'call'; readonly claims: readonly ClaimAction[] }
  | { readonly asks: 'name'; readonly ranks: readonly RankChoice[] }
  | { readonly asks: 'size' }
  | { readonly asks: 'press'; readonly points: number };

/** `claim`: yes, with what may be laid; `pass` and `passDeal`: no, and not again in this deal. */
export type Answer =
  | { readonly to: 'claim' | 'pass' | 'passDeal' }
  | { readonly to: 'name'; readonly rank: Rank }
  | { readonly to: 'size'; readonly size: 2 | 12 }
  | { readonly to: 'press'; readonly take: boolean };
