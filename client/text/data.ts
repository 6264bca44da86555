import type { Card, MaybeCard, Rank, Reading } from '#engine';
import type { LevelName } from '#protocol';
import type { Person } from '#text';

/** The room available for a text. */
export type Length = 'full' | 'short';

/**
 * The plays that the line above the hand may name, in this order. `swap`: free a wild; `goRummy`: go out with
 * the whole hand (R111); `endTurn` and `upForTwo`: press that button; `undo`: nothing else can be done.
 */
export const STEP_PLAYS = [
  'melds',
  'contract',
  'layOff',
  'swap',
  'goRummy',
  'discard',
  'upForTwo',
  'endTurn',
  'undo',
] as const;
export type StepPlay = (typeof STEP_PLAYS)[number];

/** The viewer's turn after the draw. */
export interface StepTurn {
  /** The plays possible now; never empty. */
  readonly plays: readonly StepPlay[];
  /** Nobody may lay melds yet (R55, R56). */
  readonly later: boolean;
  /** The player begins with an extra card instead of a draw (R23). It says so, or they would look for the draw. */
  readonly begins: boolean;
}

/** The end of a turn without cards in hand; `undo`: the turn cannot end so. */
export type EmptyHanded = 'goOut' | 'float' | 'undo';

/** The reason why nobody may lay melds now (R54 to R56). */
export type NoMeldsYet = 'untilGoingOut' | 'firstTurn' | 'untilAllHadTurns';

/** The limit on wilds in a meld (R45); `oneOrTwo`: two in a meld of six or more cards (R46). */
export type WildLimit = 'single' | 'oneOrTwo' | 'fewerThanNaturals' | 'atMostNaturals';

/** The place of a wild in a meld: an end of a run, or a set. */
export type MeldEnd = 'low' | 'high' | 'set';

/** A meld with the places of its wilds: one entry for each of its cards, in order. */
export interface LaidMeld extends Reading {
  readonly wilds: readonly boolean[];
}

/** A player's cards. */
export interface CardsOf {
  readonly who: Person;
  readonly cards: readonly Card[];
}

/** A player's points. */
export interface PointsOf {
  readonly who: Person;
  readonly points: number;
}

/** The pile that cards are drawn from: the stock, or the discard pile. */
export type DrawnFrom = 'stock' | 'pile';

/** Cards that were drawn; null for one that the reader does not see. */
export type Drawn = readonly MaybeCard[];

/** A play taken back in the same turn; `draw`: cards taken from the discard pile. */
export type TakenBack = 'draw' | 'meld' | 'contract' | 'layOff' | 'swap';

/** Wild cards of one kind: all of a rank, the jokers, the only joker, or the one-eyed jacks. */
export type WildKind = Rank | 'jokers' | 'oneJoker' | 'oneEyedJacks';

/** The place of a deal in its game. */
export interface DealFacts {
  readonly deal: number;
  /** The number of deals; 0 if a target ends the game. */
  readonly deals: number;
  /** The total that ends the game; 0 if the number of deals does. */
  readonly target: number;
  /** The factor for points in this deal. */
  readonly times: number;
}

/** The melds of a contract that are asked for, or still missing. */
export interface ContractMelds {
  readonly runs: number;
  /** The fewest cards of each run. */
  readonly runMin: number;
  readonly sets: number;
  /** The fewest cards of each set. */
  readonly setMin: number;
}

/** A part of a player's points for a deal, or the factor for all of them. */
export interface ScorePart {
  readonly of: 'table' | 'hand' | 'otherHands' | 'goingOut' | 'factor';
  readonly count: number;
}

/** The sizes of melds, in cards; `setMax` 0 is unlimited. */
export interface MeldSizes {
  readonly setMin: number;
  readonly setMax: number;
  readonly runMin: number;
}

/** The public facts about a seat. */
export interface SeatFacts {
  readonly cards: number;
  readonly total: number;
  readonly dealer: boolean;
  readonly melded: boolean;
  readonly turn: boolean;
  /** It has a question to answer outside its turn. */
  readonly asked: boolean;
  readonly floats: boolean;
}

/** A seat as it is read out. */
export interface SeatRead extends SeatFacts {
  readonly who: Person;
  /** A person's avatar, by number; null without one. */
  readonly avatar: number | null;
  /** A bot's level; null for a person. */
  readonly level: LevelName | null;
  /** A bot plays for the person. */
  readonly standIn: boolean;
  readonly isAway: boolean;
}

/** The kinds of bests: the total of a game, its swaps, games won in a row, and a deal ended in few turns. */
export type BestKind = 'points' | 'swaps' | 'streak' | 'out';

/** A best that a game has beaten, or equalled: then `before` is the same. */
export interface NewBest {
  readonly kind: BestKind;
  readonly value: number;
  readonly before: number;
}

/** The state of a day in the calendar of daily deals. `none`: before the first that was played, or after today. */
export type DayState = 'played' | 'missed' | 'today' | 'none';
