import { type Card, cardPoints, type GameEvent, isWild, type PlayerView, type Seat } from '#engine';
import { lastScores } from '../game/lastScores.ts';
import { backKey, cardKey, seatPose } from './picture.ts';
import { centre } from './rect.ts';
import type { Script } from './script.ts';
import { MS, slowness } from './steps.ts';

const TURN = 300;
const FLY = 420;
const APART = 85;
const WILD_APART = 240;
const ROLL = 400;

interface Score {
  /** Whose total it goes to. */
  readonly seat: Seat;
  readonly card: Card;
  readonly amount: number;
  readonly wild: boolean;
}

/**
 * The tally of a deal: the hands turn face up, each card's points fly to its seat's total, wilds last and loudest, and the
 * totals roll; at the most four seconds.
 */
export function tallySteps(script: Script, event: GameEvent & { type: 'dealEnded' }, start: number): number {
  const { from, to, pace } = script;
  showHands(script, event, start);
  const game = to.table.game;
  if (!game) return TURN;
  const scores = scoresOf(game, event);
  const begin = start + TURN + 100;
  const room = MS.tallyMost / Math.max(1, slowness(pace)) - (begin - start) - FLY - ROLL;
  const wanted = scores.reduce((sum, score) => sum + (score.wild ? WILD_APART : APART), 0);
  const squeeze = Math.min(1, room / Math.max(1, wanted));
  let at = begin;
  for (const score of scores) {
    const card = script.after.get(cardKey(score.card));
    const box =
      score.seat === to.layout.own?.seat ? to.layout.own : to.layout.seats.find((seat) => seat.seat === score.seat);
    if (card && box) {
      const way = { from: centre(card.rect), to: centre(box.total) };
      script.others.push({ type: 'points', ...score, ...way, start: at, ms: FLY });
    }
    at += (score.wild ? WILD_APART : APART) * squeeze;
  }
  const ms = at + FLY + ROLL - begin;
  game.seats.forEach((seat, i) => {
    const was = from.table.game?.seats[i]?.total ?? seat.total;
    if (was !== seat.total) script.others.push({ type: 'total', seat: i, from: was, to: seat.total, start: begin, ms });
  });
  return begin + ms - start;
}

/** Backs turn over on their way from the fan to their place below the seat. */
function showHands(
  { before, after, from, moves }: Script,
  event: GameEvent & { type: 'dealEnded' },
  start: number,
): void {
  event.hands.forEach((hand, seat) => {
    hand.forEach((card, i) => {
      const key = cardKey(card);
      const to = after.get(key);
      if (to && !before.has(key)) {
        const back = before.get(backKey(seat, i)) ?? seatPose(from.layout, seat);
        moves.set(key, [{ type: 'move', key, from: back, to, start, ms: TURN, flight: false, fade: false }]);
      }
    });
    for (let i = 0; before.has(backKey(seat, i)); i++) {
      const key = backKey(seat, i);
      if (!moves.has(key) && !after.has(key)) moves.set(key, [{ type: 'vanish', key, start, ms: 0 }]);
    }
  });
}

/**
 * What of the hands' cards goes to whose total: to their owner's, or that of who went out; nothing where it is counted
 * otherwise.
 */
function scoresOf(game: PlayerView, { hands, out }: GameEvent & { type: 'dealEnded' }): Score[] {
  const { rules, wildRank } = game;
  const lines = lastScores(game);
  if (!lines || lines.some(({ hand, melded }) => hand < 0 || melded !== 0)) return [];
  const taker = lines[out]?.fromOthers ? out : null;
  const scores = hands.flatMap((hand, holder): Score[] => {
    const seat = taker ?? holder;
    const line = lines[seat];
    const counts = taker === null ? line?.hand !== 0 : holder !== taker;
    if (!line || !counts) return [];
    return hand.map((card) => {
      const amount = cardPoints(rules, wildRank, card) * line.factor;
      return { seat, card, amount, wild: isWild(rules, wildRank, card) };
    });
  });
  return [...scores.filter((score) => !score.wild), ...scores.filter((score) => score.wild)];
}
