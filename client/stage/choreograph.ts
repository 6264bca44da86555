import { type Card, naturalsOf, type Seat, type TableMeld } from '#engine';
import type { SentEvent, SentPlay } from '#protocol';
import { countSteps } from './countPoints.ts';
import { dealSteps, gatherSteps } from './dealing.ts';
import { type Layout, type Pose, type Rect, seatBox } from './layout.ts';
import { CARD_RATIO } from './measures.ts';
import { backKey, type CardKey, cardKey, pictureOf, samePose, seatPose, stockPose } from './picture.ts';
import { centre, rect } from './rect.ts';
import {
  drawMs,
  isDealt,
  isStill,
  MOTION_MS,
  type MotionPace,
  type MotionStep,
  type Script,
  type StageScene,
  timed,
} from './steps.ts';

/**
 * Returns the motion steps from one scene to the next. The events say which cards travel and from where; all other
 * cards slide into their new places. After the last step every card lies where the layout has it, whatever the events
 * say (law 10). If `events` is null, the cards jump there without motion.
 */
export function choreograph(
  from: StageScene,
  to: StageScene,
  events: readonly SentEvent[] | null,
  pace: MotionPace,
): MotionStep[] {
  const before = pictureOf(from.layout);
  const after = pictureOf(to.layout);
  const script: Script = { before, after, from, to, pace, moves: new Map(), others: [] };
  let cursor = 0;
  const isDeal = events?.some(isDealt) ?? false;
  // A turn passes at once, while the card that ends the one before still flies, but not before the cards are dealt.
  for (const event of events ?? []) cursor += play(script, event, event.type === 'turnBegan' && !isDeal ? 0 : cursor);
  endAtLayout(script);
  settleOthers(script);
  const steps = [...[...script.moves.values()].flat(), ...script.others];
  return timed(steps, events === null ? { ...pace, speed: 'off' } : pace);
}

/** Adds an event's steps and returns the time in ms until the next event may begin. */
function play(script: Script, event: SentEvent, start: number): number {
  switch (event.type) {
    case 'dealt':
    case 'dealtOn':
      return dealSteps(script, event, start);
    case 'dealEnded':
      return countSteps(script, event, start);
    case 'reshuffled':
      return gatherSteps(script, start);
    case 'turnBegan':
      script.others.push({ type: 'turn', seat: event.seat, start, ms: MOTION_MS.turn });
      return 0;
    case 'windowOpened':
      script.others.push({ type: 'ring', rect: upcardOf(script), start, ms: MOTION_MS.ring });
      return 0;
    case 'wentRummy':
      script.others.push({ type: 'ring', rect: placeOf(script, event.seat), start, ms: MOTION_MS.ring });
      return MOTION_MS.turn;
    default: {
      const travel = travelOf(event, script.from.table.game?.melds ?? [], script.pace);
      const ms = travel ? addTravel(script, travel, start) : 0;
      if (event.type === 'swapped') addCaughtWild(script, event, start);
      return ms;
    }
  }
}

const upcardOf = ({ to }: Script): Rect => to.layout.pileCards.at(-1)?.rect ?? to.layout.pile;

const placeOf = ({ to }: Script, seat: number): Rect => seatBox(to.layout, seat)?.rect ?? to.layout.handZone;

/** Cards that travel together because of one event. */
interface Travel {
  readonly seat: Seat;
  readonly cards: readonly Card[];
  /** The number of face-down cards that another seat gets from the stock. */
  readonly hidden: number;
  readonly from: 'stock' | 'seat';
  /** The cards fly to the seat face up first, wherever they go next, so that everybody sees who takes them. */
  readonly isClaim: boolean;
  readonly ms: number;
  /** Milliseconds between the starts of two cards. */
  readonly apart: number;
}

/** Time between cards laid one after the other, and the most a whole row may take, in ms. */
const LAID_CARD_INTERVAL_MS = 45;
const LAID_ROW_MAX_MS = 600;

/** The cards that an event moves, or null if it moves none. `melds` are those from before the event. */
function travelOf(event: SentEvent, melds: readonly TableMeld[], pace: MotionPace): Travel | null {
  switch (event.type) {
    case 'drew': {
      const seen = event.cards.filter((card) => card !== null);
      const travel = travelFrom(event.seat, seen, drawMs(pace));
      return { ...travel, hidden: event.cards.length - seen.length, from: event.from === 'stock' ? 'stock' : 'seat' };
    }
    case 'penalized': {
      const seen = event.cards.filter((card) => card !== null);
      return { ...travelFrom(event.seat, seen, drawMs(pace)), hidden: event.cards.length - seen.length, from: 'stock' };
    }
    case 'claimed':
    case 'callTurnBegan':
      return { ...travelFrom(event.seat, event.cards, drawMs(pace)), isClaim: true };
    case 'melded':
      return travelFrom(event.seat, event.meld.cards, MOTION_MS.lay);
    case 'contractLaid': {
      const cards = event.melds.flatMap((meld) => meld.cards);
      return travelFrom(event.seat, cards, MOTION_MS.lay);
    }
    case 'laidOff':
      return travelFrom(event.seat, [event.card], MOTION_MS.lay);
    case 'swapped':
      return travelFrom(event.seat, [...naturalsOf(event), event.wild], MOTION_MS.swap);
    case 'discarded':
    case 'recalled':
      return travelFrom(event.seat, [event.card], drawMs(pace));
    case 'tookBack':
      return travelFrom(event.seat, event.play ? cardsOf(event.play, melds) : [], MOTION_MS.lay);
    default:
      return null;
  }
}

function travelFrom(seat: Seat, cards: readonly Card[], ms: number): Travel {
  const apart = cards.length > 2 ? Math.min(LAID_CARD_INTERVAL_MS, LAID_ROW_MAX_MS / cards.length) : 0;
  return { seat, cards, hidden: 0, from: 'seat', isClaim: false, ms, apart };
}

function cardsOf(play: SentPlay, melds: readonly TableMeld[]): readonly Card[] {
  const laid = (id: number): readonly Card[] => melds.find((meld) => meld.id === id)?.cards ?? [];
  switch (play.type) {
    case 'meld':
      return laid(play.meld);
    case 'contract':
      return play.melds.flatMap(laid);
    case 'layOff':
      return [play.card];
    case 'swap':
      return [...naturalsOf(play), play.wild];
  }
}

type Move = MotionStep & { readonly type: 'move' };

/** Adds the flights of cards that travel together and returns how long they take, in ms. */
function addTravel(script: Script, travel: Travel, start: number): number {
  const { before, after, from, to, moves } = script;
  const origin = travel.from === 'stock' ? stockPose(from.layout) : seatPose(from.layout, travel.seat);
  const flight = { ms: travel.ms, flight: true, fade: false };
  travel.cards.forEach((card, i) => {
    const key = cardKey(card);
    const at = { ...flight, start: start + i * travel.apart };
    const stops = stopsOf(script, key);
    const isSeen = before.has(key) || stops.length > 0;
    const end = after.get(key);
    const away = seatPose(to.layout, travel.seat);
    const moveTo = (pose: Pose): Move => ({ type: 'move', key, from: isSeen ? null : origin, to: pose, ...at });
    // Claimed cards appear at their new owner's seat before they are laid or vanish into the hand.
    if (travel.isClaim && end?.zone !== 'hand')
      moves.set(key, [...stops, moveTo({ ...away, card }), vanishStep(key, at)]);
    else if (end) moves.set(key, [...stops, moveTo(end)]);
    else if (isSeen) moves.set(key, [...stops, moveTo(away), vanishStep(key, at)]);
  });
  for (const key of newBacks(script, travel.seat).slice(0, travel.hidden)) {
    const end = after.get(key);
    if (end) moves.set(key, [{ type: 'move', key, from: origin, to: end, start, ...flight }]);
  }
  leaveFan(script, travel.seat, start);
  const count = travel.cards.length + travel.hidden;
  return count === 0 ? 0 : travel.ms + Math.max(0, travel.cards.length - 1) * travel.apart;
}

const vanishStep = (key: CardKey, { start, ms }: { start: number; ms: number }): MotionStep => ({
  type: 'vanish',
  key,
  start: start + ms,
  ms: 0,
});

/** The card's earlier intermediate stops in this change; its next flight begins at the last of them. */
const stopsOf = ({ moves, after }: Script, key: CardKey): MotionStep[] =>
  (moves.get(key) ?? []).filter((step) => step.type === 'move' && step.to.card !== null && step.to !== after.get(key));

/** Backs that are in a seat's fan after the change but were not before. */
function newBacks({ before, after }: Script, seat: number): CardKey[] {
  const keys: CardKey[] = [];
  for (let i = 0; after.has(backKey(seat, i)); i++) if (!before.has(backKey(seat, i))) keys.push(backKey(seat, i));
  return keys;
}

/**
 * Removes backs that have left a seat's fan when the card starts to fly. A hand that is now shown turns over
 * separately.
 */
function leaveFan({ before, after, to, moves }: Script, seat: number, start: number): void {
  const isShown = to.layout.seats.some((box) => box.seat === seat && box.cards.some(({ card }) => card !== null));
  if (isShown) return;
  for (let i = 0; before.has(backKey(seat, i)); i++) {
    const key = backKey(seat, i);
    if (!after.has(key) && !moves.has(key)) moves.set(key, [{ type: 'vanish', key, start, ms: 0 }]);
  }
}

/** Makes every card moved by the events end in its place in the new picture, or vanish if it has none. */
function endAtLayout({ after, moves }: Script): void {
  for (const [key, steps] of moves) {
    const last = steps.at(-1);
    const to = after.get(key);
    const start = Math.max(0, ...steps.map((step) => step.start + step.ms));
    if (to && !(last?.type === 'move' && samePose(last.to, to))) {
      const moved = steps.filter((step) => step.type === 'move');
      const home: MotionStep = {
        type: 'move',
        key,
        from: null,
        to,
        start,
        ms: MOTION_MS.settle,
        flight: false,
        fade: false,
      };
      moves.set(key, [...moved, home]);
    }
    if (!to && last?.type !== 'vanish') moves.set(key, [...steps, { type: 'vanish', key, start, ms: 0 }]);
  }
}

/** Whether a card of a meld goes to another row of melds. */
const isOtherRow = (was: Pose, to: Pose): boolean =>
  was.zone === 'meld' && to.zone === 'meld' && Math.abs(was.rect.y - to.rect.y) > to.rect.height / 2;

/** Lets cards that no event mentions slide to their places, fade in or vanish. */
function settleOthers({ before, after, moves }: Script): void {
  for (const [key, to] of after) {
    if (moves.has(key)) continue;
    const was = before.get(key);
    if (was && samePose(was, to)) continue;
    const step = { type: 'move', key, to, start: 0, flight: false } as const;
    // A card that lay hidden below another appears without a fade.
    const ms = !was && to.zone === 'pile' ? 0 : was && isOtherRow(was, to) ? MOTION_MS.rearrange : MOTION_MS.settle;
    moves.set(key, [{ ...step, from: was ? null : to, ms, fade: !was }]);
  }
  const end = Math.max(0, ...[...moves.values()].flat().map((step) => step.start + step.ms));
  for (const [key, was] of before) {
    if (after.has(key) || moves.has(key)) continue;
    // A card that drops out of the visible part of the pile stays until others cover it.
    const isCovered = was.zone === 'pile';
    moves.set(key, [{ type: 'vanish', key, start: isCovered ? end : 0, ms: isCovered ? 0 : MOTION_MS.settle }]);
  }
}

/** A lifted wild is this much larger than a card of the hand, and this share of its height above its place. */
const LIFTED_WILD_SCALE = 1.1;
const LIFTED_WILD_RISE_RATIO = 0.3;
const LIFTED_WILD_MARGIN_PX = 8;

/**
 * Lets the wild of a swap (R88) rise from its meld and turn in light before it flies to where the swap takes it. Call
 * it once the swap's own flights are in the script.
 */
function addCaughtWild(script: Script, { natural, wild }: SentEvent & { type: 'swapped' }, start: number): void {
  const { before, after, moves, others, pace, to } = script;
  const key = cardKey(wild);
  const was = before.get(key);
  const legs = moves.get(key) ?? [];
  // A wild that moved earlier in this change is not in its meld any more.
  if (isStill(pace) || !was || legs.some((step) => step.start < start)) return;
  const flight = { key, from: null, flight: true, fade: false } as const;
  const lift = { type: 'move', ...flight, to: liftedPose(was, to.layout), start, ms: MOTION_MS.catchLift } as const;
  const flown = legs.map((step) =>
    step.type === 'move'
      ? { ...step, start: start + MOTION_MS.catchFlies, ms: MOTION_MS.catchFlight }
      : { ...step, start: start + MOTION_MS.catchFlies + MOTION_MS.catchFlight },
  );
  moves.set(key, [lift, ...flown]);
  others.push({ type: 'shine', key, place: after.get(cardKey(natural)) ?? null, start, ms: MOTION_MS.shine });
}

/** The pose of a wild that hovers above its place, as large as in the hand, within the screen. */
function liftedPose({ rect: place, card }: Pose, { handCard, width: most }: Layout): Pose {
  const width = handCard.width * LIFTED_WILD_SCALE;
  const height = width * CARD_RATIO;
  const middle = centre(place);
  const x = Math.min(most - width - LIFTED_WILD_MARGIN_PX, Math.max(LIFTED_WILD_MARGIN_PX, middle.x - width / 2));
  const y = Math.max(LIFTED_WILD_MARGIN_PX, middle.y - height * (0.5 + LIFTED_WILD_RISE_RATIO));
  return { zone: 'hand', rect: rect(x, y, width, height), angle: 0, depth: 0, card };
}
