import type { Card, GameEvent, Play, Seat, TableMeld } from '#engine';
import { backKey, cardKey, type PieceKey, type Pose, seatPose, stockPose } from './picture.ts';
import type { Script } from './script.ts';
import { drawMs, type MotionPace, type MotionStep, MS } from './steps.ts';

/** Cards that travel together because of one event. */
export interface Travel {
  readonly seat: Seat;
  readonly cards: readonly Card[];
  /** Cards of another seat's that nobody else may see, from the stock. */
  readonly hidden: number;
  readonly from: 'stock' | 'seat';
  /** They come to the seat first, face up, wherever they go from there: one sees who takes them. */
  readonly isClaim: boolean;
  readonly ms: number;
  /** Milliseconds between one card and the next. */
  readonly apart: number;
}

/** Between cards that are laid one after the other; a long row goes faster. */
const APART = 45;
const LONGEST_ROW = 600;

/** Which cards an event makes travel; null when none do. `melds` are those from before the event. */
export function travelOf(event: GameEvent, melds: readonly TableMeld[], pace: MotionPace): Travel | null {
  switch (event.type) {
    case 'drew': {
      const seen = event.cards.filter((card) => card !== null);
      const travel = going(event.seat, seen, drawMs(pace));
      return { ...travel, hidden: event.cards.length - seen.length, from: event.from === 'stock' ? 'stock' : 'seat' };
    }
    case 'penalized': {
      const seen = event.cards.filter((card) => card !== null);
      return { ...going(event.seat, seen, drawMs(pace)), hidden: event.cards.length - seen.length, from: 'stock' };
    }
    case 'claimed':
    case 'callTurnBegan':
      return { ...going(event.seat, event.cards, drawMs(pace)), isClaim: true };
    case 'melded':
      return going(event.seat, event.meld.cards, MS.lay);
    case 'contractLaid': {
      const cards = event.melds.flatMap((meld) => meld.cards);
      return going(event.seat, cards, MS.lay);
    }
    case 'laidOff':
      return going(event.seat, [event.card], MS.lay);
    case 'swapped':
      return going(event.seat, [event.natural, event.wild], MS.swap);
    case 'discarded':
    case 'recalled':
      return going(event.seat, [event.card], drawMs(pace));
    case 'tookBack':
      return going(event.seat, event.play ? cardsOf(event.play, melds) : [], MS.lay);
    default:
      return null;
  }
}

function going(seat: Seat, cards: readonly Card[], ms: number): Travel {
  const apart = cards.length > 2 ? Math.min(APART, LONGEST_ROW / cards.length) : 0;
  return { seat, cards, hidden: 0, from: 'seat', isClaim: false, ms, apart };
}

function cardsOf(play: Play, melds: readonly TableMeld[]): readonly Card[] {
  const laid = (id: number): readonly Card[] => melds.find((meld) => meld.id === id)?.cards ?? [];
  switch (play.type) {
    case 'meld':
      return laid(play.meld);
    case 'contract':
      return play.melds.flatMap(laid);
    case 'layOff':
      return [play.card];
    case 'swap':
      return [play.natural, play.wild];
  }
}

type Move = MotionStep & { readonly type: 'move' };

/** Adds the flights of cards that travel together; gives the time they take. */
export function travel(script: Script, way: Travel, start: number): number {
  const { before, after, from, to, moves } = script;
  const origin = way.from === 'stock' ? stockPose(from.layout) : seatPose(from.layout, way.seat);
  const flight = { ms: way.ms, flight: true, fade: false };
  way.cards.forEach((card, i) => {
    const key = cardKey(card);
    const at = { ...flight, start: start + i * way.apart };
    const stops = stopsOf(script, key);
    const isSeen = before.has(key) || stops.length > 0;
    const end = after.get(key);
    const away = seatPose(to.layout, way.seat);
    const leg = (pose: Pose): Move => ({ type: 'move', key, from: isSeen ? null : origin, to: pose, ...at });
    // Claimed cards are seen at the seat that has them now, before they are laid or vanish into its hand.
    if (way.isClaim && end?.zone !== 'hand') moves.set(key, [...stops, leg({ ...away, card }), gone(key, at)]);
    else if (end) moves.set(key, [...stops, leg(end)]);
    else if (isSeen) moves.set(key, [...stops, leg(away), gone(key, at)]);
  });
  for (const key of newBacks(script, way.seat).slice(0, way.hidden)) {
    const end = after.get(key);
    if (end) moves.set(key, [{ type: 'move', key, from: origin, to: end, start, ...flight }]);
  }
  leaveFan(script, way.seat, start);
  const count = way.cards.length + way.hidden;
  return count === 0 ? 0 : way.ms + Math.max(0, way.cards.length - 1) * way.apart;
}

const gone = (key: PieceKey, { start, ms }: { start: number; ms: number }): MotionStep => ({
  type: 'vanish',
  key,
  start: start + ms,
  ms: 0,
});

/** Where this card has been brought in this story without staying: the rest of its way begins there. */
const stopsOf = ({ moves, after }: Script, key: PieceKey): MotionStep[] =>
  (moves.get(key) ?? []).filter((step) => step.type === 'move' && step.to.card !== null && step.to !== after.get(key));

/** Backs of a seat's fan that are there afterwards and were not before. */
function newBacks({ before, after }: Script, seat: number): PieceKey[] {
  const keys: PieceKey[] = [];
  for (let i = 0; after.has(backKey(seat, i)); i++) if (!before.has(backKey(seat, i))) keys.push(backKey(seat, i));
  return keys;
}

/** Backs that are no longer in a seat's fan go when its card goes; a hand that is shown now turns over in its own time. */
function leaveFan({ before, after, to, moves }: Script, seat: number, start: number): void {
  const isShown = to.layout.seats.some((box) => box.seat === seat && box.cards.some(({ card }) => card !== null));
  if (isShown) return;
  for (let i = 0; before.has(backKey(seat, i)); i++) {
    const key = backKey(seat, i);
    if (!after.has(key) && !moves.has(key)) moves.set(key, [{ type: 'vanish', key, start, ms: 0 }]);
  }
}
