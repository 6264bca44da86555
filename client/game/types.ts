import type { Card, ClaimAction, MeldKind, Place, PlayerView, Rank, Reading, SeatAction, Suit } from '#engine';
import type { Refusal } from '#protocol';

/** The object under the pointer or the focus, the same for tap, drag and key. */
export type Target =
  | { readonly on: 'hand'; readonly card: Card }
  /** The gap between two cards of the hand: a card dropped there is inserted before place `index`. */
  | { readonly on: 'gap'; readonly index: number }
  | { readonly on: 'stock' }
  | { readonly on: 'pile' }
  /** A card of the fanned pile; `depth` 1 is the top. Taking it takes all cards above it as well (R72). */
  | { readonly on: 'pileCard'; readonly depth: number }
  /** A card of a meld, at `index` in the meld's cards. */
  | { readonly on: 'meld'; readonly meld: number; readonly index: number }
  /** A highlighted end of a run, or a set as a whole. */
  | { readonly on: 'place'; readonly meld: number; readonly place: Place }
  | { readonly on: 'felt' };

/** A highlight: a place where the selection may go, a card that may be drawn, or a wild that could be swapped. */
export type Highlight =
  | { readonly at: 'stock' | 'pile' | 'felt'; readonly why: 'draw' | 'meld' | 'discard' }
  /** The fanned pile may be taken down to this card; `depth` 1 is the top. */
  | { readonly at: 'pileCard'; readonly depth: number }
  | { readonly at: 'place'; readonly meld: number; readonly place: Place }
  /** This wild may be swapped now: with the selected card if `ready`, else with another card of the hand. */
  | { readonly at: 'wild'; readonly meld: number; readonly index: number; readonly ready: boolean };

/**
 * A message to show for a moment, by its code. `action` is the refused action, if any, so that the text can be
 * specific.
 */
export interface Notice {
  readonly id: number;
  readonly code: Refusal | PageNotice;
  readonly action: SeatAction | null;
}

/** The panels that buttons of the table open. */
export type PanelId = 'scores' | 'log' | 'leave';

/** The buttons that every table has. Their positions are in the layout. */
export const BUTTONS = ['discard', 'meld', 'undo', 'sort', 'scores', 'log', 'leave'] as const;
export type ButtonId = (typeof BUTTONS)[number];

/** Buttons that only some games have, and only at some moments, in the order in which they take the free places. */
export const EXTRAS = [
  'layContract',
  'findContract',
  'goRummy',
  'upForTwo',
  'goOut',
  'float',
  'endTurn',
  'decline',
  'recall',
] as const;
export type ExtraId = (typeof EXTRAS)[number];

/** The order of the hand. `melds`: melds and parts of melds together; `own`: as the player arranged it. */
export type HandOrder = 'suit' | 'melds' | 'rank' | 'own';

/** The hand in the order shown, in groups of cards that belong together. */
export type HandGroups = readonly (readonly Card[])[];

/** Sorts cards of the viewer's hand into melds, parts of melds and the rest. */
export type MeldOrder = (view: PlayerView, cards: readonly Card[]) => HandGroups;

/** How the last cards came into the hand: drawn from the stock or pile, or swapped off the table. */
export type NewCardsBy = 'draw' | 'swap';

/**
 * Arranging the hand by taps: with cards selected, a tap on another card of the hand puts them in its place. `changed`
 * once the player has moved a card.
 */
export type Arranging = 'off' | 'begun' | 'changed';

/** Whether an action is one that is waited for. */
export type ActionFilter = (view: PlayerView, action: SeatAction) => boolean;

/**
 * The question of a chooser: which meld, what suits wilds stand for, where a freed wild goes, the last discard, which
 * call.
 */
export type ChooserQuestion = 'meld' | 'suits' | 'wildPlace' | 'lastDiscard' | 'call';

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
  readonly asks: ChooserQuestion;
  readonly options: readonly ChooserOption[];
}

/** The codes of messages from the page itself rather than the table. */
export const PAGE_NOTICES = [
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

export type PageNotice = (typeof PAGE_NOTICES)[number];

/** The meaning of a gesture. */
export type Intent =
  /** Carry out these actions, one after another. */
  | { readonly to: 'act'; readonly actions: readonly SeatAction[] }
  | { readonly to: 'choose'; readonly chooser: Chooser }
  | { readonly to: 'select'; readonly cards: readonly Card[] }
  | { readonly to: 'arrange'; readonly hand: readonly Card[] }
  /** Set the melds put aside for the contract, and the selection. */
  | { readonly to: 'prepare'; readonly groups: readonly Reading[]; readonly selected: readonly Card[] }
  | { readonly to: 'tell'; readonly code: Refusal | PageNotice; readonly action: SeatAction | null }
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
