import type { Card, Rank, Suit } from './cards.ts';

/** A place at the table, 0 to 7, counted in the order of play for clockwise games. */
export type Seat = number;

export type MeldKind = 'set' | 'run';

/** Where a card joins a meld: either end of a run, or a set. */
export type Place = 'low' | 'high' | 'set';

/**
 * What some cards are laid down as (R50, R51).
 *
 * In a run `cards[i]` stands for rank `rank + i` of `suit`. In a set every card stands for `rank`, `suit` is -1 and the
 * order of the cards does not count. A card of the wild rank that lies in its own place is natural there (4.14).
 * @example { kind: 'run', suit: 2, rank: 5, cards: cards("5H 9C 7H") } // the nine of clubs is the six of hearts
 */
export interface Reading {
  readonly kind: MeldKind;
  readonly suit: Suit;
  readonly rank: Rank;
  readonly cards: readonly Card[];
  /** In a set whose rules name suits (R52): the suit each card stands for, beside `cards`; absent elsewhere. */
  readonly suits?: readonly Suit[];
}

/** What a seat may do. Games with further steps (a claim, a contract, naming the wild, floating) add their kinds here. */
export type SeatAction =
  /** Take the top of the stock, or `count` cards from the top of the discard pile (R71, R72). */
  | { readonly type: 'draw'; readonly from: 'stock' }
  | { readonly type: 'draw'; readonly from: 'pile'; readonly count: number }
  /** Lay a complete new set or run (R58). */
  | { readonly type: 'meld'; readonly reading: Reading }
  /** Add one card from the hand to a meld on the table (R59, R60). */
  | { readonly type: 'layOff'; readonly card: Card; readonly meld: number; readonly place: Place }
  /** Put `natural` from the hand in the place of `wild` in a meld and take the wild (R85 to R93). */
  | { readonly type: 'swap'; readonly meld: number; readonly wild: Card; readonly natural: Card }
  /** Take back this turn's last play; when none is left, a draw from the discard pile. */
  | { readonly type: 'takeBack' }
  /** End the turn; with the last card, go out (R95, R96). */
  | { readonly type: 'discard'; readonly card: Card };

export type DrawAction = Extract<SeatAction, { type: 'draw' }>;
export type MeldAction = Extract<SeatAction, { type: 'meld' }>;
export type LayOffAction = Extract<SeatAction, { type: 'layOff' }>;
export type SwapAction = Extract<SeatAction, { type: 'swap' }>;
export type TakeBackAction = Extract<SeatAction, { type: 'takeBack' }>;
export type DiscardAction = Extract<SeatAction, { type: 'discard' }>;

/**
 * What the table does. `secret` is a 256-bit key as 64 hex digits, `shares` further hex strings mixed into it, so that a
 * deal can later be made from everybody's contribution.
 */
export type TableAction =
  | { readonly type: 'openDraw'; readonly secret: string }
  | { readonly type: 'deal'; readonly secret: string; readonly shares: readonly string[] };

export type Action = SeatAction | TableAction;

export type Actor = Seat | 'table';

/** Why an action was refused. Each code has its sentence in every language of the interface. */
export const ILLEGAL = [
  'notNow', // this kind of action has no place in the present step
  'notYourTurn',
  'notYourCard',
  'pileEmpty', // 4.77
  'mustDrawStock', // one card left: R104
  'noSuchMeld',
  'notAMeld', // the cards are not what they are said to be
  'setFull', // R38
  'doesNotFit',
  'meldFirst', // R58, R59, R86
  'keepOne', // a card must be left to discard: R96
  'notWild', // only a wild can be claimed: 4.14
  'wrongNatural', // R90, R91
  'keepDrawn', // one-card rule: R105, 4.8
  'nothingToTakeBack',
  'tooManyPlays', // the bound on one turn's plays and taking back
  'tooManyWilds', // R45
  'onlyWilds', // a special meld of wilds takes nothing else: R49
  'locked', // R92
  'meldsNotYet', // R55, R56; or melds stay in the hand: R54
  'oneMeldATurn', // R57
  'notYourMeld', // R60
  'contractFirst', // R62
  'wrongContract', // R62 to R65, R67
  'noNewMelds', // R66
  'topCardOnly', // R72, R73
  'needTwoNaturals', // R77
  'mustMeldTaken', // the card taken from the pile is not melded yet: R74, R76, R77
  'frozen', // R75
  'meldOrDiscardDrawn', // R78
  'noGivingBack', // R79
  'wildStays', // R89
  'reuseWild', // R88
  'wildNeedsPlace', // R88: the wild must go to a place that takes it
  'oneSwapATurn', // R153
  'lastCardPlayable', // R97, 4.44
  'notOutYet', // R107
  'noLastDiscard', // R96, R67: the last card may not be discarded
  'cardsLeft', // only an empty hand goes out or floats without a discard
  'notUpForTwo', // R110
  'notRummy', // R111: the hand is not all melds
  'rankTaken', // R29
  'notAsked', // this seat is not asked now
  'notCallable', // R113, R114, 4.42
] as const;

export type Illegal = (typeof ILLEGAL)[number];

/** Plays taken back and still lying, together, in one turn: the bound that keeps a turn finite. */
export const MAX_TAKE_BACKS = 40;
