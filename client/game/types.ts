import type { ReadonlySignal } from '@preact/signals';
import type { Card, LegalActions, Place, PlayerView, Reading, SeatAction } from '#engine';
import type { Refusal, TableConnection, TableUpdate, TableView } from '#protocol';
import type { Deeds } from './deeds.ts';
import type { DiscardWarning } from './discardWarning.ts';
import type { Answer, Chooser, ChooserOption, Hint, Question } from './intents.ts';
import type { Placed } from './placed.ts';

/** What lies under a finger, a pointer or the focus: the same for tap, drag and key. */
export type Target =
  | { readonly on: 'hand'; readonly card: Card }
  /** Between two cards of the hand: a card dropped there is put before place `index`. */
  | { readonly on: 'gap'; readonly index: number }
  | { readonly on: 'stock' }
  | { readonly on: 'pile' }
  /** A card of the fanned pile; 1 is the top. Taken, it brings all cards above it along (R72). */
  | { readonly on: 'pileCard'; readonly depth: number }
  /** A card of a meld; `index` is its place in the meld's cards. */
  | { readonly on: 'meld'; readonly meld: number; readonly index: number }
  /** A lit end of a meld, or the whole of a set. */
  | { readonly on: 'place'; readonly meld: number; readonly place: Place }
  | { readonly on: 'felt' };

/** Somewhere the present selection may go, or a wild that could be had: what the table lights up. */
export type Lit =
  | { readonly at: 'stock' | 'pile' | 'felt'; readonly why: 'draw' | 'meld' | 'discard' }
  /** Down to this card the fanned pile may be taken; 1 is the top. */
  | { readonly at: 'pileCard'; readonly depth: number }
  | { readonly at: 'place'; readonly meld: number; readonly place: Place }
  /** This wild may be swapped now. `ready`: with the card selected; else with another card in the hand. */
  | { readonly at: 'wild'; readonly meld: number; readonly index: number; readonly ready: boolean };

/** One sentence to show for a moment, by its code; with the action that was refused, so that it can say why exactly. */
export interface Notice {
  readonly id: number;
  readonly code: Refusal | Hint;
  readonly action: SeatAction | null;
}

/** What may be opened over the table. */
export type PanelId = 'scores' | 'log' | 'leave';

/** The buttons of the table, in words: their places are in the layout. */
export const BUTTONS = ['discard', 'meld', 'undo', 'sort', 'scores', 'log', 'leave'] as const;
export type ButtonId = (typeof BUTTONS)[number];

/** Buttons that only some games have, and some only at some moments: in the order in which they take the free places. */
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

/** How the hand is ordered on this screen. `own`: as the player arranged it. */
export type HandOrder = 'suit' | 'rank' | 'own';

/** How cards came into the hand last: from stock or pile, or as a wild that was freed. */
export type FreshBy = 'draw' | 'swap';

/** Is the hand arranged by taps: with cards selected, a tap on another card of it puts them in that one's place. */
export type Arranging = 'off' | 'begun' | 'changed';

/**
 * The table as the page holds it: what is known, what is selected, what a gesture means. No Phaser, no network, no DOM.
 * Tap, drag, button and key all end in `tap`, `drop`, `drawOrSwap` or `press`.
 */
export interface Game {
  readonly connection: TableConnection;
  readonly update: ReadonlySignal<TableUpdate>;
  readonly table: ReadonlySignal<TableView>;
  readonly view: ReadonlySignal<PlayerView | null>;
  readonly legal: ReadonlySignal<LegalActions>;
  /** Cards on the table that others placed since the viewer's last turn, and who did. */
  readonly placed: ReadonlySignal<Placed>;
  /** What the other seats did lately, the latest last. */
  readonly deeds: ReadonlySignal<readonly Deeds[]>;
  /** A bot plays for the viewer, who was away or missed turns: any tap, drop or try to play takes the seat back. */
  readonly standIn: ReadonlySignal<boolean>;
  /** The viewer's hand in the order shown. */
  readonly hand: ReadonlySignal<readonly Card[]>;
  readonly order: ReadonlySignal<HandOrder>;
  readonly arranging: ReadonlySignal<Arranging>;
  /** In the order they were chosen. */
  readonly selected: ReadonlySignal<readonly Card[]>;
  /** Cards of the hand under a finger: while there are some, what lights up is lit for them. */
  readonly carried: ReadonlySignal<readonly Card[]>;
  /** Cards that came into the hand with the last draw or swap, to be marked. */
  readonly fresh: ReadonlySignal<readonly Card[]>;
  readonly freshBy: ReadonlySignal<FreshBy>;
  /** Melds put aside for the contract, still in the hand: nobody else knows of them. */
  readonly prepared: ReadonlySignal<readonly Reading[]>;
  readonly lit: ReadonlySignal<readonly Lit[]>;
  /** What the table was asked to do and has not answered yet. */
  readonly asked: ReadonlySignal<readonly SeatAction[]>;
  readonly chooser: ReadonlySignal<Chooser | null>;
  readonly notice: ReadonlySignal<Notice | null>;
  /** Something is asked of the viewer that no card answers. */
  readonly question: ReadonlySignal<Question | null>;
  /** The buttons of this game and moment beside those that are always there. */
  readonly extras: ReadonlySignal<readonly ExtraId[]>;
  /** Buttons that would do something now; the rest are shown as not available. */
  readonly live: ReadonlySignal<readonly (ButtonId | ExtraId)[]>;
  /** What the selection may be laid down, or put aside, as: the likeliest reading first. */
  readonly newMelds: ReadonlySignal<readonly Reading[]>;
  /** What is to be said before the selected card is discarded. */
  readonly warning: ReadonlySignal<DiscardWarning | null>;
  /** What the last button opened over the table. */
  readonly panel: ReadonlySignal<PanelId | null>;
  /** A tap on a target. */
  tap(target: Target): void;
  /** A drag begins on this card: these cards are carried, the whole selection if it is part of it. */
  lift(card: Card): readonly Card[];
  /** A drag let go over a target; false when it means nothing there and the cards glide home. */
  drop(cards: readonly Card[], target: Target): boolean;
  /** A drag that means nothing: nothing is carried any more. */
  letGo(): void;
  /** Something of the table was brought into the hand; false when it may not be had like this. */
  drawOrSwap(source: Target): boolean;
  /** Takes these cards of the hand up in place of what is selected; nothing is played with that, nor moved. */
  select(cards: readonly Card[]): void;
  /** Puts selected cards down again; before that, what is asked stays open, and arranging by taps ends. */
  deselect(): void;
  press(button: ButtonId | ExtraId): void;
  /** Answers what is asked; one answer may have several places, which are asked for first. */
  answer(answer: Answer): void;
  /** Takes the seat back from the bot that plays for the viewer. */
  back(): void;
  choose(option: ChooserOption | null): void;
  /** Closes what a button opened. */
  closePanel(): void;
  /** The table waits for bots, and they are the viewer's alone: their pauses may be skipped. */
  readonly canSkip: ReadonlySignal<boolean>;
  /** Does a tap there skip them: on the free table, or on a meld where it means nothing else. */
  skips(target: Target): boolean;
  /** Lets bots play on at once until something is asked of the viewer, where that may be had. */
  skip(): void;
  /** Tells the player something, by its code. */
  tell(code: Notice['code']): void;
  /** What was told makes room for something else. */
  dismissNotice(): void;
  dispose(): void;
}
