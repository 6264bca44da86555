import { type Level, thinkAs } from '#bots';
import { apply, type GameState, playOrder, randomFrom, type Seat, seedFrom, viewFor } from '#engine';
import { isNearlySolved } from '#rules';
import type { OwnPart } from './decisions.ts';
import { average, pointsPlayedOn } from './playOn.ts';
import type { ReplayedDeal } from './replayedDeal.ts';
import type { Fortune } from './shares.ts';

/**
 * The level in the seat. Expert would need two hundred times as long, minutes for a game on a phone, and in Crazy Rummy
 * it decides otherwise in 3 of 100 decisions only.
 */
export const IN_SEAT: Level = 'sharp';
/** The mixes of bots in the other seats, and how often the cards are shuffled anew. */
const MIXES = 8;
const SHUFFLES = 32;

/**
 * Luck and skill of a seat in a deal; null if a bot does not bring the deal to an end.
 * @param parts what the seat decided itself
 * @param tell called with the share that is done, 0 to 1
 */
export function fortuneOf(
  { dealt, result }: ReplayedDeal,
  seat: Seat,
  parts: readonly OwnPart[],
  tell: (done: number) => void,
): Fortune | null {
  const pressed = result.factor === 2;
  // Elsewhere Sharp plays as Steady does.
  const mixes = isNearlySolved(dealt.rules) ? MIXES : 1;
  const own = result.points[seat] ?? 0;
  const ends = parts.flatMap(({ from, to }) => [{ state: from, sign: 1 }, ...(to ? [{ state: to, sign: -1 }] : [])]);
  const all = ends.length * mixes + SHUFFLES;
  let done = 0;
  const playedOn = (state: GameState, mix: number): number => {
    const points = pointsIn({ ...state, pressed }, seat, mix) ?? Number.NaN;
    tell(++done / all);
    return points;
  };
  // The points before each own part, less those after it; after the last one, usually, the deal is over.
  const sums = ends.map(
    ({ state, sign }) => sign * average(Array.from({ length: mixes }, (_, mix) => playedOn(state, mix))),
  );
  const isLastOwn = parts.at(-1)?.to === null;
  const bot = sums.reduce((sum, one) => sum + one, isLastOwn ? 0 : own);
  const start = { ...dealt, pressed };
  const expected = average(
    Array.from({ length: SHUFFLES }, (_, mix) => playedOn(shuffledAnew(start, mixes + mix), mix)),
  );
  return Number.isNaN(bot + expected) ? null : { own, bot, expected };
}

/** The seat's points when this mix of bots plays the deal to its end; null if they do not end it. */
const pointsIn = (start: GameState, seat: Seat, mix: number): number | null =>
  pointsPlayedOn(start, seat, (state, by) => {
    const random = randomFrom(secretOf(state), [], `review ${mix} seat ${by} decision ${state.at[by]}`);
    return thinkAs[levelIn(by, seat, mix)](viewFor(state, by), random);
  });

/** The other seats are Steady or Sharp by the bits of the mix's number, so that each combination of three comes. */
const levelIn = (by: Seat, seat: Seat, mix: number): Level =>
  by === seat ? IN_SEAT : (mix >> (((by > seat ? by - 1 : by) % 3) as number)) & 1 ? 'sharp' : 'steady';

/** The same deal of the game with other cards. */
function shuffledAnew(dealt: GameState, run: number): GameState {
  const { rules, seats, deal, dealer } = dealt;
  const secret = seedFrom(secretOf(dealt), [], `review shuffle ${run}`);
  // Before any deal but the first, the state names the last dealer.
  const last = deal === 1 ? dealer : (playOrder(rules, seats, dealer).at(-1) as Seat);
  const ready: GameState = { ...dealt, phase: 'ready', deal: deal - 1, dealer: last };
  const done = apply(ready, 'table', { type: 'deal', secret, shares: [] });
  if (!done.ok) throw new Error(`the deal cannot be dealt again: ${done.reason}`);
  return done.value.state;
}

const secretOf = ({ chance }: GameState): string => chance?.secret ?? '';
