import type { Card, ClaimAction, MeldKind, Rank, Reading, SeatAction, Suit } from '#engine';
import type { Refusal } from '#protocol';

/**
 * The question of a chooser: which meld, what suits wilds stand for, where a freed wild goes, the last discard, which
 * call.
 */
export type ChooserAsks = 'meld' | 'suits' | 'wildPlace' | 'lastDiscard' | 'call';

/** A group of possible melds: all sets or runs, or those of one rank or suit. */
export interface MeldFamily {
  readonly kind: MeldKind;
  readonly rank?: Rank;
  readonly suit?: Suit;
}

/** An answer to a chooser's question. */
export interface ChooserOption {
  readonly does: Intent;
  /** The resulting meld, for drawing; null if no meld changes. */
  readonly picture: Reading | null;
  /** The card the option is about, if any. */
  readonly card: Card | null;
  /** Set if the option leads to a further question: the melds to choose from next. */
  readonly about?: MeldFamily;
}

/**
 * Asks which of several meanings a gesture has. Options are shown as pictures of the finished melds, where these will
 * be.
 */
export interface Chooser {
  readonly asks: ChooserAsks;
  readonly options: readonly ChooserOption[];
}

/** The codes of messages from the page itself rather than the table. */
export const HINTS = [
  'selectToDiscard', // exactly one card must be selected
  'selectToMeld',
  'tooFewToMeld', // a single card is no meld
  'tapToArrange', // how to arrange the hand by taps
  'noMeldOrder', // the order by melds could not be fetched
  'fitsNotAll', // each selected card must fit for all to be laid off at once
  'meldOfItsOwn', // these cards make a new meld and belong on the felt
  'noContractFound', // the contract cannot be made from the hand
  'noRummyFound', // the hand does not consist of melds
  'selectForTwo', // select the card to discard while a 2 is kept
  'timeRanOut', // the clock ended the turn
  'notOpened', // a part of the page could not be loaded, or failed
  'gameForgotten', // the practice game cannot be resumed
] as const;

export type Hint = (typeof HINTS)[number];

/** The meaning of a gesture. */
export type Intent =
  /** Carry out these actions, one after another. */
  | { readonly to: 'act'; readonly actions: readonly SeatAction[] }
  | { readonly to: 'choose'; readonly chooser: Chooser }
  | { readonly to: 'select'; readonly cards: readonly Card[] }
  | { readonly to: 'arrange'; readonly hand: readonly Card[] }
  /** Set the melds put aside for the contract, and the selection. */
  | { readonly to: 'prepare'; readonly groups: readonly Reading[]; readonly selected: readonly Card[] }
  | { readonly to: 'tell'; readonly code: Refusal | Hint; readonly action: SeatAction | null }
  | { readonly to: 'nothing' };

/** A rank in the question for the wild rank; `isOpen` if the dealer may name it. */
export interface RankChoice {
  readonly rank: Rank;
  readonly isOpen: boolean;
}

/**
 * A question that is not answered with cards: about the upcard (R80, R113), the wild rank (R26), a two (R19), the Press
 * (R136).
 */
export type Question =
  | { readonly asks: 'take' | 'call'; readonly claims: readonly ClaimAction[] }
  | { readonly asks: 'name'; readonly ranks: readonly RankChoice[] }
  | { readonly asks: 'size' }
  | { readonly asks: 'press'; readonly points: number };

/**
 * The answer to a `Question`. `claim`: yes, laying the card if need be; `pass`: no; `passDeal`: no, and do not ask
 * again in this deal.
 */
export type Answer =
  | { readonly to: 'claim' | 'pass' | 'passDeal' }
  | { readonly to: 'name'; readonly rank: Rank }
  | { readonly to: 'size'; readonly size: 2 | 12 }
  | { readonly to: 'press'; readonly take: boolean };
