import type { ReadonlySignal } from '@preact/signals';
import type { Card, Reading, SeatAction } from '#engine';
import type { TableView } from '#protocol';
import type { Settings } from '../game/settings.ts';
import type { FreshBy, Game, Lit, Target } from '../game/types.ts';
import type { ShownChange } from '../stage/cues.ts';
import type { Layout } from '../stage/index.ts';
import type { Bakery } from './Bakery.ts';

/** Where the table is painted, and what it shows. */
export interface TableMount {
  readonly parent: HTMLElement;
  readonly game: Game;
  readonly layout: ReadonlySignal<Layout>;
  readonly settings: ReadonlySignal<Settings>;
  /** Hears of every update as it is shown, and of the motion that begins with it. */
  readonly onShown?: (shown: ShownChange) => void;
}

/** All that is drawn of the table at one moment. */
export interface DrawnMoment {
  readonly table: TableView;
  readonly layout: Layout;
  readonly hand: readonly Card[];
  readonly selected: readonly Card[];
  /** Cards of the hand under a finger. */
  readonly carried: readonly Card[];
  readonly fresh: readonly Card[];
  readonly freshBy: FreshBy;
  /** Melds put aside for the contract, still in the hand. */
  readonly prepared: readonly Reading[];
  readonly lit: readonly Lit[];
  /** What the table was asked for and has not answered yet. */
  readonly asked: readonly SeatAction[];
  /** Cards others placed since the viewer's last turn, by who placed them. */
  readonly placed: ReadonlyMap<Card, number>;
  /** A tap on the free table skips the pauses of bots. */
  readonly canSkip: boolean;
  readonly settings: Settings;
  /** What the dragged cards are over; null when nothing is dragged. */
  readonly over: Target | null;
  /** Cards are still on their way to the hands: what these come to is not told yet. */
  readonly dealing: boolean;
  /** How many cards of the pile would be taken by what a finger or a pointer is on; 0 for none. */
  readonly reach: number;
}

/** What every part of the table draws with. */
export interface Brush {
  readonly bakery: Bakery;
  /** Device pixels per CSS pixel. */
  readonly scale: number;
}
