import { type GameEvent, playOrder, type Seat } from '#engine';
import type { Script } from './choreograph.ts';
import { backKey, cardKey, type PieceKey, stockPose } from './picture.ts';
import { MS, slowness } from './steps.ts';

const FLIGHT = 220;
/** The last deal's cards are cleared away. */
const CLEAR = MS.fadeMost;

/**
 * Cards fly out one at a time, clockwise from the dealer's left, as at a real table (50 ms a card, at the most 1,200 in
 * all). The last deal's cards are gone before the first one flies.
 */
export function dealSteps(script: Script, event: GameEvent & { type: 'dealt' }, start: number): number {
  const { before, after, to, moves, pace } = script;
  const origin = stockPose(to.layout);
  const order = dealOrder(script, event);
  const dealt = new Set(order);
  // A card that is dealt anew has left its old place as well.
  for (const key of before.keys())
    if (!after.has(key) || dealt.has(key)) moves.set(key, [{ type: 'vanish', key, start, ms: CLEAR }]);
  const most = MS.dealMost / Math.max(1, slowness(pace));
  const apart = Math.min(MS.dealCard, (most - CLEAR - FLIGHT) / order.length);
  order.forEach((key, i) => {
    const end = after.get(key);
    if (!end) return;
    const at = start + CLEAR + i * apart;
    const gone = moves.get(key) ?? [];
    moves.set(key, [
      ...gone,
      { type: 'move', key, from: origin, to: end, start: at, ms: FLIGHT, flight: true, fade: false },
    ]);
  });
  return CLEAR + FLIGHT + (order.length - 1) * apart;
}

/** The keys of all cards dealt, in the order they fall. */
function dealOrder({ to }: Script, event: GameEvent & { type: 'dealt' }): PieceKey[] {
  const { table, layout } = to;
  const count = event.hands.length;
  const seats = table.game ? playOrder(table.game.rules, count, event.dealer) : [];
  const clockwise = [...seats.slice(1), ...seats.slice(0, 1)];
  const longest = Math.max(...event.hands.map((hand) => hand.length));
  const own = layout.hand.flatMap((box) => (box.card === null ? [] : [cardKey(box.card)]));
  const keyOf = (seat: Seat, i: number): PieceKey | undefined => (seat === table.viewer ? own[i] : backKey(seat, i));
  const keys: PieceKey[] = [];
  for (let i = 0; i < longest; i++) {
    for (const seat of clockwise) {
      const key = i < (event.hands[seat]?.length ?? 0) ? keyOf(seat, i) : undefined;
      if (key !== undefined) keys.push(key);
    }
  }
  return keys;
}
