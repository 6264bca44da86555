import type { Card } from '#engine';
import { moveTo } from '../game/handOrder.ts';
import { LAYER_DEPTH } from './layers.ts';
import type { CardBox, Layout, Rect } from './layout.ts';
import { CARD_RATIO, cardSize, HAND_STRIP_MIN_PX, type Measures, TOUCH_TARGET_PX } from './measures.ts';
import { rect, right } from './rect.ts';

/**
 * Rows and sizes of a hand in its zone. `width` is a card's width, `step` the distance between two cards, `room` the
 * width for all these distances of a full row.
 */
interface HandPlan {
  readonly rows: number;
  readonly perRow: number;
  readonly width: number;
  readonly step: number;
  readonly room: number;
}

const MAX_HAND_ROWS = 3;
/** In a hand of several rows, strips and cards at least this wide are good enough. */
const GOOD_STRIP_PX = 34;
/** A hand that is slightly too long for one row may use cards of this share of their width. */
const SLIM_CARD_RATIO = 0.85;
/** The width from which a card is easy to read. */
const READABLE_CARD_WIDTH_PX = 56;

/** How far a selected card is lifted, in pixels. */
const liftOf = (m: Measures): number => Math.round(m.handCard * 0.2);

const arcOf = (m: Measures): number => m.grow(4, 9, 16);

/** The vertical distance between two rows of cards. */
const rowStep = (width: number): number => Math.max(TOUCH_TARGET_PX, width * CARD_RATIO * 0.5);

/** The height of the hand's zone for this many cards at this width. */
export function handHeight(m: Measures, count: number, width: number): number {
  const plan = planHand(m, count, width);
  return Math.ceil(liftOf(m) + plan.width * CARD_RATIO + arcOf(m) + (plan.rows - 1) * rowStep(plan.width));
}

/**
 * Plans one row as long as every card shows a strip that a finger can hit, else the number of rows with the widest
 * strips on readable cards.
 */
function planHand(m: Measures, count: number, width: number): HandPlan {
  let best: HandPlan | null = null;
  for (let rows = 1; rows <= MAX_HAND_ROWS; rows++) {
    const plan = planRows(m, count, width, rows);
    const isGood =
      rows === 1 ? plan.step >= HAND_STRIP_MIN_PX : plan.step >= GOOD_STRIP_PX && plan.width >= GOOD_STRIP_PX;
    if (isGood) return plan;
    if (!best || ease(plan) > ease(best)) best = plan;
  }
  return best as HandPlan;
}

function planRows(m: Measures, count: number, width: number, rows: number): HandPlan {
  const perRow = Math.ceil(count / rows);
  const most = cardFor(m, rows);
  const turned = rows > 1 ? 2 : Math.max(4, most * CARD_RATIO * turnOf(m));
  // Slightly smaller cards, if that saves a second row.
  const slim = width - turned - HAND_STRIP_MIN_PX * (perRow - 1);
  const card = rows === 1 && slim < most && slim >= most * SLIM_CARD_RATIO ? slim : most;
  const widest = Math.max(card * 0.8, Math.min(card, TOUCH_TARGET_PX));
  const room = width - card - turned;
  const step = Math.min(widest, perRow > 1 ? room / (perRow - 1) : card);
  return { rows, perRow, width: card, step, room };
}

/** How far the outermost cards of a fan are turned, in radians. */
const turnOf = (m: Measures): number => (m.wide ? 0.07 : 0.045);

/** How easy a card is to hit and to read; more is better. */
const ease = ({ step, width }: HandPlan): number =>
  Math.min(step, TOUCH_TARGET_PX) * Math.min(width, READABLE_CARD_WIDTH_PX);

/** The card width that the height allows: on a low screen, several rows have smaller cards. */
function cardFor(m: Measures, rows: number): number {
  const room = m.handRoom - liftOf(m) - arcOf(m);
  return Math.min(
    m.handCard,
    (room - (rows - 1) * TOUCH_TARGET_PX) / CARD_RATIO,
    room / (CARD_RATIO * (1 + (rows - 1) / 2)),
  );
}

/** The space between two groups of the hand, as a share of the distance between two cards. */
const GROUP_GAP_RATIO = 0.32;

/** How far each card of the hand is from the first of its row, with a space before each of `groupStarts`. */
function alongRows({ perRow, step, room }: HandPlan, count: number, groupStarts: readonly number[]): number[] {
  const inside = groupStarts.filter((at) => at < count && at % perRow > 0);
  const close = Math.max(
    Math.min(step, HAND_STRIP_MIN_PX),
    Math.min(step, room / (perRow - 1 + inside.length * GROUP_GAP_RATIO)),
  );
  const space = Math.min(close * GROUP_GAP_RATIO, (room - (perRow - 1) * close) / inside.length);
  return Array.from({ length: count }, (_, index) => {
    const column = index % perRow;
    const before = inside.filter((at) => at <= index && at > index - column).length;
    return column * close + (before && before * space);
  });
}

/**
 * Lays out the viewer's hand: a shallow fan, or straight rows if it is long. Selected cards are lifted, their hit areas
 * are not. A space sets groups apart where the cards' strips allow it.
 * @param groupStarts the places in the hand at which a group begins
 */
export function layoutHand(
  m: Measures,
  zone: Rect,
  hand: readonly Card[],
  selected: readonly Card[],
  groupStarts: readonly number[] = [],
): CardBox[] {
  const plan = planHand(m, hand.length, zone.width);
  const size = cardSize(plan.width);
  const lift = liftOf(m);
  const along = alongRows(plan, hand.length, groupStarts);
  return hand.map((card, index) => {
    const row = Math.floor(index / plan.perRow);
    const inRow = Math.min(plan.perRow, hand.length - row * plan.perRow);
    const column = index - row * plan.perRow;
    const from = along[index] as number;
    const length = along[row * plan.perRow + inRow - 1] as number;
    const x = zone.x + (zone.width - length - size.width) / 2 + from;
    const rowTop = zone.y + lift + row * rowStep(plan.width);
    const bend = bendOf(m, plan, column, inRow);
    const raised = selected.includes(card) ? lift - 2 : 0;
    const top = row === 0 ? zone.y : rowTop;
    const last = row === plan.rows - 1;
    const end = last ? zone.y + zone.height : rowTop + rowStep(plan.width);
    const strip = column === inRow - 1 ? size.width : (along[index + 1] as number) - from;
    return {
      card,
      zone: 'hand',
      rect: rect(x, rowTop + bend.drop - raised, size.width, size.height),
      angle: bend.angle,
      hit: rect(x, top, strip, end - top),
      depth: LAYER_DEPTH.hand + index,
    };
  });
}

function bendOf(m: Measures, plan: HandPlan, column: number, inRow: number): { drop: number; angle: number } {
  if (plan.rows > 1 || inRow < 2) return { drop: 0, angle: 0 };
  const along = (column / (inRow - 1)) * 2 - 1;
  const strength = Math.min(1, inRow / 7);
  return { drop: along * along * arcOf(m) * 0.9 * strength, angle: along * strength * turnOf(m) };
}

/** How far the cards beside a gap move away, as a share of a card's width; each further card moves half as far. */
const GAP_PUSH_RATIO = 0.2;

/**
 * The hand while cards are dragged over it: every card lies where it would lie after a drop at `gap`, with the dragged
 * ones in the gap, and the cards beside the gap move a little further apart. For drawing only: the hit areas stand
 * still.
 */
export function openHand({ hand, slots, handZone }: Layout, dragged: readonly Card[], gap: number): CardBox[] {
  const cards = hand.flatMap(({ card }) => card ?? []);
  const order = moveTo(cards, dragged, gap);
  const first = order.findIndex((card) => dragged.includes(card));
  const last = order.findLastIndex((card) => dragged.includes(card));
  return order.flatMap((card, at) => {
    const was = cards.indexOf(card);
    const [slot, usual, box] = [slots[at], slots[was], hand[was]];
    if (!slot || !usual || !box) return [];
    const beside = slots[at < first ? first : last];
    const away = at < first ? at - first : Math.max(0, at - last);
    const isInRow = away !== 0 && beside?.hit.y === slot.hit.y;
    const push = isInRow ? (Math.sign(away) * GAP_PUSH_RATIO * slot.rect.width) / 2 ** (Math.abs(away) - 1) : 0;
    const [least, most] = [handZone.x - slot.rect.x, right(handZone) - right(slot.rect)];
    const x = slot.rect.x + Math.max(Math.min(0, least), Math.min(Math.max(0, most), push));
    // A selected card stays as high above its place as it was.
    const y = slot.rect.y - (usual.rect.y - box.rect.y);
    return [{ ...slot, card, rect: { ...slot.rect, x, y }, hit: { ...slot.hit, x: slot.hit.x + x - slot.rect.x } }];
  });
}
