import type { Card, MaybeCard, Place, Seat } from '#engine';
import type { TableView } from '#protocol';
import type { Settings } from '../device/settings.ts';
import type { ButtonId, Highlight } from '../game/types.ts';

/** A rectangle in CSS pixels from the top left of the table's element. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The kind of place where a card lies, which decides how its face is drawn. */
export type CardZone = 'hand' | 'meld' | 'stock' | 'pile' | 'fan' | 'shown';

/** A card at rest. `rect` is its unrotated rectangle; it is drawn rotated by `angle` radians about its middle. */
export interface Pose {
  /** Null if its back is shown. */
  readonly card: MaybeCard;
  readonly zone: CardZone;
  readonly rect: Rect;
  readonly angle: number;
  /** The z-order: a card is drawn above all cards of lower depth (`layers.ts`). */
  readonly depth: number;
}

/** A card of the layout. */
export interface CardBox extends Pose {
  /** The hit area; it stays in place while the card is lifted. */
  readonly hit: Rect;
}

/** A card of the discard pile. In a fanned pile, `hit` is its visible part. */
export interface PileCardBox extends CardBox {
  /** How many cards a draw down to this one takes: 1 for the upcard (R72). */
  readonly count: number;
}

export interface MeldBox {
  readonly id: number;
  /** The seat that laid it. */
  readonly by: Seat;
  /** Sets lie splayed and runs straight, so that they differ at a glance. */
  readonly kind: 'set' | 'run';
  /** The whole meld: cards, labels and the ends where a card may be laid off. */
  readonly rect: Rect;
  /** The same order as the meld's cards: runs by rank, sets as laid. */
  readonly cards: readonly MeldCardBox[];
  /** Labels over the wilds that say what they stand for; neighbours with the same label share one. */
  readonly labels: readonly MeldLabel[];
  /** Hit areas where a card may be laid off: the ends of a run, or the whole of a set; at least 24 wide. */
  readonly places: readonly { readonly place: Place; readonly rect: Rect }[];
  /** Marks on cards of another seat than the one that laid the meld, in games where melds belong to players (R68). */
  readonly marks: readonly (SeatMark & { readonly index: number })[];
  /** The lock of a meld from which nothing can be taken (R92); null for others. */
  readonly lock: Rect | null;
}

/** A seat's small mark: a letter, a colour and a shape. */
export interface SeatMark {
  readonly seat: Seat;
  readonly rect: Rect;
}

/** The area of the melds of one seat, in games where melds belong to players (R68). */
export interface SeatMelds {
  readonly seat: Seat;
  /** One rectangle per row around the seat's melds. */
  readonly trays: readonly Rect[];
  /** The seat's mark at the start of each of its rows. */
  readonly seatMarks: readonly Rect[];
}

export interface MeldCardBox extends CardBox {
  /** The cards that a wild stands for, as faces of the first pack; empty for naturals. */
  readonly standsFor: readonly Card[];
}

export interface MeldLabel {
  readonly rect: Rect;
  /** The place in the meld of its card, the first of several. */
  readonly index: number;
  readonly faces: readonly Card[];
}

export interface SeatBox {
  readonly seat: Seat;
  readonly rect: Rect;
  readonly avatar: Rect;
  /** The mark on this seat's cards, in games where melds belong to players (R68); else null. */
  readonly mark: Rect | null;
  /** The area of its fan of backs; cards to and from the seat fly here. */
  readonly fan: Rect;
  readonly name: Rect;
  readonly total: Rect;
  /** The cards that it may still take out of turn (R163); null for the viewer, and where there is no limit. */
  readonly takes: Rect | null;
  /** Its cards: backs in the fan, or face up below the seat when hands are shown; empty for the viewer. */
  readonly cards: readonly CardBox[];
}

/** The three font sizes on the table, in pixels. */
export interface TypeSizes {
  readonly small: number;
  readonly body: number;
  readonly large: number;
}

/** The place of everything on the table: the single source for drawing, hit testing and the mirror. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** The mirror image of the usual table: piles and buttons at the left. Text, seats and cards keep their order. */
  readonly leftHanded: boolean;
  readonly type: TypeSizes;
  /** The badge with wild rank and deal number. */
  readonly badge: Rect;
  /** All seats but the viewer's, in turn order from the viewer's left; all seats for a spectator. */
  readonly seats: readonly SeatBox[];
  /** The viewer's seat; null for a spectator. */
  readonly own: SeatBox | null;
  /** The area for melds. */
  readonly felt: Rect;
  readonly melds: readonly MeldBox[];
  /** The melds by seat in seat order, the viewer's last, in games where melds belong to players (R68); else empty. */
  readonly groups: readonly SeatMelds[];
  /** The size of a card in a meld, even if there is none; it shrinks as the table fills. */
  readonly meldCard: Size;
  /** Where the contract is shown until the viewer has laid it (R62); else null. */
  readonly contract: Rect | null;
  /** Where a new meld of the selected cards would lie; null if they cannot form one. */
  readonly newMeld: Rect | null;
  readonly stock: Rect;
  readonly stockLabel: Rect;
  /** The indicator, a card partly below the stock that shows the wild rank (R32); null in most games. */
  readonly indicator: CardBox | null;
  /** The discard pile; if all of it is shown, the whole zone of the fan. */
  readonly pile: Rect;
  readonly pileLabel: Rect;
  /** The visible cards of the pile, the upcard last. */
  readonly pileCards: readonly PileCardBox[];
  /** The size of a card of the pile, even if there is none; it is smaller in a long fan. */
  readonly pileCard: Size;
  /** Each card of the pile is a separate target: it may be taken or called with all above it (R72, R114). */
  readonly pileDeep: boolean;
  /** In display order. */
  readonly hand: readonly CardBox[];
  /** The places of the hand without selection and groups, as after a drag. */
  readonly slots: readonly CardBox[];
  /** The whole zone of the hand: cards dropped in it stay in the hand. */
  readonly handZone: Rect;
  /** The size of a card of the hand, even if there is none. */
  readonly handCard: Size;
  /** The line of text that says what to do next. */
  readonly prompt: Rect;
  /** The points of the hand, in the viewer's seat if there is room; null for a spectator. */
  readonly points: Rect | null;
  /** The hint button; null for a spectator and where hints are off. */
  readonly hint: Rect | null;
  readonly buttons: Readonly<Record<ButtonId, Rect>> & {
    /**
     * Places for buttons that only some games have (go out, float, lay the contract, …), the most convenient first:
     * three if the rules have any such action, else none.
     */
    readonly extra: readonly Rect[];
  };
}

export interface LayoutInput {
  readonly width: number;
  readonly height: number;
  /** Safe-area insets. */
  readonly inset: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
  readonly table: TableView;
  readonly hand: readonly Card[];
  /** The places in the hand at which groups begin, to be set apart by a space; none by default. */
  readonly groupStarts?: readonly number[];
  readonly selected: readonly Card[];
  readonly highlights: readonly Highlight[];
  readonly settings: Settings;
  /** Whether the table is only looked at, as in a replay: nobody has buttons for playing. */
  readonly isReplay?: boolean;
}

/** All seats of the layout, the viewer's own last. */
export const seatBoxes = ({ seats, own }: Pick<Layout, 'seats' | 'own'>): readonly SeatBox[] =>
  own ? [...seats, own] : seats;

/** The box of a seat, including the viewer's own. */
export const seatBox = (layout: Pick<Layout, 'seats' | 'own'>, seat: Seat): SeatBox | undefined =>
  seatBoxes(layout).find((box) => box.seat === seat);
