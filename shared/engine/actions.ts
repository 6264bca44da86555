import type { Card, Rank, Suit } from './cards/cards.ts';
/** A place at the table, 0 to 7, counted in the order of play for clockwise games. */
export type Seat = number;

export type MeldKind = 'set' | 'run';

/** Where a card joins a meld: either end of a run, or a set. */
export type Place = 'low' | 'high' | 'set';

/**
 * What some cards are laid down as (R50, R51).
 *
 * In a run `cards[i]` stands for rank `rank + i` of `suit`. In a set every card stands for `rank`, `suit` is -1 and the
 * order of the cards does not count. A card of the wild rank that lies in its own place is natural there (§4.14).
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

/** A place where a card joins a meld that lies on the table. */
export interface Spot {
  /** The meld's id. */
  readonly meld: number;
  readonly place: Place;
}

/** What a seat may do. Kinds that only some games have (from `contract` on) are refused in the others. */
export type SeatAction =
  /** Take the top of the stock, or `count` cards from the top of the discard pile (R71, R72). */
  | { readonly type: 'draw'; readonly from: 'stock' }
  | { readonly type: 'draw'; readonly from: 'pile'; readonly count: number }
  /** Lay a complete new set or run (R58). */
  | { readonly type: 'meld'; readonly reading: Reading }
  /** Add one card from the hand to a meld on the table (R59, R60). `suit`: what a wild stands for in a set that names suits (R52). */
  | {
      readonly type: 'layOff';
      readonly card: Card;
      readonly meld: number;
      readonly place: Place;
      readonly suit?: Suit;
    }
  /**
   * Put `natural` from the hand in the place of `wild` in a meld (R85 to R93). The wild comes into the hand, or, where the
   * rules keep it on the table, goes `to` a place there: another meld, or its own meld's free end (R88, §4.53).
   */
  | { readonly type: 'swap'; readonly meld: number; readonly wild: Card; readonly natural: Card; readonly to?: Spot }
  /** Take back this turn's last play; when none is left, a draw from the discard pile. */
  | { readonly type: 'takeBack' }
  /** End the turn; with the last card, go out (R95, R96). */
  | { readonly type: 'discard'; readonly card: Card }
  /** Lay the whole contract of the deal at once (R62 to R67). */
  | { readonly type: 'contract'; readonly readings: readonly Reading[] }
  /** End the turn and the deal with no card left, where that needs no discard (R95, R96). */
  | { readonly type: 'goOut' }
  /** End the turn with no card left, and stay in (R101). */
  | { readonly type: 'float' }
  /** End a turn that has neither draw nor discard: the melds after somebody went out on the first turn (R108, §4.34). */
  | { readonly type: 'endTurn' }
  /** Show the whole hand as melds, and one discard or none: the end of the deal (R111, §4.30). */
  | { readonly type: 'goRummy'; readonly readings: readonly Reading[]; readonly card: Card | null }
  /** Discard `card`, keep a 2 and end the deal with it (R110, §4.29). */
  | { readonly type: 'upForTwo'; readonly card: Card }
  /** Leave the discard pile alone when the stock is empty: play ends (R115). */
  | { readonly type: 'decline' }
  /** Take the last discard back into the turn just ended (R100). */
  | { readonly type: 'recall' }
  /** How many cards in all a turned-up two gives (R19, §4.90). */
  | { readonly type: 'chooseSize'; readonly size: 2 | 12 }
  /** The dealer names the deal's wild rank (R26, R30). */
  | { readonly type: 'nameWild'; readonly rank: Rank }
  /**
   * Answer an open window with yes: take the upcard out of turn (R80; `lay` null), or call "rummy" and lay the deepest of
   * `count` cards of the pile (R113, R114, §4.42).
   */
  | { readonly type: 'claim'; readonly count: number; readonly lay: LayOffAction | MeldAction | null }
  /** Answer an open window with no; `forDeal`: in this deal I am not to be asked again. */
  | { readonly type: 'pass'; readonly forDeal: boolean }
  /** Take the points offered to start the Press, or not (R136, §4.25). */
  | { readonly type: 'press'; readonly take: boolean };

export type DrawAction = Extract<SeatAction, { type: 'draw' }>;
export type MeldAction = Extract<SeatAction, { type: 'meld' }>;
export type LayOffAction = Extract<SeatAction, { type: 'layOff' }>;
export type SwapAction = Extract<SeatAction, { type: 'swap' }>;
export type TakeBackAction = Extract<SeatAction, { type: 'takeBack' }>;
export type DiscardAction = Extract<SeatAction, { type: 'discard' }>;
export type RecallAction = Extract<SeatAction, { type: 'recall' }>;
export type ContractAction = Extract<SeatAction, { type: 'contract' }>;
export type GoRummyAction = Extract<SeatAction, { type: 'goRummy' }>;
export type UpForTwoAction = Extract<SeatAction, { type: 'upForTwo' }>;
export type ChooseSizeAction = Extract<SeatAction, { type: 'chooseSize' }>;
export type NameWildAction = Extract<SeatAction, { type: 'nameWild' }>;
export type ClaimAction = Extract<SeatAction, { type: 'claim' }>;
export type PassAction = Extract<SeatAction, { type: 'pass' }>;
export type PressAction = Extract<SeatAction, { type: 'press' }>;
/** Ways to end a turn, or the deal, without a discard. */
export type ClosingAction = Extract<SeatAction, { type: 'goOut' | 'float' | 'endTurn' | 'decline' }>;

/**
 * What the table does. `secret` is a 256-bit key as 64 hex digits, `shares` further hex strings mixed into it, so that a
 * deal can later be made from everybody's contribution.
 */
export type TableAction =
  | { readonly type: 'openDraw'; readonly secret: string }
  | { readonly type: 'deal'; readonly secret: string; readonly shares: readonly string[] }
  /** The time for answers is over: whoever has not answered has passed (§4.78). */
  | { readonly type: 'closeWindow' };

export type Action = SeatAction | TableAction;

export type Actor = Seat | 'table';

/** Why an action was refused. Each code has its sentence in every language of the interface. */
export const ILLEGAL = [
  'notNow', // this kind of action has no place in the present step
  'notYourTurn',
  'notYourCard',
  'pileEmpty', // §4.77
  'mustDrawStock', // one card left: R104
  'noSuchMeld',
  'notAMeld', // the cards are not what they are said to be
  'setFull', // R38
  'doesNotFit',
  'meldFirst', // R58, R59, R86
  'keepOne', // a card must be left to discard: R96
  'notWild', // only a wild can be swapped: §4.14
  'wrongNatural', // R90, R91
  'keepDrawn', // one-card rule: R105, §4.8
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
  'lastCardPlayable', // R97, §4.44
  'notOutYet', // R107
  'noLastDiscard', // R96, R67: the last card may not be discarded
  'cardsLeft', // only an empty hand goes out or floats without a discard
  'notUpForTwo', // R110
  'notRummy', // R111: the hand is not all melds
  'rankTaken', // R29
  'notAsked', // this seat is not asked now
  'notCallable', // R113, R114, §4.42
] as const;

export type Illegal = (typeof ILLEGAL)[number];

/** Plays taken back and still lying, together, in one turn: the bound that keeps a turn finite. */
export const MAX_TAKE_BACKS = 40;

/** Either a value or the reason why there is none. Players' mistakes are values; only our own are thrown. */
export type Result<Value, Reason> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Reason };

export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

export const no = <Reason>(reason: Reason): Result<never, Reason> => ({ ok: false, reason });
