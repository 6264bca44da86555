import { type Card, playOrder, type Seat } from '#engine';
import type { SentEvent } from '#protocol';
import { LAYER_DEPTH } from './layers.ts';
import type { Pose } from './layout.ts';
import { CARD_RATIO } from './measures.ts';
import { backKey, type CardKey, cardKey, stockPose } from './picture.ts';
import { bottom, rect } from './rect.ts';
import { MOTION_MS, type MotionStep, type Script, slowness } from './steps.ts';

const DEAL_FLIGHT_MS = 220;
/** Time to gather the cards of the last deal at the stock, in ms. */
const GATHER_MS = 240;
/** How long cards dealt face up lie before their seats after the last card is dealt, in ms. */
const FACE_UP_PAUSE_MS = 600;

type Dealt = SentEvent & { type: 'dealt' | 'dealtOn' };

/** A dealt card: its owner, and its face if everybody sees it. */
interface DealtCard {
  readonly key: CardKey;
  readonly seat: Seat;
  readonly face: Card | null;
}

/**
 * Adds the steps of a deal. Cards fly out one at a time in the order of play, starting after the dealer (50 ms a card,
 * at most 1,200 ms in all), or hand by hand where the rules say so (R21). The cards of the last deal gather first.
 * Cards dealt face up lie before their seats until shortly after the deal (R15).
 */
export function dealSteps(script: Script, event: Dealt, start: number): number {
  const { after, to, moves, pace } = script;
  const origin = stockPose(to.layout);
  const order = [...dealOrder(script, event), ...turnedUpCards(script, event)];
  const cleared = event.type === 'dealt' ? clearTable(script, order, start) : start;
  const most = start + MOTION_MS.dealMost / Math.max(1, slowness(pace));
  const apart = Math.min(MOTION_MS.dealCard, (most - cleared - DEAL_FLIGHT_MS) / Math.max(1, order.length));
  const end = cleared + DEAL_FLIGHT_MS + (order.length - 1) * apart;
  order.forEach(({ key, seat, face }, i) => {
    const place = after.get(key);
    if (!place) return;
    const at = cleared + i * apart;
    const look = face === null ? null : faceUpPose(script, seat, face);
    const throwTo = (pose: Pose): MotionStep => ({
      type: 'move',
      key,
      from: origin,
      to: pose,
      start: at,
      ...DEALT_MOVE,
    });
    const steps = look
      ? [
          throwTo(look),
          { type: 'move' as const, key, from: null, to: place, start: end + FACE_UP_PAUSE_MS, ...DEALT_MOVE },
        ]
      : [throwTo(place)];
    moves.set(key, [...(moves.get(key) ?? []), ...steps]);
  });
  return end - start;
}

const DEALT_MOVE = { ms: DEAL_FLIGHT_MS, flight: true, fade: false } as const;

/** Gathers the cards on the table, including those that are dealt again; returns when that is done. */
function clearTable({ before, after, to, moves }: Script, order: readonly DealtCard[], start: number): number {
  const dealt = new Set(order.map(({ key }) => key));
  const keys = [...before.keys()].filter((key) => !after.has(key) || dealt.has(key));
  for (const key of keys) moves.set(key, gather(key, start, stockPose(to.layout), GATHER_MS));
  return keys.length === 0 ? start : start + GATHER_MS;
}

/** All cards dealt to hands, in the order they fall. */
function dealOrder(script: Script, event: Dealt): DealtCard[] {
  const { table } = script.to;
  const { game } = table;
  if (!game) return [];
  const seats = playOrder(game.rules, event.hands.length, game.dealer);
  const round = [...seats.slice(1), ...seats.slice(0, 1)];
  const hands = new Map(round.map((seat) => [seat, dealtTo(script, event, seat)]));
  if (game.rules.deal.order === 'hands') return round.flatMap((seat) => hands.get(seat) ?? []);
  const longest = Math.max(...event.hands.map((hand) => hand.length));
  return Array.from({ length: longest }, (_, i) => round.flatMap((seat) => hands.get(seat)?.[i] ?? [])).flat();
}

/** The cards dealt to one seat, its face-up card first. */
function dealtTo({ before, to }: Script, event: Dealt, seat: Seat): DealtCard[] {
  const count = event.hands[seat]?.length ?? 0;
  const isOwn = seat === to.table.viewer;
  const own = to.layout.hand.flatMap((box) => (box.card === null ? [] : [cardKey(box.card)]));
  const keys = isOwn ? own : Array.from({ length: count }, (_, i) => backKey(seat, i));
  return keys.slice(0, count).flatMap((key, i): DealtCard[] => {
    if (event.type === 'dealtOn' && before.has(key)) return [];
    return [{ key, seat, face: isOwn ? null : (event.faceUp[seat]?.[i] ?? null) }];
  });
}

/** The first card of the discard pile and the indicator, which are turned up last (R24, R32). */
function turnedUpCards({ before }: Script, { pile, indicator, type }: Dealt): DealtCard[] {
  const cards = indicator >= 0 ? [...pile, indicator] : pile;
  return cards
    .map((card): DealtCard => ({ key: cardKey(card), seat: -1, face: null }))
    .filter(({ key }) => type === 'dealt' || !before.has(key));
}

/** The temporary place of a card dealt face up: before its seat. */
function faceUpPose({ to }: Script, seat: Seat, card: Card): Pose | null {
  const box = to.layout.seats.find((each) => each.seat === seat);
  if (!box) return null;
  const width = Math.min(to.layout.meldCard.width, box.rect.width * 0.9);
  const x = box.rect.x + (box.rect.width - width) / 2;
  const place = rect(x, bottom(box.rect) + 4, width, width * CARD_RATIO);
  return { zone: 'shown', rect: place, angle: 0, depth: LAYER_DEPTH.dealtFaceUp, card };
}

/** All cards of the pile start to move within this time, in ms. */
const RESHUFFLE_SPREAD_MS = 260;

/**
 * Adds the steps of a reshuffle: the discard pile gathers, turns over and becomes the stock. Cards that remain in the
 * pile stay (R115, R117).
 */
export function gatherSteps({ before, after, to, moves }: Script, start: number): number {
  const keys = [...before].filter(([key, pose]) => pose.zone === 'pile' && !after.has(key)).map(([key]) => key);
  const apart = RESHUFFLE_SPREAD_MS / Math.max(1, keys.length);
  keys.forEach((key, i) => {
    moves.set(key, gather(key, start + i * apart, stockPose(to.layout), MOTION_MS.lay));
  });
  return keys.length === 0 ? 0 : RESHUFFLE_SPREAD_MS + MOTION_MS.lay;
}

const gather = (key: CardKey, start: number, stock: Pose, ms: number): MotionStep[] => [
  { type: 'move', key, from: null, to: stock, start, ms, flight: true, fade: false },
  { type: 'vanish', key, start: start + ms, ms: 0 },
];
