import type { Card, MaybeCard, Place, Seat } from '#engine';
import type { TableView } from '#protocol';
import type { ButtonId, Lit, Settings } from '../game/types.ts';

/** CSS pixels from the top left of the table's element. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A card's place: `rect` is where it is drawn before its turn by `angle` (radians, about its middle). */
export interface CardBox {
  readonly card: MaybeCard;
  readonly rect: Rect;
  readonly angle: number;
  /** What a finger may hit of it; stands still while the picture lifts. */
  readonly hit: Rect;
  /** Drawn above all lower ones. */
  readonly depth: number;
}

export interface MeldBox {
  readonly id: number;
  readonly rect: Rect;
  /** Beside the meld's cards; runs in rank order, sets as they came. */
  readonly cards: readonly MeldCardBox[];
  /** The ends (or the whole of a set) where a card may be laid off: hit areas, at least 24 wide. */
  readonly places: readonly { readonly place: Place; readonly rect: Rect }[];
}

export interface MeldCardBox extends CardBox {
  /** What a wild stands for, to be printed on it ("7♥", "K♥ K♠"); empty for naturals. */
  readonly label: string;
}

export interface SeatBox {
  readonly seat: Seat;
  readonly rect: Rect;
  readonly avatar: Rect;
  /** Where its fan of backs lies; cards to and from this seat fly here. */
  readonly fan: Rect;
}

/** Where everything on the table is: the single source for drawing, hit testing and the mirror. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Wild rank and deal number. */
  readonly badge: Rect;
  /** All seats but the viewer's, in turn order from the viewer's left; every seat for a spectator. */
  readonly seats: readonly SeatBox[];
  /** The viewer's own seat; null for a spectator. */
  readonly own: SeatBox | null;
  readonly felt: Rect;
  readonly melds: readonly MeldBox[];
  /** Where a new meld of the selection would lie; null when nothing selected can be one. */
  readonly newMeld: Rect | null;
  readonly stock: Rect;
  readonly pile: Rect;
  /** In the order shown. */
  readonly hand: readonly CardBox[];
  readonly words: Rect;
  readonly points: Rect;
  readonly buttons: Readonly<Record<ButtonId, Rect>>;
}

export interface LayoutInput {
  readonly width: number;
  readonly height: number;
  /** Safe-area insets. */
  readonly inset: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
  readonly table: TableView;
  readonly hand: readonly Card[];
  readonly selected: readonly Card[];
  readonly lit: readonly Lit[];
  readonly settings: Settings;
}
