import type { Card, MaybeCard, Seat } from '#engine';
import { CARD_RATIO } from './measures.ts';
import { centre, rect } from './rect.ts';
import type { CardBox, Layout, Rect } from './types.ts';

/** What kind of place a card lies in: it decides how its face is drawn. */
export type Zone = 'hand' | 'meld' | 'pile' | 'fan' | 'shown';

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
export type Picture = ReadonlyMap<PieceKey, Pose>;

export const cardKey = (card: Card): PieceKey => `c${card}`;

export const backKey = (seat: Seat, index: number): PieceKey => `b${seat}.${index}`;

const DEPTHS: Record<Zone, number> = { pile: 100, fan: 200, meld: 300, shown: 900, hand: 1200 };
/** A meld's cards lie between its neighbours' depths. */
const MELD_DEPTH = 20;

/** The picture a layout describes. */
export function pictureOf(layout: Layout): Picture {
  const picture = new Map<PieceKey, Pose>();
  const put = (key: PieceKey, box: CardBox, zone: Zone, above = 0): void => {
    const depth = DEPTHS[zone] + above + box.depth;
    picture.set(key, { zone, rect: box.rect, angle: box.angle, depth, card: box.card });
  };
  for (const box of layout.pileCards) if (box.card !== null) put(cardKey(box.card), box, 'pile');
  for (const seat of layout.seats) {
    seat.cards.forEach((box, i) => {
      if (box.card === null) put(backKey(seat.seat, i), box, 'fan');
      else put(cardKey(box.card), box, 'shown');
    });
  }
  layout.melds.forEach((meld, i) => {
    for (const box of meld.cards) if (box.card !== null) put(cardKey(box.card), box, 'meld', i * MELD_DEPTH);
  });
  for (const box of layout.hand) if (box.card !== null) put(cardKey(box.card), box, 'hand');
  return picture;
}

/** The top of the stock, face down. */
export const stockPose = (layout: Layout): Pose => ({
  zone: 'pile',
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
