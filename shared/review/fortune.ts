import { type Level, thinkAs } from '#bots';
import {
  apply,
  faceOf,
  type GameState,
  legalActions,
  listActions,
  playOrder,
  type RuleSet,
  randomFrom,
  type Seat,
  type SeatAction,
  seedFrom,
  viewFor,
} from '#engine';
import { isNearlySolved } from '#rules';
import { average, pointsPlayedOn } from './playOn.ts';
import type { PlayedStep, ReplayedDeal } from './replayedDeal.ts';

/**
 * Luck and skill of one seat in one deal, by points of that deal alone:
 *
 * - `own`: the points that the seat had.
 * - `bot`: the points that Sharp has in this seat with the same cards, from the seat's first own decision on: the same
 *   hands, and the same stock in the same order. The other seats are played by Steady and Sharp bots; the average over
 *   several mixes of them. Decisions that a bot or the clock made for the seat stand. Without any own decision, `own`.
 * - `expected`: the points that this bot has on average in this seat with other cards: the same deal of the game (its
 *   number, dealer, wild rank) shuffled anew some dozens of times, against the same mixes of bots.
 *
 * Luck is how much better `bot` is than `expected`: the cards were that much kinder than usual. Skill is how much
 * better `own` is than `bot`, so without a decision it is 0. Luck and skill together are how much better the seat did
 * than is expected. On average over all deals luck is about 0. Skill contains all that differs from the bots' game, so
 * also how well the others really played and how the draws fell for them; over a few deals it says little.
 *
 * All of it follows from the cards of the deal, so that a deal always gives the same figures.
 */
export interface Fortune {
  readonly own: number;
  readonly bot: number;
  readonly expected: number;
}

/** The points by which luck and skill made a result better, negative if worse. */
export interface Shares {
  readonly luck: number;
  readonly skill: number;
}

/** Luck and skill as points for the seat, whether low or high points are better (R121). */
export function sharesOf(rules: RuleSet, { own, bot, expected }: Fortune): Shares {
  return rules.scoring.best === 'low'
    ? { luck: expected - bot, skill: bot - own }
    : { luck: bot - expected, skill: own - bot };
}

/**
 * The level in the seat. Expert would need two hundred times as long, minutes for a game on a phone, and in Crazy Rummy
 * it decides otherwise in 3 of 100 decisions only.
 */
export const REVIEW_LEVEL: Level = 'sharp';
/** The mixes of bots in the other seats, and how often the cards are shuffled anew. */
const BOT_MIXES = 8;
const EXPECTED_SHUFFLES = 32;

/**
 * Luck and skill of a seat in a deal; null if a bot does not bring the deal to an end.
 * @param parts what the seat decided itself
 * @param onProgress called with the share that is done, 0 to 1
 */
export function fortuneOf(
  { dealt, result }: ReplayedDeal,
  seat: Seat,
  parts: readonly OwnPart[],
  onProgress: (done: number) => void,
): Fortune | null {
  const pressed = result.factor === 2;
  // Elsewhere Sharp plays as Steady does.
  const mixes = isNearlySolved(dealt.rules) ? BOT_MIXES : 1;
  const own = result.points[seat] ?? 0;
  const ends = parts.flatMap(({ from, to }) => [{ state: from, sign: 1 }, ...(to ? [{ state: to, sign: -1 }] : [])]);
  const all = ends.length * mixes + EXPECTED_SHUFFLES;
  let done = 0;
  const playedOn = (state: GameState, mix: number): number => {
    const points = pointsIn({ ...state, pressed }, seat, mix) ?? Number.NaN;
    onProgress(++done / all);
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
    Array.from({ length: EXPECTED_SHUFFLES }, (_, mix) => playedOn(shuffledAnew(start, mixes + mix), mix)),
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
  by === seat ? REVIEW_LEVEL : (mix >> (((by > seat ? by - 1 : by) % 3) as number)) & 1 ? 'sharp' : 'steady';

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

/** A part of a deal in which the seat's person made all its decisions, between those of a bot or the clock. */
interface OwnPart {
  /** The state before its first decision. */
  readonly from: GameState;
  /** The state before a bot or the clock next decided for the seat; null if the part reaches to the end of the deal. */
  readonly to: GameState | null;
}

/** The parts of a deal that the seat decided itself; none if all it did was forced, or done for it. */
export function ownParts({ steps }: ReplayedDeal, seat: Seat): readonly OwnPart[] {
  const parts: OwnPart[] = [];
  let from: GameState | null = null;
  for (const step of steps) {
    if (step.by !== seat || (from === null && step.isAutomatic) || !isDecision(step, seat)) continue;
    if (!step.isAutomatic) from ??= step.before;
    else if (from !== null) {
      parts.push({ from, to: step.before });
      from = null;
    }
  }
  return from === null ? parts : [...parts, { from, to: null }];
}

/** Whether the seat could have done something else. Taking back a play is none: the play was the decision. */
function isDecision({ before, action }: PlayedStep, seat: Seat): boolean {
  const all = listActions(legalActions(viewFor(before, seat))).filter(({ type }) => type !== 'takeBack');
  // Contracts and going Rummy are not listed, and never the only way on.
  const others = new Set([...all, action as SeatAction].map(looksOf));
  return others.size > 1 && action.type !== 'takeBack';
}

/** An action without the difference of twins, which players cannot tell apart. */
const looksOf = (action: SeatAction): string =>
  action.type === 'discard' ? `discard ${faceOf(action.card)}` : JSON.stringify(action);
