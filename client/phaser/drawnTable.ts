import type { ReadonlySignal } from '@preact/signals';
import type { Card, Reading, SeatAction } from '#engine';
import type { TableView } from '#protocol';
import type { Settings } from '../device/settings.ts';
import type { Game } from '../game/createGame.ts';
import type { OpeningCount } from '../game/openingCount.ts';
import type { Highlight, NewCardsBy, Target } from '../game/types.ts';
import type { ShownChange } from '../stage/cues.ts';
import type { Layout, Rect } from '../stage/layout.ts';
import type { TextureCache } from './images.ts';

/** The element the table is painted into, and the signals it shows. */
export interface TableMount {
  readonly parent: HTMLElement;
  readonly game: Game;
  readonly layout: ReadonlySignal<Layout>;
  readonly settings: ReadonlySignal<Settings>;
  /** Whether something else takes the place of the prompt. */
  readonly hasBar?: ReadonlySignal<boolean>;
  /** Called with every update as it is shown and the motion that begins with it. */
  readonly onShown?: (shown: ShownChange) => void;
  /** Called when a finger begins a drag. */
  readonly onLifted?: () => void;
}

/** Everything drawn of the table at one moment. */
export interface DrawnTable {
  readonly table: TableView;
  readonly layout: Layout;
  readonly hand: readonly Card[];
  readonly selected: readonly Card[];
  /** The dragged cards of the hand. */
  readonly dragged: readonly Card[];
  readonly newCards: readonly Card[];
  readonly newCardsBy: NewCardsBy;
  /** Melds put aside for the contract, still in the hand. */
  readonly prepared: readonly Reading[];
  /** The viewer's opening with the meld selected; null if none is needed now. */
  readonly opening: OpeningCount | null;
  readonly highlights: readonly Highlight[];
  /** A chooser is open over the table. */
  readonly choosing: boolean;
  /** Actions that the table has not answered yet. */
  readonly pending: readonly SeatAction[];
  /** Cards that others have placed since the viewer's last turn, with the seat that placed each. */
  readonly placed: ReadonlyMap<Card, number>;
  /** A tap on the felt skips the pauses of bots. */
  readonly canSkip: boolean;
  /** Something else takes the place of the prompt. */
  readonly hasBar: boolean;
  readonly settings: Settings;
  /** The target under the dragged cards; null if nothing is dragged. */
  readonly over: Target | null;
  /** The bar that shows where in the hand dragged cards would go, where there is no motion to make room for them. */
  readonly caret: Rect | null;
  /** Cards are still being dealt: the points of the hand are not shown yet. */
  readonly dealing: boolean;
  /** The number of cards of the pile that the pointer's target would take; 0 for none. */
  readonly reach: number;
}

/** The drawing context shared by all parts of the table. */
export interface DrawContext {
  readonly cache: TextureCache;
  /** Device pixels per CSS pixel. */
  readonly scale: number;
}
