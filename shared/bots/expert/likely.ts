import {
  type Card,
  cardPoints,
  type GameState,
  hasSeat,
  imagine,
  type PlayerView,
  type Random,
  type Seat,
  wildTable,
} from '#engine';
import { companyOf, fitsTable, isThird } from './quickHand.ts';

/** Among so many random hands for a seat one is drawn, by how likely each is. */
const HANDS = 12;
/** How much less likely a hand is, in powers of e, with each of these. */
const LESS = {
  /** a wild, which is seldom kept */
  wild: 1.2,
  /** a card that its seat could have laid off */
  unused: 1.6,
  /** two cards that go with one of the last two discards that the seat left lying */
  declined: 1.2,
  /** each point by which another discard would have been better: of the last discard, and of the one before */
  regret: [0.38, 0.12],
  /** each point in the hand */
  point: 0.035,
};
/** The most points that one discard may be regretted. */
const MOST_REGRET = 15;

/** Cards that a seat has shown not to want, the latest first. */
interface Shown {
  /** Discards of the seat before it that it did not take. */
  readonly declined: readonly Card[];
  readonly discards: readonly Card[];
}

/** Imagines games in which the others hold what they are likely to hold after what they discarded and left lying. */
export function likelyWorlds(view: PlayerView, random: Random): () => GameState {
  const shown = shownIn(view);
  return () => likely(view, random, imagine(view, random), shown);
}

function shownIn({ moves, seats }: PlayerView): readonly Shown[] {
  const shown = seats.map(() => ({ declined: [] as Card[], discards: [] as Card[] }));
  const pile: Card[] = [];
  for (const { seat, did, card } of moves) {
    const top = pile.at(-1);
    if (did === 'stock') {
      if (top !== undefined) shown[seat]?.declined.unshift(top);
    } else if (did === 'discard') {
      shown[seat]?.discards.unshift(card as Card);
      pile.push(card as Card);
    } else pile.pop();
  }
  return shown;
}

/** Deals the cards of the stock and of the other hands anew, hand by hand. */
function likely(view: PlayerView, random: Random, world: GameState, shown: readonly Shown[]): GameState {
  const hidden = (seat: Seat): readonly Card[] =>
    (world.hands[seat] as readonly Card[]).filter((card) => !view.seats[seat]?.known.includes(card));
  const others = view.seats.map((_, seat) => seat).filter((seat) => seat !== view.viewer);
  const pool = [...world.stock, ...others.flatMap(hidden)];
  const hands = [...world.hands];
  for (let left = others.length; left > 0; left--) {
    const [seat] = others.splice(random.below(left), 1) as [Seat];
    const known = view.seats[seat]?.known ?? [];
    const count = hidden(seat).length;
    const dealt = dealtTo(world, seat, known, count, pool, shown[seat] as Shown, random);
    for (const card of dealt) pool.splice(pool.indexOf(card), 1);
    hands[seat] = [...known, ...dealt].sort((a, b) => a - b);
  }
  return { ...world, hands, stock: drawn(pool, pool.length, random) };
}

/** Draws some cards at random. They are moved to the end of the pool, and stay there. */
function drawn(pool: Card[], count: number, random: Random): Card[] {
  for (let drawn = 0; drawn < count; drawn++) {
    const last = pool.length - 1 - drawn;
    const at = random.below(last + 1);
    [pool[at], pool[last]] = [pool[last] as Card, pool[at] as Card];
  }
  return pool.slice(pool.length - count);
}

function dealtTo(
  world: GameState,
  seat: Seat,
  known: readonly Card[],
  count: number,
  pool: Card[],
  shown: Shown,
  random: Random,
): readonly Card[] {
  if (count === 0 || shown.discards.length === 0) return drawn(pool, count, random);
  const dealt: Card[][] = [];
  const weights: number[] = [];
  let total = 0;
  for (let number = 0; number < HANDS; number++) {
    const cards = drawn(pool, count, random);
    const weight = Math.exp(-unlikeliness(world, seat, [...known, ...cards], shown));
    dealt.push(cards);
    weights.push(weight);
    total += weight;
  }
  let rest = (random.below(1 << 24) / (1 << 24)) * total;
  for (const [number, weight] of weights.entries()) {
    rest -= weight;
    if (rest <= 0) return dealt[number] as Card[];
  }
  return dealt[0] as Card[];
}

function unlikeliness(world: GameState, seat: Seat, hand: readonly Card[], { declined, discards }: Shown): number {
  const { rules, wildRank } = world;
  const isWild = wildTable(rules, wildRank);
  const melded = hasSeat(world.melded, seat);
  let sum = 0;
  for (const card of hand) {
    if (isWild[card] === 1) sum += LESS.wild;
    else {
      sum += LESS.point * cardPoints(rules, wildRank, card);
      if (melded && fitsTable(world, card)) sum += LESS.unused;
    }
  }
  for (const card of declined.slice(0, 2)) if (isWild[card] === 0 && isThird(hand, card, isWild)) sum += LESS.declined;
  for (const [index, less] of LESS.regret.entries()) {
    const card = discards[index];
    if (card !== undefined && isWild[card] === 0) sum += less * regretOf(world, hand, card, isWild);
  }
  return sum;
}

/** By how many points another discard from this hand would have been better. */
function regretOf({ rules, wildRank }: GameState, hand: readonly Card[], discard: Card, isWild: Uint8Array): number {
  const all = [...hand, discard];
  const costOf = (card: Card): number => companyOf(all, card) - cardPoints(rules, wildRank, card);
  const own = costOf(discard);
  let least = own;
  for (const card of hand) if (isWild[card] === 0) least = Math.min(least, costOf(card));
  return Math.min(MOST_REGRET, own - least);
}
