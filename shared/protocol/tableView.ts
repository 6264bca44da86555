import type {
  ClaimWindow,
  GameEvent,
  OwnView,
  Play,
  PlayerView,
  Result,
  RuleSet,
  Seat,
  SeatAction,
  Spot,
  Viewer,
} from '#engine';
import type { DealRecord, Refusal, Said } from './messages.ts';

/** The paces at which people at a table play: without a clock, usual, or fast. The table knows the durations. */
export const PACE_NAMES = ['none', 'usual', 'fast'] as const;
export type PaceName = (typeof PACE_NAMES)[number];

/** The levels of bots, weakest first. A server may not have all of them yet. */
export const LEVEL_NAMES = ['beginner', 'steady', 'sharp', 'expert'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

/** The stages of a table: people gather, a game runs, or the final standing is shown and a rematch may begin. */
export const STAGES = ['waiting', 'playing', 'over'] as const;
export type Stage = (typeof STAGES)[number];

/** A seat as everybody sees it. */
export interface SeatInfo {
  /** Empty if nobody sits there yet. A page names a bot by its number (`avatar`) instead. */
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'empty';
  /** The level of the bot whose seat this is; null for other seats. Stand-ins for people are Steady. */
  readonly level: LevelName | null;
  /** Whether the person's socket is open; always true for bots. */
  readonly connected: boolean;
  /** Whether a bot plays for an absent person until they are back. */
  readonly standIn: boolean;
  /** Whether the person has pressed Next (between deals) or Rematch (after the game). */
  readonly ready: boolean;
  /** Whether the person wants to go on another day. */
  readonly adjourns: boolean;
  /**
   * The number of the person's avatar, below `AVATAR_COUNT`, or of the bot, from 0 to 7. Null for an empty seat, and
   * if only the name is known: in a replay.
   */
  readonly avatar: number | null;
  /** The name of the person who takes this bot's seat with the next deal; empty if nobody does. */
  readonly booked: string;
}

/** The running clock. Times in ms. */
export interface ClockView {
  /**
   * The seat that must act. -1 for a clock that is everybody's: in the pause between deals or, while the game has a
   * `window`, for all who may still answer. The turn a window interrupts stops, and later has the time it had left.
   */
  readonly seat: number;
  /** Time left when this was sent. For a turn, includes the seat's bank. */
  readonly left: number;
  readonly total: number;
  /** Numbers the table's clocks: two views with the same `run` show the same clock. */
  readonly run: number;
}

/**
 * The exchange before the next or current deal, which lets its players check it afterwards: the table publishes its
 * commitment, then the seats add shares, then it deals.
 */
export interface FairDealView {
  /** The number of the deal in its game. */
  readonly deal: number;
  /** `commitmentOf` the table's secret for this deal: 64 hex digits. */
  readonly commitment: string;
  /**
   * The shares that count, published before the deal: 32 hex digits for each seat, '' for a seat that added nothing;
   * null while the table waits for them.
   */
  readonly shares: readonly string[] | null;
}

/** A whole table as one viewer may see it. */
export interface TableView {
  readonly stage: Stage;
  /** The short code to join by. */
  readonly code: string;
  readonly isPrivate: boolean;
  /** Whether anybody who knows the code may watch. */
  readonly spectators: boolean;
  /** Whether bots fill empty seats when a game begins. People who leave mid-game are always replaced by bots. */
  readonly bots: boolean;
  /** Whether the page may suggest moves to the players. Never in a rated game. */
  readonly hints: boolean;
  /**
   * Whether the current game, or the one just over, counts for the viewer's rating; for a spectator, for anybody's.
   */
  readonly rated: boolean;
  /** Whether this is one person's table for a daily deal. */
  readonly isDaily: boolean;
  /** The rules played here, known also while people gather. */
  readonly rules: RuleSet;
  readonly pace: PaceName;
  readonly seats: readonly SeatInfo[];
  readonly viewer: Viewer;
  /** Whether the game is adjourned, between two deals, until all its people are back or one asks to go on. */
  readonly adjourned: boolean;
  readonly clock: ClockView | null;
  /**
   * The people for whom the table has waited for a minute without any sign of life: anybody else there may let a bot
   * stand in for them.
   */
  readonly silent: readonly Seat[];
  /**
   * The events, as everybody saw them, while a bot stood in for the viewer. Set from the viewer's return until they
   * request `back`.
   */
  readonly away: readonly SentEvent[];
  /** Null only while people gather. */
  readonly game: PlayerView | null;
  /** The id of that game, 32 hex digits; null while people gather, and in a replay. */
  readonly gameId: string | null;
  /** Null before the first deal of a game. */
  readonly fair: FairDealView | null;
}

/** The part of a seat's view of the table that depends on the seat. */
export interface OwnTableView extends Pick<TableView, 'away' | 'rated'> {
  readonly game: OwnView | null;
}

/**
 * A change of the table. `story` is how it came about, as this viewer may know it; null if nothing should be animated:
 * a first look, a return, a rebuilt table.
 */
export interface TableUpdate {
  readonly table: TableView;
  readonly events: readonly SentEvent[] | null;
}

/** A page's connection to a table, the same for a room on the server and for practice in the page. */
export interface TableConnection {
  /** Calls `listener` at once with the current table, then on every change. Returns a function to unsubscribe. */
  subscribe(listener: (update: TableUpdate) => void): () => void;
  act(at: number, action: SeatAction): Promise<Result<null, Refusal>>;
  next(): Promise<Result<null, Refusal>>;
  rematch(): Promise<Result<null, Refusal>>;
  /** Begins a private table's game now, with bots in its empty seats. */
  start(): Promise<Result<null, Refusal>>;
  /** Takes the seat back from a stand-in. If there is none, confirms that the person has seen what one did. */
  back(): Promise<Result<null, Refusal>>;
  /**
   * A finished deal of the current game. `notNow` if the table does not have it: the deal is not over, or the table has
   * been reopened since.
   */
  record(deal: number): Promise<Result<DealRecord, Refusal>>;
  /**
   * The finished deals of the current game as one record; in practice only. `notNow` if there are none, or the device
   * no longer has all of them.
   */
  game?(): Promise<Result<string, Refusal>>;
  /** Gives up the seat for good. */
  leave(): void;
  /**
   * Calls back whenever anybody, the viewer included, says something. Returns a function to unsubscribe. Absent in a
   * replay.
   */
  onSaid?(listener: (said: Said) => void): () => void;
  /**
   * Calls back at once, and whenever it changes, with the bot's seat that the viewer, who watches, has booked; null if
   * there is none. Returns a function to unsubscribe. Absent where nothing can be booked.
   */
  onBooked?(listener: (seat: Seat | null) => void): () => void;
  /** Requests that concern the other people there; absent if the viewer plays alone with bots. */
  readonly company?: TableCompany;
  /** Controls for the bots' speed; absent if other people share their delays. */
  readonly bots?: BotPace;
  /** Leads the viewer through the lesson; present only at its table, in practice. */
  readonly lesson?: LessonLead;
}

/** The lesson of a practice table: a prepared first deal that waits for its steps while it leads the player. */
export interface LessonLead {
  /** Sets whether it leads the player, as it does from the beginning. */
  lead(leads: boolean): void;
  /** Lets the bot move that waits until the player has read what it is about to do. */
  watch(): void;
}

/** How long bots wait before each action, so that people can follow them. */
export const BOT_SPEEDS = ['normal', 'fast'] as const;
export type BotSpeed = (typeof BOT_SPEEDS)[number];

/** Controls for the bots of a player who plays alone. */
export interface BotPace {
  set(speed: BotSpeed): void;
  /** Lets the bots play without delay until the viewer must act or the deal is over. */
  hurry(): void;
}

/** Requests among the people at a table that are not part of the game. */
export interface TableCompany {
  /** Asks to go on another day, or withdraws the request. */
  adjourn(): Promise<Result<null, Refusal>>;
  /** Resumes without waiting for those who are not back yet. */
  resume(): Promise<Result<null, Refusal>>;
  /** Tells the table that the viewer is there. */
  sign(): Promise<Result<null, Refusal>>;
  /** Lets a bot play for somebody who is silent, until they are back. */
  standIn(seat: Seat): Promise<Result<null, Refusal>>;
  /** Goes home from an adjourned table and keeps the seat. */
  goAway(): void;
  /**
   * For somebody who watches: books a bot's seat from the next deal on, or gives the booking up if `on` is false.
   * Between two deals the seat is theirs at once.
   */
  book(on: boolean): Promise<Result<null, Refusal>>;
  /** @param phrase the number of one of `SAYINGS` */
  say(phrase: number): Promise<Result<null, Refusal>>;
  /** Blocks a player, or unblocks them if `on` is false. The two are not seated together at a public table. */
  block(seat: Seat, on: boolean): Promise<Result<null, Refusal>>;
}

type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;
type PlayOf<Type extends Play['type']> = Extract<Play, { type: Type }>;

/** Events that are sent with fewer fields than are logged. */
interface ShorterEvents {
  dealt: Omit<EventOf<'dealt'>, 'stock' | 'chance'>;
  dealtOn: Omit<EventOf<'dealtOn'>, 'stock'>;
  turnBegan: Omit<EventOf<'turnBegan'>, 'drawn' | 'idle'>;
  melded: Omit<EventOf<'melded'>, 'first'>;
  laidOff: Omit<EventOf<'laidOff'>, 'place' | 'suit'>;
  swapped: Omit<EventOf<'swapped'>, 'index' | 'to'> & { readonly to: Pick<Spot, 'meld'> | null };
  tookBack: Omit<EventOf<'tookBack'>, 'play'> & { readonly play: SentPlay | null };
  windowOpened: Pick<EventOf<'windowOpened'>, 'type'> & { readonly window: Pick<ClaimWindow, 'kind' | 'cards'> };
  answered: Omit<EventOf<'answered'>, 'claim' | 'forDeal'>;
  callTurnBegan: Omit<EventOf<'callTurnBegan'>, 'idle'>;
}

/** A play that is taken back: which cards and melds leave the table. */
export type SentPlay =
  | Pick<PlayOf<'meld'>, 'type' | 'meld'>
  | Pick<PlayOf<'contract'>, 'type' | 'melds'>
  | Pick<PlayOf<'layOff'>, 'type' | 'card'>
  | Pick<PlayOf<'swap'>, 'type' | 'natural' | 'second' | 'wild'>;

/**
 * An event as it is sent to a page: who did what, with which cards and melds. Everything else about it is in the view
 * of the table after it. Any redacted `GameEvent` is one.
 */
export type SentEvent = Exclude<GameEvent, { type: keyof ShorterEvents }> | ShorterEvents[keyof ShorterEvents];
