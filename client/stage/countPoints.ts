import {
  type Card,
  cardPoints,
  gameWinners,
  isWild,
  lastScores,
  newLeader,
  type PlayerView,
  playOrder,
  pointsOnMeld,
  type Seat,
  type SeatScore,
} from '#engine';
import type { SentEvent } from '#protocol';
import { type Point, seatBox } from './layout.ts';
import { backKey, cardKey, seatPose } from './picture.ts';
import { centre } from './rect.ts';
import { type Honour, isStill, MOTION_MS, type MotionPace, type Script, slowness } from './steps.ts';

/** The time a hand takes to turn over, and the time until the next one starts, in ms. */
const HAND_TURN_MS = 300;
const HAND_TURN_INTERVAL_MS = 110;
/** All hands start to turn within this time, in ms. */
const HAND_TURNS_MAX_MS = 440;
const BEFORE_COUNT_PAUSE_MS = 140;
const POINTS_FLIGHT_MS = 400;
const WILD_POINTS_FLIGHT_MS = 560;
const POINTS_INTERVAL_MS = 85;
const WILD_POINTS_INTERVAL_MS = 300;
/** How long a total takes to roll to the next number, and finally to the true one, in ms. */
const TOTAL_ROLL_MS = 140;
const LAST_TOTAL_ROLL_MS = 260;
/**
 * How long a player who went out is celebrated (while the hands turn), and the leader or winner once the last total
 * stands, in ms.
 */
const WENT_OUT_CELEBRATION_MS = 920;
const LEADER_CELEBRATION_MS = 660;
/**
 * Where the pieces of a celebration spread: `way` is the share of the way from the seat to the middle of the table,
 * `reach` a share of the screen.
 */
const BURST_SPREAD: Readonly<Record<Honour, { readonly way: number; readonly reach: number }>> = {
  wentOut: { way: 0.5, reach: 0.26 },
  leads: { way: 0.25, reach: 0.16 },
  won: { way: 1, reach: 0.48 },
};

type DealEnded = SentEvent & { type: 'dealEnded' };

/** Points in flight, timed in ms after the end of the deal at normal speed. */
interface Flight extends CountedPoints {
  readonly start: number;
  readonly ms: number;
}

/** The schedule of a tally. All times are in ms after the end of the deal, at normal speed. */
interface CountPlan {
  /** When each seat's hand turns over. */
  readonly turns: readonly number[];
  readonly flights: readonly Flight[];
  /** When all points have been added. */
  readonly added: number;
  /** The new leader, or the winners of the game. */
  readonly honours: readonly Seat[];
  readonly ms: number;
}

/**
 * Adds the steps of the tally and returns their length in ms, at most four seconds: the player who went out is
 * celebrated, the hands turn face up, each card's points fly to its seat's total (wilds last and most conspicuous), the
 * totals roll, and the new leader is celebrated.
 */
export function countSteps(script: Script, event: DealEnded, start: number): number {
  const { to, pace, others } = script;
  const { game } = to.table;
  if (!game) return 0;
  const plan = planCount(game, event, pace);
  showHands(script, event, start, plan.turns);
  if (event.out >= 0) celebrate(script, event.out, 'wentOut', start, WENT_OUT_CELEBRATION_MS);
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
  for (const seat of plan.honours) celebrate(script, seat, why, start + plan.added, LEADER_CELEBRATION_MS);
  return plan.ms;
}

/** Adds the celebration of a seat. Its pieces fly towards the middle of the table, so that they stay on the screen. */
function celebrate({ to: { layout }, others, pace }: Script, seat: Seat, why: Honour, start: number, ms: number): void {
  const box = seatBox(layout, seat);
  if (!box || isStill(pace)) return;
  others.push({ type: 'honour', seat, why, start, ms });
  const { width, height } = layout;
  const from = centre(box.avatar);
  const { way, reach: share } = BURST_SPREAD[why];
  const around = { x: from.x + (width / 2 - from.x) * way, y: from.y + (height / 2 - from.y) * way };
  const reach = { x: share * width, y: share * height };
  others.push({ type: 'burst', why, from, around, reach, start, ms });
}

function planCount(game: PlayerView, event: DealEnded, pace: MotionPace): CountPlan {
  const { hands, out } = event;
  const order = playOrder(game.rules, hands.length, Math.max(0, out));
  const handApart = Math.min(HAND_TURN_INTERVAL_MS, HAND_TURNS_MAX_MS / hands.length);
  const turns = hands.map((_, seat) => order.indexOf(seat) * handApart);
  const counted = countPoints(game, event);
  const honours = honoured(game, event);
  const begin = Math.max(...turns) + HAND_TURN_MS + BEFORE_COUNT_PAUSE_MS;
  const after = WILD_POINTS_FLIGHT_MS + LAST_TOTAL_ROLL_MS + (honours.length > 0 ? LEADER_CELEBRATION_MS : 0);
  const room = MOTION_MS.countMax / Math.max(1, slowness(pace)) - begin - after;
  const wanted = counted.reduce((sum, { wild }) => sum + (wild ? WILD_POINTS_INTERVAL_MS : POINTS_INTERVAL_MS), 0);
  const squeeze = Math.min(1, room / Math.max(1, wanted));
  let at = begin;
  const flights = counted.map((one): Flight => {
    const start = at;
    at += (one.wild ? WILD_POINTS_INTERVAL_MS : POINTS_INTERVAL_MS) * squeeze;
    return { ...one, start, ms: one.wild ? WILD_POINTS_FLIGHT_MS : POINTS_FLIGHT_MS };
  });
  const landed = Math.max(begin, ...flights.map(({ start, ms }) => start + ms));
  const added = landed + LAST_TOTAL_ROLL_MS;
  return { turns, flights, added, honours, ms: honours.length > 0 ? added + LEADER_CELEBRATION_MS : added };
}

/** The new leader after this deal; the winners if the game is over. */
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

/** Rolls the totals as points land; points that belong to no card come last. */
function rollTotals({ from, to, others }: Script, { flights, added }: CountPlan, start: number): void {
  to.table.game?.seats.forEach(({ total }, seat) => {
    let was = from.table.game?.seats[seat]?.total ?? total;
    for (const flight of flights) {
      if (flight.seat !== seat) continue;
      const now = was + flight.amount;
      others.push({
        type: 'total',
        seat,
        from: was,
        to: now,
        start: start + flight.start + flight.ms,
        ms: TOTAL_ROLL_MS,
      });
      was = now;
    }
    if (was === total) return;
    others.push({
      type: 'total',
      seat,
      from: was,
      to: total,
      start: start + added - LAST_TOTAL_ROLL_MS,
      ms: LAST_TOTAL_ROLL_MS,
    });
  });
}

/** The start of a flight of points: the middle of their cards, or null if these are not visible. */
function placeOf({ after }: Script, { cards }: CountedPoints): Point | null {
  const places = cards.flatMap((card) => after.get(cardKey(card)) ?? []).map(({ rect }) => centre(rect));
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return places.length === 0 ? null : { x: mean(places.map(({ x }) => x)), y: mean(places.map(({ y }) => y)) };
}

/** Turns backs over on their way from the fan to the place below the seat. */
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
        moves.set(key, [
          { type: 'move', key, from: back, to, start: begins, ms: HAND_TURN_MS, flight: false, fade: false },
        ]);
      }
    });
    for (let i = 0; before.has(backKey(seat, i)); i++) {
      const key = backKey(seat, i);
      if (!moves.has(key) && !after.has(key)) moves.set(key, [{ type: 'vanish', key, start: begins, ms: 0 }]);
    }
  });
}

/** Points that go from cards to a seat's total when a deal is scored. */
interface CountedPoints {
  /** The seat whose total changes. */
  readonly seat: Seat;
  /** The cards that bring the points: one card of a hand, or all of it (R159), or all a seat played on one meld. */
  readonly cards: readonly [Card, ...Card[]];
  /** Points added to the total; negative if they are subtracted. */
  readonly amount: number;
  /** Shown most conspicuously: a wild left in a hand, which costs (or brings) the most, or a whole hand (R159). */
  readonly wild: boolean;
}

/**
 * Returns the points of a deal's cards in the order they are shown: first the cards played on melds, then the hands,
 * one card of each in turn and the cheapest first so that the totals race, then hands that count as a whole (R159), and
 * the wilds of all hands last. Empty if the score cannot be split by card.
 */
function countPoints(game: PlayerView, { hands, out }: SentEvent & { type: 'dealEnded' }): readonly CountedPoints[] {
  const lines = lastScores(game);
  if (!lines) return [];
  const taker = lines[out]?.fromOthers ? out : null;
  const held = hands.flatMap((hand, holder): CountedPoints[] => {
    const seat = taker !== null && holder !== taker ? taker : holder;
    const line = lines[seat];
    if (!line || (seat === holder && line.hand === 0)) return [];
    const sign = seat === holder && line.hand < 0 ? -1 : 1;
    return hand.map((card) => heldCard(game, seat, card, sign * line.factor));
  });
  const naturals = inTurn(held.filter(({ wild }) => !wild));
  const wilds = held.filter(({ wild }) => wild).sort((a, b) => Math.abs(a.amount) - Math.abs(b.amount));
  const laidNothing = hands.flatMap((hand, seat) => unopened(hand, seat, lines[seat]));
  const counted = [...lines.flatMap((line, seat) => played(game, seat, line)), ...naturals, ...laidNothing, ...wilds];
  const isWhole = lines.every(({ points, bonus }, seat) => sumFor(counted, seat) === points - bonus);
  return isWhole ? counted.filter(({ amount }) => amount !== 0) : [];
}

function heldCard({ rules, wildRank }: PlayerView, seat: Seat, card: Card, factor: number): CountedPoints {
  const amount = cardPoints(rules, wildRank, card) * factor;
  return { seat, cards: [card], amount, wild: isWild(rules, wildRank, card) };
}

/** The points that a seat has in place of its hand because it laid nothing (R159). */
function unopened([first, ...more]: readonly Card[], seat: Seat, line: SeatScore | undefined): CountedPoints[] {
  if (first === undefined || !line || line.unopened === 0) return [];
  return [{ seat, cards: [first, ...more], amount: line.unopened * line.factor, wild: true }];
}

/** The points of a seat's cards on each meld, in games that score laid cards (R68, R94). */
function played({ rules, wildRank, melds }: PlayerView, seat: Seat, { melded, factor }: SeatScore): CountedPoints[] {
  if (melded === 0) return [];
  return melds.flatMap((meld): CountedPoints[] => {
    const [first, ...more] = meld.cards.filter((_, i) => meld.owners[i] === seat);
    if (first === undefined) return [];
    const amount = pointsOnMeld(rules, wildRank, meld, seat) * factor;
    return [{ seat, cards: [first, ...more], amount, wild: false }];
  });
}

/** The points interleaved by seat: the cheapest of each seat, then the next cheapest of each. */
function inTurn(counted: readonly CountedPoints[]): CountedPoints[] {
  const seats = [...new Set(counted.map(({ seat }) => seat))];
  const bySeat = seats.map((seat) =>
    counted.filter((one) => one.seat === seat).sort((a, b) => Math.abs(a.amount) - Math.abs(b.amount)),
  );
  const most = Math.max(0, ...bySeat.map(({ length }) => length));
  return Array.from({ length: most }, (_, i) => bySeat.flatMap((cards) => cards[i] ?? [])).flat();
}

const sumFor = (counted: readonly CountedPoints[], seat: Seat): number =>
  counted.reduce((sum, one) => (one.seat === seat ? sum + one.amount : sum), 0);
