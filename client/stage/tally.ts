import { type GameEvent, gameWinners, type PlayerView, playOrder, type Seat } from '#engine';
import { newLeader } from '../game/newLeader.ts';
import { type CountedPoints, countedAt } from './counted.ts';
import { backKey, cardKey, seatPose } from './picture.ts';
import { centre } from './rect.ts';
import { seatBox } from './seatBoxes.ts';
import { type MotionPace, MS, type Script, slowness } from './steps.ts';
import type { Point } from './types.ts';

/** A hand turns over; the next one a moment later. */
const TURN = 300;
const HAND_APART = 110;
/** All hands have begun to turn within this time. */
const HANDS_MOST = 440;
const PAUSE = 140;
const FLY = 400;
const WILD_FLY = 560;
const APART = 85;
const WILD_APART = 300;
/** A total goes on to the next figure within this time, in the end to the true one. */
const ROLL = 140;
const LAST_ROLL = 260;
/** Who went out is celebrated while the hands turn, who leads or wins when all is counted. */
const CHEER = 1000;
const LEAD = 800;

type DealEnded = GameEvent & { type: 'dealEnded' };

/** Points on their way, in ms after the end of the deal at normal speed. */
interface Flight extends CountedPoints {
  readonly start: number;
  readonly ms: number;
}

/** How a deal is counted before everybody's eyes: all times in ms after its end, at normal speed. */
interface TallyPlan {
  /** When each seat's hand turns over. */
  readonly turns: readonly number[];
  readonly flights: readonly Flight[];
  /** Everything has been added. */
  readonly added: number;
  /** Who is ahead now and was not, or who has won. */
  readonly honours: readonly Seat[];
  readonly ms: number;
}

/**
 * The tally of a deal: who went out is celebrated, the hands turn face up, each card's points fly to its seat's total, wilds
 * last and loudest, the totals roll, and who leads now is named; at the most four seconds.
 */
export function tallySteps(script: Script, event: DealEnded, start: number): number {
  const { to, pace, others } = script;
  const { game } = to.table;
  if (!game) return 0;
  const plan = planTally(game, event, pace);
  showHands(script, event, start, plan.turns);
  if (event.out >= 0) others.push({ type: 'honour', seat: event.out, why: 'wentOut', start, ms: CHEER });
  for (const flight of plan.flights) {
    const from = placeOf(script, flight);
    const box = seatBox(to.layout, flight.seat);
    if (from === null || !box) continue;
    const { seat, amount, wild, ms } = flight;
    const step = { type: 'points', seat, card: flight.cards[0], amount, wild, from, to: centre(box.total) } as const;
    others.push({ ...step, start: start + flight.start, ms });
  }
  rollTotals(script, plan, start);
  const why = game.phase === 'over' ? 'won' : 'leads';
  for (const seat of plan.honours) others.push({ type: 'honour', seat, why, start: start + plan.added, ms: LEAD });
  return plan.ms;
}

function planTally(game: PlayerView, event: DealEnded, pace: MotionPace): TallyPlan {
  const { hands, out } = event;
  const order = playOrder(game.rules, hands.length, Math.max(0, out));
  const handApart = Math.min(HAND_APART, HANDS_MOST / hands.length);
  const turns = hands.map((_, seat) => order.indexOf(seat) * handApart);
  const counted = countedAt(game, event);
  const honours = honoured(game, event);
  const begin = Math.max(...turns) + TURN + PAUSE;
  const after = WILD_FLY + LAST_ROLL + (honours.length > 0 ? LEAD : 0);
  const room = MS.tallyMost / Math.max(1, slowness(pace)) - begin - after;
  const wanted = counted.reduce((sum, { wild }) => sum + (wild ? WILD_APART : APART), 0);
  const squeeze = Math.min(1, room / Math.max(1, wanted));
  let at = begin;
  const flights = counted.map((one): Flight => {
    const start = at;
    at += (one.wild ? WILD_APART : APART) * squeeze;
    return { ...one, start, ms: one.wild ? WILD_FLY : FLY };
  });
  const landed = Math.max(begin, ...flights.map(({ start, ms }) => start + ms));
  const added = landed + LAST_ROLL;
  return { turns, flights, added, honours, ms: honours.length > 0 ? added + LEAD : added };
}

/** Who is ahead now and was not before this deal; in the end who has won. */
function honoured(game: PlayerView, { out }: DealEnded): readonly Seat[] {
  const { rules, seats, phase } = game;
  if (phase === 'over')
    return gameWinners(
      rules,
      seats.map(({ total }) => total),
      out,
    );
  const leader = newLeader(game);
  return leader === null ? [] : [leader];
}

/** The totals roll with what lands in them; what no card tells of comes last. */
function rollTotals({ from, to, others }: Script, { flights, added }: TallyPlan, start: number): void {
  to.table.game?.seats.forEach(({ total }, seat) => {
    let was = from.table.game?.seats[seat]?.total ?? total;
    for (const flight of flights) {
      if (flight.seat !== seat) continue;
      const now = was + flight.amount;
      others.push({ type: 'total', seat, from: was, to: now, start: start + flight.start + flight.ms, ms: ROLL });
      was = now;
    }
    if (was === total) return;
    others.push({ type: 'total', seat, from: was, to: total, start: start + added - LAST_ROLL, ms: LAST_ROLL });
  });
}

/** Where points leave from: the middle of their cards; null when those are not seen. */
function placeOf({ after }: Script, { cards }: CountedPoints): Point | null {
  const places = cards.flatMap((card) => after.get(cardKey(card)) ?? []).map(({ rect }) => centre(rect));
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return places.length === 0 ? null : { x: mean(places.map(({ x }) => x)), y: mean(places.map(({ y }) => y)) };
}

/** Backs turn over on their way from the fan to their place below the seat. */
function showHands(
  { before, after, from, moves }: Script,
  event: DealEnded,
  start: number,
  turns: readonly number[],
): void {
  event.hands.forEach((hand, seat) => {
    const begins = start + (turns[seat] ?? 0);
    hand.forEach((card, i) => {
      const key = cardKey(card);
      const to = after.get(key);
      if (to && !before.has(key)) {
        const back = before.get(backKey(seat, i)) ?? seatPose(from.layout, seat);
        moves.set(key, [{ type: 'move', key, from: back, to, start: begins, ms: TURN, flight: false, fade: false }]);
      }
    });
    for (let i = 0; before.has(backKey(seat, i)); i++) {
      const key = backKey(seat, i);
      if (!moves.has(key) && !after.has(key)) moves.set(key, [{ type: 'vanish', key, start: begins, ms: 0 }]);
    }
  });
}
