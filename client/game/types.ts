import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Card, LegalActions, Place, PlayerView, Reading, Seat, SeatAction } from '#engine';
import type { Refusal, TableConnection, TableUpdate, TableView } from '#protocol';
import type { Deeds } from './deeds.ts';
import type { DiscardWarning } from './discardWarning.ts';
import type { Answer, Chooser, ChooserOption, Hint, Question } from './intents.ts';
import type { Placed } from './placed.ts';

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
export type Lit =
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
  readonly code: Refusal | Hint;
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
export type FreshBy = 'draw' | 'swap';

/**
 * Arranging the hand by taps: with cards selected, a tap on another card of the hand puts them in its place. `changed`
 * once the player has moved a card.
 */
export type Arranging = 'off' | 'begun' | 'changed';

/** Whether an action is one that is waited for. */
export type IsAwaited = (view: PlayerView, action: SeatAction) => boolean;

/**
 * The page's model of a table: what is known, what is selected, what a gesture means. No Phaser, no network, no DOM.
 * Taps, drags, buttons and keys all end in `tap`, `drop`, `drawOrSwap` or `press`.
 */
export interface Game {
  readonly connection: TableConnection;
  readonly update: ReadonlySignal<TableUpdate>;
  readonly table: ReadonlySignal<TableView>;
  readonly view: ReadonlySignal<PlayerView | null>;
  readonly legal: ReadonlySignal<LegalActions>;
  /** Tells what the lesson waits for while it leads the player: only this counts as legal. Null otherwise. */
  readonly awaited: Signal<IsAwaited | null>;
  /** Cards that other seats have placed on the table since the viewer's last turn, and the seat that did. */
  readonly placed: ReadonlySignal<Placed>;
  /** The recent deeds of the other seats, the latest last. */
  readonly deeds: ReadonlySignal<readonly Deeds[]>;
  /** A bot plays for the viewer, who was away or missed turns. Any tap, drop or attempt to play takes the seat back. */
  readonly standIn: ReadonlySignal<boolean>;
  /** The silent person of whom the viewer is told: the viewer first. Null if there is none, and for spectators. */
  readonly silent: ReadonlySignal<Seat | null>;
  /** The bot's seat that the viewer, who watches, has booked; null if there is none. */
  readonly booked: ReadonlySignal<Seat | null>;
  /** The viewer's hand in the order shown. */
  readonly hand: ReadonlySignal<readonly Card[]>;
  readonly groups: ReadonlySignal<HandGroups>;
  /** The places in the hand at which its groups begin, but for the first. */
  readonly groupStarts: ReadonlySignal<readonly number[]>;
  readonly order: ReadonlySignal<HandOrder>;
  readonly arranging: ReadonlySignal<Arranging>;
  /** The selected cards in the order chosen. */
  readonly selected: ReadonlySignal<readonly Card[]>;
  /** Cards of the hand being dragged; while there are any, highlights are for them instead of the selection. */
  readonly carried: ReadonlySignal<readonly Card[]>;
  /** The cards that came into the hand with the last draw or swap, to be marked. */
  readonly fresh: ReadonlySignal<readonly Card[]>;
  readonly freshBy: ReadonlySignal<FreshBy>;
  /** Melds put aside for the contract. Still in the hand; only this page knows of them. */
  readonly prepared: ReadonlySignal<readonly Reading[]>;
  readonly lit: ReadonlySignal<readonly Lit[]>;
  /** Actions sent to the table and not answered yet. */
  readonly asked: ReadonlySignal<readonly SeatAction[]>;
  readonly chooser: ReadonlySignal<Chooser | null>;
  readonly notice: ReadonlySignal<Notice | null>;
  /** A question to the viewer that is not answered with cards. */
  readonly question: ReadonlySignal<Question | null>;
  /** The buttons of this game and moment in addition to `BUTTONS`. */
  readonly extras: ReadonlySignal<readonly ExtraId[]>;
  /** Buttons that would do something now; the others are shown as disabled. */
  readonly live: ReadonlySignal<readonly (ButtonId | ExtraId)[]>;
  /** The melds as which the selection may be laid down or put aside, the likeliest reading first. */
  readonly newMelds: ReadonlySignal<readonly Reading[]>;
  /** The warning for discarding the selected card. */
  readonly warning: ReadonlySignal<DiscardWarning | null>;
  /** The open panel. */
  readonly panel: ReadonlySignal<PanelId | null>;
  /** Handles a tap on a target. */
  tap(target: Target): void;
  /** Begins a drag on this card. Returns the cards dragged: the whole selection if the card is part of it. */
  lift(card: Card): readonly Card[];
  /** Drops cards on a target; false if that means nothing there and the cards glide home. */
  drop(cards: readonly Card[], target: Target): boolean;
  /** Cancels a drag. */
  letGo(): void;
  /** Handles something dragged from the table into the hand; false if it may not be taken. */
  drawOrSwap(source: Target): boolean;
  /** Replaces the selection by these cards; plays and moves nothing. */
  select(cards: readonly Card[]): void;
  /** Closes the chooser if one is open, else ends arranging by taps, else clears the selection. */
  deselect(): void;
  press(button: ButtonId | ExtraId): void;
  /** Answers the question; opens a chooser first if the answer is ambiguous. */
  answer(answer: Answer): void;
  /** Takes the seat back from the bot that plays for the viewer. */
  back(): void;
  /** Lets a bot play for somebody who is silent, until they are back. */
  letBotPlay(seat: Seat): void;
  /** Books a bot's seat from the next deal on, or gives it up. */
  book(on: boolean): void;
  choose(option: ChooserOption | null): void;
  /** Closes the open panel. */
  closePanel(): void;
  /** Whether the table waits for bots whose pauses the viewer may skip: in practice only. */
  readonly canSkip: ReadonlySignal<boolean>;
  /** Whether a tap there skips the pauses: on the bare felt, or on a meld where it means nothing else. */
  skips(target: Target): boolean;
  /** Lets the bots play without pauses until the viewer is to act, if allowed. */
  skip(): void;
  /** Shows a message by its code. */
  tell(code: Notice['code']): void;
  /** Hides the message. */
  dismissNotice(): void;
  dispose(): void;
}
