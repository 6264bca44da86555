import { type Card, isWild, type PlayerView, playOrder, type Seat } from '#engine';
import type { TableView } from '#protocol';
import { LAYER_DEPTH } from './layers.ts';
import type { CardBox, Rect, SeatBox } from './layout.ts';
import { CARD_RATIO, lineHeight, type Measures } from './measures.ts';
import type { Needs } from './needs.ts';
import { bottom, rect, right } from './rect.ts';

/** The height of the seats along the top. */
export const seatHeight = (m: Measures): number => m.avatar + 2 * lineHeight(m.type.small) + m.grow(6, 12, 20);

/**
 * The height of the viewer's seat at this width: the avatar, the name and total beside it, and the points of the hand.
 */
export function ownHeight(m: Measures, { pointsLines }: Needs, width: number): number {
  const line = lineHeight(m.type.small);
  const pad = m.grow(4, 8, 14);
  return fitsOwnLines(m, width)
    ? Math.max(m.avatar, (2 + pointsLines) * line) + 2 * pad
    : m.avatar + pointsLines * line + 2 * pad;
}

/** Whether the viewer's seat is wide enough to show the hand's points below its total. */
export const fitsOwnLines = (m: Measures, width: number): boolean => width - m.avatar >= m.type.small * 12.5;

/** The other seats in turn order from the viewer's left; for a spectator all seats, from the first. */
export function othersInOrder(table: TableView): readonly Seat[] {
  const count = table.seats.length;
  const first = table.viewer === 'spectator' ? 0 : table.viewer;
  const all = table.game
    ? playOrder(table.game.rules, count, first)
    : Array.from({ length: count }, (_, i) => (first + i) % count);
  return table.viewer === 'spectator' ? all : all.slice(1);
}

/** Lays out the seats along the top, each with its avatar, its fan of backs and two lines of text. */
export function layoutSeats(m: Measures, zone: Rect, table: TableView): SeatBox[] {
  const order = othersInOrder(table);
  const gap = m.grow(4, 10, 18);
  const width = Math.min((zone.width - gap * (order.length - 1)) / order.length, m.grow(140, 190, 340));
  const pitch = Math.min(zone.width / order.length, width + m.grow(14, 40, 90));
  const start = zone.x + (zone.width - pitch * (order.length - 1) - width) / 2;
  return order.map((seat, i) => layoutSeat(m, rect(start + i * pitch, zone.y, width, zone.height), seat, table.game));
}

function layoutSeat(m: Measures, box: Rect, seat: Seat, game: PlayerView | null): SeatBox {
  const line = lineHeight(m.type.small);
  const avatar = Math.min(m.avatar, box.width * 0.52);
  const pad = (box.height - m.avatar - 2 * line) / 3;
  const fanWidth = Math.min(avatar * 1.75, box.width - avatar - 6);
  const gap = Math.min(m.grow(4, 8, 14), (box.width - avatar - fanWidth) / 3);
  const x = box.x + (box.width - avatar - gap - fanWidth) / 2;
  const y = box.y + pad + (m.avatar - avatar) / 2;
  const fan = rect(x + avatar + gap, y, fanWidth, avatar);
  const nameY = box.y + pad * 1.5 + m.avatar;
  const most = game?.rules.draw.takes ?? 0;
  const take = Math.round(m.type.small * 0.75);
  // Whole pixels wide, with the least room between the cards and the words in the middle.
  const side = most > 0 ? take + 4 : 2;
  const name = rect(box.x + side, nameY, box.width - 2 * side, line);
  const view = game?.seats[seat];
  return {
    seat,
    rect: box,
    avatar: rect(x, y, avatar, avatar),
    mark: markOf(rect(x, y, avatar, avatar), game),
    fan,
    name,
    total: { ...name, y: nameY + line },
    takes: most > 0 ? rect(right(name) + 2, nameY + 2, take, Math.min(2 * line - 4, most * take)) : null,
    cards: view && !view.shown ? fanOfBacks(fan, view.cards) : [],
  };
}

/**
 * Lays out the viewer's seat: the avatar, with name and total beside it, and the hand's points below these, or along
 * the bottom of a narrow place. `lines` is the number of lines for the points, 0 if they are shown elsewhere.
 */
export function layoutOwn(m: Measures, box: Rect, table: TableView & { viewer: Seat }, handZone: Rect, lines: number) {
  const line = lineHeight(m.type.small);
  const hasLines = lines > 0 && fitsOwnLines(m, box.width);
  const foot = lines > 0 && !hasLines ? Math.min(lines * line, Math.max(line, box.height - 2 * line - 6)) : 0;
  const gap = m.grow(6, 10, 18);
  const room = box.height - foot;
  const avatar = Math.min(m.avatar, room - 4, box.width * 0.36);
  // The same space above and below the avatar, and below the points if they are at the bottom.
  const pad = (room - avatar) / (foot > 0 ? 3 : 2);
  const disc = rect(box.x + gap, box.y + pad, avatar, avatar);
  const x = right(disc) + gap;
  const width = right(box) - x - 4;
  const y = box.y + Math.max(0, pad + avatar / 2 - ((hasLines ? 2 + lines : 2) * line) / 2);
  const seat: SeatBox = {
    seat: table.viewer,
    rect: box,
    avatar: disc,
    mark: markOf(disc, table.game),
    fan: handZone,
    name: rect(x, y, width, line),
    total: rect(x, y + line, width, line),
    takes: null,
    cards: [],
  };
  const points = hasLines
    ? rect(x, y + 2 * line, width, lines * line)
    : rect(disc.x, Math.max(bottom(disc) + pad, y + 2 * line), box.width - 2 * gap, foot);
  return { seat, points };
}

/** The seat's mark at the upper right of its avatar, as on its cards, in games where melds belong to players (R68). */
function markOf({ x, y, width }: Rect, game: PlayerView | null): Rect | null {
  if (game?.rules.play.owner !== 'player') return null;
  const size = Math.max(14, width * 0.44);
  return rect(x + width - size * 0.72, y - size * 0.22, size, size);
}

function fanOfBacks(fan: Rect, count: number): CardBox[] {
  const width = Math.min((fan.height * 0.8) / CARD_RATIO, fan.width * 0.62);
  const height = width * CARD_RATIO;
  // Rotated cards need slightly more room than straight ones.
  const room = fan.width - width - height * 0.2;
  const step = count > 1 ? Math.min(width * 0.36, room / (count - 1)) : 0;
  const start = fan.x + (fan.width - step * (count - 1) - width) / 2;
  return Array.from({ length: count }, (_, i) => {
    const along = count > 1 ? (i / (count - 1)) * 2 - 1 : 0;
    const box = rect(start + i * step, fan.y + (fan.height - height) / 2 + (along * along - 0.5) * 2, width, height);
    const angle = along * Math.min(0.16, count * 0.03);
    return { card: null, zone: 'fan', rect: box, angle, hit: box, depth: LAYER_DEPTH.fan + i };
  });
}

/** Visible share of a card that the next one overlaps (strip), and of a row with another row below it (pitch). */
const SHOWN_STRIP_RATIO = 0.46;
const SHOWN_WIDE_STRIP_RATIO = 0.62;
const SHOWN_ROW_PITCH_RATIO = 0.58;
const SHOWN_CARD_MIN_WIDTH_PX = 8;
/** The largest share of the felt's height for shown hands, so that the melds stay visible. */
const SHOWN_HANDS_MAX_HEIGHT_RATIO = 0.5;

/**
 * Lays out the hands shown after a deal, each below its seat on the upper part of the felt. Wilds are last, as a row
 * that others cover does not show their mark.
 */
export function layoutShown(
  m: Measures,
  seats: readonly SeatBox[],
  felt: Rect,
  game: PlayerView | null,
): readonly SeatBox[] {
  const wildness = (card: Card): number => (game && isWild(game.rules, game.wildRank, card) ? 1 : 0);
  const hands = seats.map(({ seat }) => (game?.seats[seat]?.shown ?? []).toSorted((a, b) => wildness(a) - wildness(b)));
  if (hands.every((hand) => hand.length === 0)) return seats;
  const most = felt.height * SHOWN_HANDS_MAX_HEIGHT_RATIO;
  const width = Math.min(...seats.map((seat) => seat.rect.width));
  const card = cardFor(m, width, Math.max(...hands.map((hand) => hand.length)), most);
  let depth: number = LAYER_DEPTH.shown;
  return seats.map((seat, i) => {
    const hand = hands[i] as readonly Card[];
    if (hand.length === 0) return seat;
    const firstDepth = depth;
    depth += hand.length;
    return { ...seat, cards: showHand(seat.rect, felt.y, card, hand, firstDepth) };
  });
}

/** The card width at which the longest hand fits the height. */
function cardFor(m: Measures, width: number, count: number, most: number): number {
  let card = Math.min(m.meldCard * 0.72, Math.max(24, width * 0.36));
  const heightOf = (size: number): number =>
    size * CARD_RATIO * (1 + (Math.ceil(count / perRowOf(width, size)) - 1) * SHOWN_ROW_PITCH_RATIO);
  while (card > SHOWN_CARD_MIN_WIDTH_PX && heightOf(card) > most) card -= 1;
  return card;
}

const perRowOf = (width: number, card: number): number =>
  Math.max(1, Math.floor((width - card) / (card * SHOWN_STRIP_RATIO)) + 1);

function showHand(seat: Rect, top: number, width: number, cards: readonly Card[], firstDepth: number): CardBox[] {
  const height = width * CARD_RATIO;
  const perRow = Math.min(cards.length, perRowOf(seat.width, width));
  const step = perRow > 1 ? Math.min(width * SHOWN_WIDE_STRIP_RATIO, (seat.width - width) / (perRow - 1)) : 0;
  return cards.map((card, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, cards.length - row * perRow);
    const x = seat.x + (seat.width - (inRow - 1) * step - width) / 2 + (i - row * perRow) * step;
    const box = rect(x, top + row * height * SHOWN_ROW_PITCH_RATIO, width, height);
    const hit = i % perRow === inRow - 1 ? box : { ...box, width: step };
    return { card, zone: 'shown', rect: box, angle: 0, hit, depth: firstDepth + i };
  });
}
