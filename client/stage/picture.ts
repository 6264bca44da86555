import type { Card, MaybeCard, Seat } from '#engine';
import { CARD_RATIO } from './measures.ts';
import { centre, rect } from './rect.ts';
import type { CardBox, Layout, Rect } from './types.ts';

/** What kind of place a card lies in: it decides how its face is drawn. */
export type Zone = 'hand' | 'meld' | 'stock' | 'pile' | 'fan' | 'shown';

/** One card as it lies on the table: where, how turned, and what is seen of it (null: its back). */
export interface Pose {
  readonly zone: Zone;
  readonly rect: Rect;
  readonly angle: number;
  readonly depth: number;
  readonly card: MaybeCard;
}

/** A card that is seen by its number, a back by its seat and place in the fan. */
export type PieceKey = string;

/** Every card on the table, by key. */
export type CardPicture = ReadonlyMap<PieceKey, Pose>;

export const cardKey = (card: Card): PieceKey => `c${card}`;

export const backKey = (seat: Seat, index: number): PieceKey => `b${seat}.${index}`;

/** A zone's cards lie below those of the next one, however many there are; of the stock's zone is the indicator alone. */
const DEPTHS: Record<Zone, number> = { stock: 70, pile: 95, fan: 200, meld: 300, shown: 600, hand: 1200 };

/** The lowest depth of a zone's cards: what lies below a pile, or marks a zone, is drawn just under it. */
export const depthOf = (zone: Zone): number => DEPTHS[zone];

/** The picture a layout describes. */
export function pictureOf(layout: Layout): CardPicture {
  const picture = new Map<PieceKey, Pose>();
  const put = (key: PieceKey, { rect, angle, card }: CardBox, zone: Zone, depth: number): void => {
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

/** The top of the stock, face down. */
export const stockPose = (layout: Layout): Pose => ({
  zone: 'stock',
  rect: layout.stock,
  angle: 0,
  depth: DEPTHS.pile,
  card: null,
});

/** Where cards to and from a seat fly: the middle of its fan, or of the viewer's hand. */
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

/** Do two poses look the same. */
export const samePose = (a: Pose, b: Pose): boolean =>
  a.card === b.card &&
  a.zone === b.zone &&
  a.angle === b.angle &&
  a.depth === b.depth &&
  a.rect.x === b.rect.x &&
  a.rect.y === b.rect.y &&
  a.rect.width === b.rect.width &&
  a.rect.height === b.rect.height;
