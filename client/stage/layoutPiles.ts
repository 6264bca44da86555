import type { Card, PlayerView } from '#engine';
import { LAYER_DEPTH } from './layers.ts';
import type { CardBox, Layout, PileCardBox, Rect, Size } from './layout.ts';
import {
  CARD_RATIO,
  cardSize,
  INDICATOR_VISIBLE_RATIO,
  lineHeight,
  type Measures,
  PILE_STRIP_MIN_PX,
  pilesHeight,
  stockEdges,
} from './measures.ts';
import { isPileDeep, type Needs } from './needs.ts';
import { bottom, mirrored, rect, right } from './rect.ts';

/** The number of cards of the pile that are drawn where only its top is shown. */
const SHOWN_PILE_CARDS = 3;
const PILE_CARD_ANGLES = [-0.05, 0.035, 0];
/** The pile's label takes this many pixels of the stock label's room at each side, because its text is longer. */
const PILE_LABEL_EXTRA_PX = 6;
/** The indicator is slightly rotated, so that it does not look like a pile. */
const INDICATOR_ANGLE_RAD = -0.05;

type Piles = Pick<
  Layout,
  'stock' | 'stockLabel' | 'pile' | 'pileLabel' | 'pileCards' | 'pileCard' | 'pileDeep' | 'indicator'
>;

/** Lays out stock, discard pile and indicator in their zone; for the left hand the pile is at its left. */
export function layoutPiles(
  m: Measures,
  zone: Rect,
  needs: Needs,
  game: PlayerView | null,
  leftHanded: boolean,
): Piles {
  const usual = needs.isFanned ? placeFan(m, zone, needs) : placePiles(m, zone, needs);
  const places = leftHanded ? fromRight(usual, zone, needs) : usual;
  const { stock, pile } = places;
  const pileDeep = game !== null && isPileDeep(game.rules);
  const indicator = game && game.indicator >= 0 ? indicatorBox(stock, game.indicator) : null;
  if (!needs.isFanned) {
    return { ...places, indicator, pileDeep, pileCard: cardSize(pile.width), pileCards: topOfPile(pile, game) };
  }
  const plan = planFan(insideOf(pile), needs.pile, stock.width);
  return { ...places, indicator, pileDeep, pileCard: cardSize(plan.card), pileCards: fanned(plan, pile, game) };
}

type Places = Pick<Piles, 'stock' | 'stockLabel' | 'pile' | 'pileLabel'>;

/** The mirror image of these places, except that the indicator still has its room at the left of the stock. */
function fromRight(places: Places, zone: Rect, { hasIndicator, isFanned }: Needs): Places {
  const stock = mirrored(places.stock, zone);
  const stockLabel = mirrored(places.stockLabel, zone);
  const aside = hasIndicator ? stock.width * INDICATOR_VISIBLE_RATIO : 0;
  return {
    stock: { ...stock, x: stock.x + aside },
    // Beside a fan the label has the width of both cards.
    stockLabel: { ...stockLabel, x: stockLabel.x + (isFanned ? 0 : aside) },
    pile: mirrored(places.pile, zone),
    pileLabel: mirrored(places.pileLabel, zone),
  };
}

/** Stock and pile side by side in the middle of a zone, each with a label below. */
function placePiles(m: Measures, zone: Rect, { hasIndicator }: Needs): Places {
  const label = lineHeight(m.type.small);
  const edges = stockEdges(m.pileCard);
  const height = Math.min(m.pileCard * CARD_RATIO, zone.height - label - edges - 2);
  const width = height / CARD_RATIO;
  const shift = hasIndicator ? (width * INDICATOR_VISIBLE_RATIO) / 2 : 0;
  const y = zone.y + (zone.height - height - edges - label) / 2;
  const middle = zone.x + zone.width / 2 + shift;
  const away = m.grow(5, 10, 18);
  // Below the visible edges of the stock's lower cards.
  const labelY = y + height + edges;
  const labelWidth = width + 2 * away - 4;
  return {
    stock: rect(middle - away - width, y, width, height),
    stockLabel: rect(
      middle - labelWidth - 2 + PILE_LABEL_EXTRA_PX,
      labelY,
      labelWidth - 2 * PILE_LABEL_EXTRA_PX,
      label,
    ),
    pile: rect(middle + away, y, width, height),
    pileLabel: rect(middle + 2 - PILE_LABEL_EXTRA_PX, labelY, labelWidth + 2 * PILE_LABEL_EXTRA_PX, label),
  };
}

/** The stock at the left, the fan's zone at its right: as high as the fan needs, in steps. */
function placeFan(m: Measures, zone: Rect, needs: Needs): Places {
  const label = lineHeight(m.type.small);
  const height = Math.min(zone.height, fanHeight(m, needs, zone.width, zone.height));
  const y = zone.y + (zone.height - height) / 2;
  const room = fanRoom(m, needs, { width: zone.width, height });
  const width = stockWidth(m, room.height);
  const low = width * CARD_RATIO + stockEdges(width);
  const x = zone.x + (needs.hasIndicator ? width * INDICATOR_VISIBLE_RATIO : 0);
  const stock = rect(x, y + Math.min(FAN_PADDING_PX, room.height - low), width, width * CARD_RATIO);
  const pile = rect(right(zone) - room.width, y, room.width, room.height);
  return {
    stock,
    // Below the visible edges of the stock's lower cards.
    stockLabel: rect(zone.x, stock.y + low + 2, pile.x - zone.x - 2, label),
    pile,
    pileLabel: rect(pile.x, bottom(pile) + 2, pile.width, label),
  };
}

/** The indicator sticks out beside the stock, upright so that its corner is visible. */
function indicatorBox(stock: Rect, card: Card): CardBox {
  const { width, height } = cardSize(stock.width * 0.92);
  const x = stock.x - stock.width * INDICATOR_VISIBLE_RATIO + 3;
  const box = rect(x, stock.y + (stock.height - height) / 2, width, height);
  const seen = rect(x, box.y, stock.x - x, height);
  return { card, zone: 'stock', rect: box, angle: INDICATOR_ANGLE_RAD, hit: seen, depth: LAYER_DEPTH.stock };
}

/** The top of the discard pile; the cards below show a little. */
function topOfPile(place: Rect, game: PlayerView | null): PileCardBox[] {
  const seen = (game?.pile ?? []).slice(-SHOWN_PILE_CARDS);
  return seen.map((card, i) => ({
    card,
    zone: 'pile',
    rect: place,
    angle: PILE_CARD_ANGLES[i + SHOWN_PILE_CARDS - seen.length] as number,
    hit: place,
    depth: LAYER_DEPTH.pile + i,
    count: seen.length - i,
  }));
}

/** All cards of the pile, the deepest at the upper left, the rows centred vertically. */
function fanned(plan: FanPlan, zone: Rect, game: PlayerView | null): PileCardBox[] {
  const { card: width, strip, pitch, perRow } = plan;
  const cards = game?.pile ?? [];
  const height = width * CARD_RATIO;
  const rows = Math.max(1, Math.ceil(cards.length / perRow));
  const top = zone.y + Math.max(FAN_PADDING_PX, (zone.height - height - (rows - 1) * pitch) / 2);
  return cards.map((card, i) => {
    const row = Math.floor(i / perRow);
    const column = i - row * perRow;
    const x = zone.x + FAN_PADDING_PX + column * strip;
    const y = top + row * pitch;
    const endsRow = column === perRow - 1 || i === cards.length - 1;
    const below = Math.min(perRow, cards.length - (row + 1) * perRow);
    const isCovered = below > 0 && (below - 1) * strip + width > column * strip;
    const hit = rect(x, y, endsRow ? width : strip, isCovered ? pitch : height);
    return {
      card,
      zone: 'pile',
      rect: rect(x, y, width, height),
      angle: 0,
      hit,
      depth: LAYER_DEPTH.pile + i,
      count: cards.length - i,
    };
  });
}

/** The layout of a fanned pile: rows from the top, each from the left; the last card is the upcard. */
interface FanPlan {
  /** The width of a card. */
  readonly card: number;
  /** The visible width of a card that the next one covers. */
  readonly strip: number;
  /** The vertical distance between two rows. */
  readonly pitch: number;
  readonly perRow: number;
}

/** The card widths to try, as shares of the largest. */
const FAN_CARD_RATIOS = [1, 0.86, 0.74, 0.64, 0.55, 0.47];
/** The visible share of a card's width: the whole corner, or more while there is room. */
const ROOMY_STRIP_RATIO = 0.5;
const CORNER_STRIP_RATIO = 0.38;
/** The visible share of a card's width in height, in a row with another below it: rank and suit. */
const FAN_ROW_PITCH_RATIO = 0.7;
const FAN_CARD_MIN_WIDTH_PX = 26;
const FAN_STRIP_MIN_PX = 3;

/** The pile's share of the room: it grows with the pile's share of the cards on the table. */
export const shareOf = ({ pile, melded }: Needs): number =>
  Math.min(0.5, Math.max(0.34, pile / Math.max(1, pile + melded)));

/** The padding between the fan and the edge of its zone. */
const FAN_PADDING_PX = 5;

/** The size of the part of a zone that may hold the cards of a fan. */
const insideOf = ({ width, height }: Size): Size => ({
  width: width - 2 * FAN_PADDING_PX,
  height: height - 2 * FAN_PADDING_PX,
});

/** The width of the stock beside a fan of this height; with its lower edges it is no taller than the fan. */
const stockWidth = (m: Measures, height: number): number =>
  Math.min(m.pileCard, (height - stockEdges(m.pileCard)) / CARD_RATIO);

/** The size of the fan's zone within a zone for stock and fan. */
function fanRoom(m: Measures, { hasIndicator }: Pick<Needs, 'hasIndicator'>, zone: Size): Size {
  const height = zone.height - lineHeight(m.type.small) - 2;
  const stock = stockWidth(m, height);
  const beside = stock * (hasIndicator ? 1 + INDICATOR_VISIBLE_RATIO : 1) + m.grow(8, 16, 28);
  return { width: zone.width - beside, height };
}

/**
 * The height of a zone for stock and fan at this width: the lowest of a few steps that suffices, and at most `most`.
 */
export function fanHeight(m: Measures, needs: Needs, width: number, most: number): number {
  const least = pilesHeight(m);
  const steps = [1, 1.3, 1.65, 2.1, 2.6].map((step) => least * step).filter((step, i) => i === 0 || step <= most);
  const room = (height: number): Size => insideOf(fanRoom(m, needs, { width, height }));
  return steps.find((height) => isClear(planFan(room(height), needs.pile, m.pileCard))) ?? (steps.at(-1) as number);
}

/** Whether every card can be read and hit. */
const isClear = ({ strip, card }: FanPlan): boolean => strip >= PILE_STRIP_MIN_PX && card >= 38;

/** Plans a fan: large cards as long as every corner shows, then smaller cards, then narrower strips. */
function planFan(room: Size, count: number, most: number): FanPlan {
  for (const size of FAN_CARD_RATIOS) {
    const card = Math.min(most * size, room.height / CARD_RATIO);
    if (card < FAN_CARD_MIN_WIDTH_PX) break;
    const strips = [
      Math.max(PILE_STRIP_MIN_PX, card * ROOMY_STRIP_RATIO),
      Math.max(PILE_STRIP_MIN_PX, card * CORNER_STRIP_RATIO),
    ];
    const plans = strips.map((strip) => planRows(room, card, strip));
    const plan = plans.find(({ perRow }) => perRow >= count) ?? plans.find((each) => holds(each, room) >= count);
    if (plan) return plan;
  }
  return planCrowd(room, count, most);
}

function planCrowd(room: Size, count: number, most: number): FanPlan {
  const card = Math.min(
    Math.max(FAN_CARD_MIN_WIDTH_PX, most * (FAN_CARD_RATIOS.at(-1) as number)),
    room.height / CARD_RATIO,
  );
  for (let strip = PILE_STRIP_MIN_PX; strip > FAN_STRIP_MIN_PX; strip--) {
    const plan = planRows(room, card, strip);
    if (holds(plan, room) >= count) return plan;
  }
  const rows = rowsIn(room, card);
  const perRow = Math.ceil(count / rows);
  return { ...planRows(room, card, 1), perRow, strip: (room.width - card) / Math.max(1, perRow - 1) };
}

const planRows = (room: Size, card: number, strip: number): FanPlan => ({
  card,
  strip,
  pitch: card * FAN_ROW_PITCH_RATIO,
  perRow: Math.max(1, Math.floor((room.width - card) / strip) + 1),
});

const rowsIn = ({ height }: Size, card: number): number =>
  Math.max(1, Math.floor((height - card * CARD_RATIO) / (card * FAN_ROW_PITCH_RATIO) + 0.001) + 1);

const holds = (plan: FanPlan, room: Size): number => plan.perRow * rowsIn(room, plan.card);
