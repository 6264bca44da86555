import type { Card, MaybeCard, Seat } from '#engine';
import { CARD_RATIO } from './measures.ts';
import { centre, rect } from './rect.ts';
import type { CardBox, Layout, Rect } from './types.ts';

/** The kind of place a card lies in, which decides how its face is drawn. */
export type Zone = 'hand' | 'meld' | 'stock' | 'pile' | 'fan' | 'shown';

/** A card as it lies on the table; `card` is null if its back is shown. */
export interface Pose {
  readonly zone: Zone;
  readonly rect: Rect;
  readonly angle: number;
  readonly depth: number;
  readonly card: MaybeCard;
}

/** Key of a drawn card: the number of a face-up card, or the seat and index in the fan of a back. */
export type CardKey = string;

/** All cards on the table by key. */
export type CardPicture = ReadonlyMap<CardKey, Pose>;

export const cardKey = (card: Card): CardKey => `c${card}`;

export const backKey = (seat: Seat, index: number): CardKey => `b${seat}.${index}`;

/**
 * The lowest depth of each zone: all cards of a zone lie below those of the next. The stock's zone has only the
 * indicator.
 */
const DEPTHS: Record<Zone, number> = { stock: 70, pile: 95, fan: 200, meld: 300, shown: 600, hand: 1200 };

/** The lowest depth of a zone's cards. Anything drawn below a pile, or a mark of the zone, goes just under it. */
export const depthOf = (zone: Zone): number => DEPTHS[zone];

/** Returns the picture that a layout describes. */
export function pictureOf(layout: Layout): CardPicture {
  const picture = new Map<CardKey, Pose>();
  const put = (key: CardKey, { rect, angle, card }: CardBox, zone: Zone, depth: number): void => {
    picture.set(key, { zone, rect, angle, depth, card });
  };
  const show = (boxes: readonly CardBox[], zone: Zone): void =>
    boxes.forEach((box, i) => {
      if (box.card !== null) put(cardKey(box.card), box, zone, DEPTHS[zone] + i);
    });
  const { indicator } = layout;
  if (indicator && indicator.card !== null) put(cardKey(indicator.card), indicator, 'stock', DEPTHS.stock);
  show(layout.pileCards, 'pile');
  for (const seat of layout.seats) {
    seat.cards.forEach((box, i) => {
      if (box.card === null) put(backKey(seat.seat, i), box, 'fan', DEPTHS.fan + i);
    });
  }
  show(
    layout.seats.flatMap((seat) => seat.cards),
    'shown',
  );
  show(
    layout.melds.flatMap((meld) => meld.cards),
    'meld',
  );
  show(layout.hand, 'hand');
  return picture;
}

/** The pose of the top of the stock, face down. */
export const stockPose = (layout: Layout): Pose => ({
  zone: 'stock',
  rect: layout.stock,
  angle: 0,
  depth: DEPTHS.pile,
  card: null,
});

/** The pose that cards fly to and from: the middle of the seat's fan or of the viewer's hand. */
export function seatPose(layout: Layout, seat: Seat): Pose {
  const box = layout.seats.find((each) => each.seat === seat);
  const backs = box?.cards.filter((card) => card.card === null) ?? [];
  const back = backs[Math.floor(backs.length / 2)];
  if (back) return { zone: 'fan', rect: back.rect, angle: back.angle, depth: DEPTHS.fan, card: null };
  if (box) return { zone: 'fan', rect: cardIn(box.fan, box.fan.height * 0.8), angle: 0, depth: DEPTHS.fan, card: null };
  const hand = cardIn(layout.handZone, layout.handCard.height);
  return { zone: 'hand', rect: hand, angle: 0, depth: DEPTHS.hand, card: null };
}

function cardIn(zone: Rect, height: number): Rect {
  const { x, y } = centre(zone);
  const width = height / CARD_RATIO;
  return rect(x - width / 2, y - height / 2, width, height);
}

/** Whether two poses look the same. */
export const samePose = (a: Pose, b: Pose): boolean =>
  a.card === b.card &&
  a.zone === b.zone &&
  a.angle === b.angle &&
  a.depth === b.depth &&
  a.rect.x === b.rect.x &&
  a.rect.y === b.rect.y &&
  a.rect.width === b.rect.width &&
  a.rect.height === b.rect.height;
