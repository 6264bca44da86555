import type { readingSchema, seatActionSchema, spotSchema } from './actionSchemas.ts';
import type { SchemaValue } from './schemas.ts';

/** A place at the table, 0 to 7, numbered in the order of clockwise play. */
export type Seat = number;

/**
 * A set or run that cards are laid down as (R50, R51).
 *
 * In a run `cards[i]` stands for rank `rank + i` of `suit`. In a set every card stands for `rank`, `suit` is -1 and the
 * order of the cards is irrelevant. A card of the wild rank in its own place is natural there (§4.14).
 * @example { kind: 'run', suit: 2, rank: 5, cards: parseCards("5H 9C 7H") } // the nine of clubs is the six of hearts
 */
export type Reading = SchemaValue<typeof readingSchema>;
export type MeldKind = Reading['kind'];

/** A place where a card can be added to a meld on the table. */
export type Spot = SchemaValue<typeof spotSchema>;
/** Where a card is added to a meld: at either end of a run, or to a set. */
export type Place = Spot['place'];

export type SeatAction = SchemaValue<typeof seatActionSchema>;

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
/** The actions that end the turn, or the deal, without a discard. */
export type ClosingAction = Extract<SeatAction, { type: 'goOut' | 'float' | 'endTurn' | 'decline' }>;

/** The text of a deal's secret, and of a player's share in it, which is empty for a seat that gave none. */
export const DEAL_SECRET = /^[0-9a-f]{64}$/;
export const DEAL_SHARE = /^(?:[0-9a-f]{2}){0,32}$/;
/** The most shares in one shuffle, as many as there are seats at the largest table. */
export const MAX_SHARES = 8;

/**
 * An action of the table. `secret` is a 256-bit key as 64 hex digits. `shares` are further hex strings mixed into it,
 * so that a deal can later be made from contributions of all players.
 */
export type TableAction =
  | { readonly type: 'openDraw'; readonly secret: string }
  | { readonly type: 'deal'; readonly secret: string; readonly shares: readonly string[] }
  /** Closes the window when its time is up; seats that have not answered have passed (§4.78). */
  | { readonly type: 'closeWindow' }
  /** Ends a deal that this version cannot continue; nobody scores (§4.102). */
  | { readonly type: 'cancelDeal' };

export type Action = SeatAction | TableAction;

const TABLE_ACTIONS: { readonly [Type in TableAction['type']]: true } = {
  openDraw: true,
  deal: true,
  closeWindow: true,
  cancelDeal: true,
};

export const isTableAction = (action: Action): action is TableAction =>
  (TABLE_ACTIONS as { readonly [type: string]: unknown })[action.type] === true;

export type Actor = Seat | 'table';

/** The reasons for refusing an action. Each code has its sentence in every language of the interface. */
export const ILLEGAL = [
  'notNow', // this kind of action is not possible in the present phase
  'notYourTurn',
  'notYourCard',
  'pileEmpty', // the discard pile has no cards (§4.77)
  'mustDrawStock', // a player with one card must draw from the stock (R104)
  'pileClosed', // a player who has melded must draw from the stock (R166)
  'noSuchMeld',
  'notAMeld', // the cards do not form the meld they are said to be
  'setFull', // the set has its maximum size (R38)
  'doesNotFit',
  'meldFirst', // the player must lay a meld first (R58, R59, R86)
  'openingTooLow', // the first melds have too few points (R154)
  'openingNeedsRun', // one of the first melds must be a run without wilds (R155)
  'keepOne', // a card must be left to discard (R96)
  'notWild', // only a wild can be swapped (§4.14)
  'wrongNatural', // this natural does not free that wild (R90, R91)
  'setNotComplete', // a wild leaves this set only for two of its missing cards (R156)
  'keepDrawn', // one-card rule: the drawn card must be kept (R105, §4.8)
  'nothingToTakeBack',
  'tooManyPlays', // the turn has reached its limit of plays (`MAX_TAKE_BACKS`)
  'tooManyWilds', // above the limit of wilds in a meld (R45)
  'onlyWilds', // a special meld of wilds takes only wilds (R49)
  'locked', // nothing can be taken from a locked set (R92)
  'meldsNotYet', // too early (R55, R56), or melds stay in the hand (R54)
  'oneMeldATurn', // only one new meld a turn (R57)
  'notYourMeld', // lay-offs only on own melds (R60)
  'contractFirst', // the contract must be laid first (R62)
  'wrongContract', // these melds are not the contract (R62 to R65, R67)
  'noNewMelds', // no new melds after the contract (R66)
  'tooAlike', // the player has laid a meld in this deal that is too like this one (R161, R165)
  'notThisTurn', // lay-offs and swaps only from the turn after the first melds (R162)
  'topCardOnly', // only the top card may be taken (R72, R73)
  'needTwoNaturals', // the hand lacks two matching naturals (R77)
  'mustMeldTaken', // the card taken from the pile has not been melded yet (R74, R76, R77)
  'frozen', // taken from the pile this turn (R75)
  'meldOrDiscardDrawn', // the drawn card must be melded or discarded (R78)
  'noGivingBack', // the card taken may not be discarded (R79)
  'wildNotDiscarded', // a natural could be discarded in place of the wild (R167)
  'wildStays', // only Jokers may leave their meld (R89), and no wild a set that is full, or any set (R156)
  'reuseWild', // the swapped wild must be played again this turn (R88)
  'wildNeedsPlace', // the wild must go to a place that takes it (R88)
  'oneSwapATurn', // only one swap a turn (R153)
  'lastCardPlayable', // the last card fits a meld, so it may not be discarded (R97, §4.44)
  'notOutYet', // no going out on the first turn (R107)
  'noLastDiscard', // the last card may not be discarded (R67, R96)
  'cardsLeft', // going out or floating without a discard needs an empty hand
  'notUpForTwo', // not exactly one natural 2 would be left (R110)
  'notRummy', // the hand does not consist of melds alone (R111)
  'rankTaken', // this rank cannot be named (R29)
  'notAsked', // the seat is not being asked
  'notCallable', // the card cannot be called (R113, R114, §4.42)
] as const;

export type Illegal = (typeof ILLEGAL)[number];

/** Limit per turn on plays in place plus plays taken back, which keeps every turn finite. */
export const MAX_TAKE_BACKS = 40;

/** A value, or the reason why there is none. Players' mistakes are values; only our own are thrown. */
export type Result<Value, Reason> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Reason };

export const ok = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

export const no = <Reason>(reason: Reason): Result<never, Reason> => ({ ok: false, reason });
