import type { LayoutInput, Size, TypeSizes } from './layout.ts';

/** Height of a card divided by its width. */
export const CARD_RATIO = 1.4;

export const cardSize = (width: number): Size => ({ width, height: width * CARD_RATIO });

/** The smallest touch target, in pixels. */
export const TOUCH_TARGET_PX = 44;

/** The least visible width of a card in a hand of one row; below it the hand takes two rows. */
export const HAND_STRIP_MIN_PX = 40;

/** Hand size of the base game: each of these cards gets a full touch target where the screen has room. */
const USUAL_HAND_CARDS = 8;

/** The width of the button columns beside the hand in landscape. */
const BUTTON_COLUMNS_WIDTH_PX = 272;

/** The narrowest card of a hand that is still easy to read. */
const READABLE_CARD_MIN_WIDTH_PX = 53;

/** The least visible width of a card in a meld, as long as the table has room. */
export const MELD_STRIP_MIN_PX = 24;

/** The least visible width of a card in a fanned pile, as long as its zone has room. */
export const PILE_STRIP_MIN_PX = 24;

/** The chosen size of the cards in hand and melds, as a factor. */
const CARD_SCALES = { small: 0.88, normal: 1, large: 1.15 } as const;

/** The order number of a selected card: its diameter, and how much of it stands above the card's top, in pixels. */
export function orderNumber({ small }: Pick<TypeSizes, 'small'>): { readonly size: number; readonly above: number } {
  const size = Math.round(small * 1.75);
  return { size, above: size * 0.2 };
}

/** Sizes that grow with the screen, from a small phone over a tablet to a large monitor. */
export interface Measures {
  /** Landscape (zones side by side) rather than portrait (one above the other). */
  readonly wide: boolean;
  /** The edges of the safe area; for the left hand, of the mirrored screen. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly margin: number;
  readonly gap: number;
  readonly button: number;
  readonly type: TypeSizes;
  readonly avatar: number;
  /** Width of a card in the hand, a card of the piles and the largest card of a meld. */
  readonly handCard: number;
  readonly pileCard: number;
  readonly meldCard: number;
  /** The most height the hand may take. */
  readonly handRoom: number;
  /** Interpolates a length for this screen between a small phone, a tablet and a large monitor. */
  grow(phone: number, tablet: number, monitor: number): number;
}

const PHONE_SCALE = 0.5;
const MONITOR_SCALE = 1.875;

/** Returns the measures of a screen. */
export function measure(input: Pick<LayoutInput, 'width' | 'height' | 'inset' | 'settings'>): Measures {
  const { width, height, inset, settings } = input;
  const { leftHanded } = settings;
  const wide = isWide(input);
  const scale = wide ? Math.min(width / 1024, height / 768) : Math.min(width / 768, height / 1024);
  const grow = (phone: number, tablet: number, monitor: number): number =>
    Math.round(between(scale, phone, tablet, monitor));
  const roomFor = (strip: number): number => roomOfUsual(width - inset.left - inset.right, wide, strip);
  const room = roomFor(TOUCH_TARGET_PX);
  const hand = wide
    ? within(Math.min(width * 0.1, height * 0.155), 62, 230)
    : within(
        Math.min(width * 0.2, height * 0.098, Math.max(room, room < READABLE_CARD_MIN_WIDTH_PX ? 60 : 0)),
        READABLE_CARD_MIN_WIDTH_PX,
        230,
      );
  const pile = wide ? within(hand * 0.86, 56, 190) : within(Math.min(width * 0.155, height * 0.08), 46, 190);
  const big = CARD_SCALES[settings.cardSize];
  return {
    wide,
    left: leftHanded ? inset.right : inset.left,
    top: inset.top,
    right: width - (leftHanded ? inset.left : inset.right),
    bottom: height - inset.bottom,
    margin: grow(6, 16, 28),
    gap: grow(6, 10, 18),
    button: grow(44, 52, 72),
    type: { small: grow(12, 14, 20), body: grow(14, 17, 27), large: grow(16, 23, 38) },
    avatar: grow(34, 46, 84),
    // Large cards may leave each other a little less than a full touch target.
    handCard: Math.round(Math.min(hand * big, Math.max(hand, roomFor(HAND_STRIP_MIN_PX)))),
    pileCard: Math.round(pile),
    meldCard: Math.round(hand * 0.92 * big),
    handRoom: height * (wide ? 0.42 : 0.34),
    grow,
  };
}

/** The visible share of the indicator's width beside the stock. */
export const INDICATOR_VISIBLE_RATIO = 0.62;

/** How far the edges of a full stock show below its top card, in pixels. */
export const stockEdges = (width: number): number => Math.max(4, width * 0.072);

export const lineHeight = (size: number): number => Math.round(size * 1.25);

/** The height of a pile with its label. */
export const pilesHeight = (m: Measures): number =>
  m.pileCard * CARD_RATIO + lineHeight(m.type.small) + m.grow(4, 12, 20);

/** Whether the table's zones lie side by side: in landscape. */
export const isWide = ({ width, height }: Size): boolean => width > height * 1.05;

/** The card width at which each card of a usual hand shows a strip of this width in one row. */
const roomOfUsual = (width: number, wide: boolean, strip: number): number =>
  width - (wide ? BUTTON_COLUMNS_WIDTH_PX : 14) - strip * (USUAL_HAND_CARDS - 1);

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

function between(scale: number, phone: number, tablet: number, monitor: number): number {
  if (scale <= PHONE_SCALE) return phone;
  if (scale >= MONITOR_SCALE) return monitor;
  if (scale < 1) return phone + ((tablet - phone) * (scale - PHONE_SCALE)) / (1 - PHONE_SCALE);
  return tablet + ((monitor - tablet) * (scale - 1)) / (MONITOR_SCALE - 1);
}
