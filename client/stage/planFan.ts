import { INDICATOR_VISIBLE_RATIO, lineHeight, pilesHeight, stockEdges } from './frameParts.ts';
import { CARD_RATIO, type Measures, PILE_STRIP_MIN_PX } from './measures.ts';
import type { Needs } from './needs.ts';
import type { Size } from './types.ts';

/** The layout of a fanned pile: rows from the top, each from the left; the last card is the upcard. */
export interface FanPlan {
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
export const FAN_PADDING_PX = 5;

/** The size of the part of a zone that may hold the cards of a fan. */
export const insideOf = ({ width, height }: Size): Size => ({
  width: width - 2 * FAN_PADDING_PX,
  height: height - 2 * FAN_PADDING_PX,
});

/** The width of the stock beside a fan of this height; with its lower edges it is no taller than the fan. */
export const stockWidth = (m: Measures, height: number): number =>
  Math.min(m.pileCard, (height - stockEdges(m.pileCard)) / CARD_RATIO);

/** The size of the fan's zone within a zone for stock and fan. */
export function fanRoom(m: Measures, { hasIndicator }: Pick<Needs, 'hasIndicator'>, zone: Size): Size {
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
export function planFan(room: Size, count: number, most: number): FanPlan {
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
