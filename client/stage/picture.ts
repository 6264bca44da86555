import { type Card, naturalsOf, type Seat, type SeatAction } from '#engine';
import { LAYER_DEPTH } from './layers.ts';
import type { Layout, Pose, Rect } from './layout.ts';
import { CARD_RATIO } from './measures.ts';
import { centre, rect } from './rect.ts';

/** Key of a drawn card: the number of a face-up card, or the seat and index in the fan of a back. */
export type CardKey = string;

/** All cards on the table by key. */
export type CardPicture = ReadonlyMap<CardKey, Pose>;

export const cardKey = (card: Card): CardKey => `c${card}`;

export const backKey = (seat: Seat, index: number): CardKey => `b${seat}.${index}`;

/** Returns the picture that a layout describes. */
export function pictureOf({ indicator, pileCards, seats, melds, hand }: Layout): CardPicture {
  const picture = new Map<CardKey, Pose>();
  const put = (key: CardKey, { card, zone, rect, angle, depth }: Pose): void => {
    picture.set(key, { card, zone, rect, angle, depth });
  };
  const putFaces = (poses: readonly Pose[]): void => {
    for (const pose of poses) if (pose.card !== null) put(cardKey(pose.card), pose);
  };
  if (indicator) putFaces([indicator]);
  putFaces(pileCards);
  for (const { seat, cards } of seats) {
    cards.forEach((pose, i) => {
      if (pose.card === null) put(backKey(seat, i), pose);
    });
  }
  for (const { cards } of [...seats, ...melds]) putFaces(cards);
  putFaces(hand);
  return picture;
}

/** The pose of the top of the stock, face down. */
export const stockPose = (layout: Layout): Pose => ({
  zone: 'stock',
  rect: layout.stock,
  angle: 0,
  depth: LAYER_DEPTH.pile,
  card: null,
});

/** The pose that cards fly to and from: the middle of the seat's fan or of the viewer's hand. */
export function seatPose(layout: Layout, seat: Seat): Pose {
  const box = layout.seats.find((each) => each.seat === seat);
  const backs = box?.cards.filter((card) => card.card === null) ?? [];
  const back = backs[Math.floor(backs.length / 2)];
  if (back) return { zone: 'fan', rect: back.rect, angle: back.angle, depth: LAYER_DEPTH.fan, card: null };
  if (box)
    return { zone: 'fan', rect: cardIn(box.fan, box.fan.height * 0.8), angle: 0, depth: LAYER_DEPTH.fan, card: null };
  const hand = cardIn(layout.handZone, layout.handCard.height);
  return { zone: 'hand', rect: hand, angle: 0, depth: LAYER_DEPTH.hand, card: null };
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

/** The top card of the stock, which nobody has seen yet. */
export const STOCK_TOP_KEY: CardKey = 'stock';

/**
 * The cards named by actions that the table has not answered yet. They are lifted, so that on a slow connection the
 * player sees the tap was noticed, but they do not move before the table allows the action.
 */
export const pendingCardKeys = (actions: readonly SeatAction[], layout: Layout): CardKey[] =>
  actions.flatMap((action) => piecesOf(action, layout));

function piecesOf(action: SeatAction, layout: Layout): CardKey[] {
  switch (action.type) {
    case 'draw':
      return action.from === 'stock' ? [STOCK_TOP_KEY] : keys(topOfPile(action.count, layout));
    case 'claim':
      return keys(topOfPile(action.count, layout));
    case 'meld':
      return keys(action.reading.cards);
    case 'contract':
      return keys(action.readings.flatMap(({ cards }) => cards));
    case 'swap':
      return keys([...naturalsOf(action), action.wild]);
    case 'layOff':
    case 'discard':
    case 'upForTwo':
      return keys([action.card]);
    default:
      return [];
  }
}

const keys = (cards: readonly Card[]): CardKey[] => cards.map(cardKey);

const topOfPile = (count: number, { pileCards }: Layout): Card[] =>
  pileCards.slice(-count).flatMap(({ card }) => (card === null ? [] : [card]));
