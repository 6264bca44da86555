import type { Card, MaybeCard, Place, Seat } from '#engine';
import type { TableView } from '#protocol';
import type { Settings } from '../game/settings.ts';
import type { ButtonId, Lit } from '../game/types.ts';

/** CSS pixels from the top left of the table's element. */
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

/** A card of the discard pile. Where the pile is fanned, `hit` is what is seen of the card. */
export interface PileCardBox extends CardBox {
  /** How many cards a draw down to this one takes: 1 for the top (R72). */
  readonly count: number;
}

export interface MeldBox {
  readonly id: number;
  /** Who laid it. */
  readonly by: Seat;
  /** Set and run are told apart at a glance: sets lie fanned, runs lie straight. */
  readonly kind: 'set' | 'run';
  /** All of it: cards, labels and the ends where a card may join. */
  readonly rect: Rect;
  /** Beside the meld's cards; runs in rank order, sets as they came. */
  readonly cards: readonly MeldCardBox[];
  /** What wilds stand for, to be printed over them; neighbours that stand for the same share one. */
  readonly labels: readonly MeldLabel[];
  /** The ends (or the whole of a set) where a card may be laid off: hit areas, at least 24 wide. */
  readonly places: readonly { readonly place: Place; readonly rect: Rect }[];
  /** Where melds count for players: the cards of it that belong to another seat than the one that laid it (R68). */
  readonly marks: readonly SeatMark[];
  /** Where its lock is drawn: nothing can be taken from it (R92); null for others. */
  readonly lock: Rect | null;
}

/** A small mark of a seat, known by letter, colour and shape. */
export interface SeatMark {
  readonly seat: Seat;
  readonly rect: Rect;
}

/** The melds one seat has laid, where they count for it (R68). */
export interface SeatMelds {
  readonly seat: Seat;
  /** One a row: what lies in it belongs to this seat. */
  readonly trays: readonly Rect[];
  /** The seat's mark at the beginning of each of its rows. */
  readonly labels: readonly Rect[];
}

export interface MeldCardBox extends CardBox {
  /** What a wild stands for, as faces of the first pack; empty for naturals. */
  readonly standsFor: readonly Card[];
}

export interface MeldLabel {
  readonly rect: Rect;
  readonly faces: readonly Card[];
}

export interface SeatBox {
  readonly seat: Seat;
  readonly rect: Rect;
  readonly avatar: Rect;
  /** Where melds count for players: the mark its cards carry (R68); else null. */
  readonly mark: Rect | null;
  /** Where its fan of backs lies; cards to and from this seat fly here. */
  readonly fan: Rect;
  readonly name: Rect;
  readonly total: Rect;
  /** Its cards: backs in the fan, or face up below the seat when hands are shown; empty for the viewer's own. */
  readonly cards: readonly CardBox[];
}

/** The three sizes of type on the table, in pixels. */
export interface TypeSizes {
  readonly small: number;
  readonly body: number;
  readonly large: number;
}

/** Where everything on the table is: the single source for drawing, hit testing and the mirror. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly type: TypeSizes;
  /** Wild rank and deal number. */
  readonly badge: Rect;
  /** All seats but the viewer's, in turn order from the viewer's left; every seat for a spectator. */
  readonly seats: readonly SeatBox[];
  /** The viewer's own seat; null for a spectator. */
  readonly own: SeatBox | null;
  /** The free table, where melds lie. */
  readonly felt: Rect;
  readonly melds: readonly MeldBox[];
  /** Where melds count for players: whose are which, in the order of the seats, the viewer's last; else empty. */
  readonly groups: readonly SeatMelds[];
  /** The size of a card in a meld, whether or not there is one: it shrinks as the table fills. */
  readonly meldCard: Size;
  /** As long as the viewer owes a contract: where it is told what it asks (R62); else null. */
  readonly contract: Rect | null;
  /** Where a new meld of the selection would lie; null when nothing selected can be one. */
  readonly newMeld: Rect | null;
  readonly stock: Rect;
  readonly stockLabel: Rect;
  /** The card beside the stock that shows the wild rank (R32), a part of it below the stock; null in most games. */
  readonly indicator: CardBox | null;
  /** The discard pile; where all of it is shown, the whole zone it is fanned in. */
  readonly pile: Rect;
  readonly pileLabel: Rect;
  /** The face-up cards of the pile that are seen, the top one last. */
  readonly pileCards: readonly PileCardBox[];
  /** The size of a card of the pile, whether or not there is one: a long fan has smaller cards. */
  readonly pileCard: Size;
  /** Any card of the pile is a target of its own: it may be taken, or called, with all above it (R72, R113). */
  readonly pileDeep: boolean;
  /** In the order shown. */
  readonly hand: readonly CardBox[];
  /** The whole zone of the hand: a drag let go in it stays in the hand. */
  readonly handZone: Rect;
  /** The size of a card of the hand, whether or not there is one. */
  readonly handCard: Size;
  readonly words: Rect;
  /** What the hand would count, in the own seat where there is room; null for a spectator. */
  readonly points: Rect | null;
  /** The button for hints; null for who only watches, and where hints are switched off. */
  readonly hint: Rect | null;
  readonly buttons: Readonly<Record<ButtonId, Rect>> & {
    /**
     * Places for what only some games have (go out, float, lay the contract, …), the most convenient first: three where the
     * rules know any such action, none in games that never need them.
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
  readonly selected: readonly Card[];
  readonly lit: readonly Lit[];
  readonly settings: Settings;
}
