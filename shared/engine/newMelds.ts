import type { Reading } from './actions.ts';
import { type Card, type Rank, rankOf, type Suit, suitOf } from './cards.ts';
import { isMeld, isNaturalAt, RUN_TOP, setLimit } from './melds.ts';
import type { RuleSet } from './ruleSet.ts';
import { isInOwnPlace, wildTable } from './wilds.ts';

/** How many cards the melds sought may have. */
interface Sizes {
  readonly min: number;
  readonly max: number;
}

/** Cards counted for the search: a bit per rank (1 to 13) in each suit. */
interface Counted {
  /** Every card by what is printed on it, wild or not. */
  readonly suits: readonly number[];
  /** The wild ones among them, likewise. */
  readonly wildSuits: readonly number[];
  readonly wilds: readonly Card[];
  /** The card behind the bit: `at[suit * 16 + rank]`. */
  readonly at: readonly Card[];
}

const bitsIn = Uint8Array.from({ length: 1 << (RUN_TOP + 1) }, (_, mask) => {
  let bits = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) bits++;
  return bits;
});
const count = (mask: number): number => bitsIn[mask] as number;

/**
 * Every new meld these cards allow, up to equivalence: the order within a set and which of two wilds does the work do
 * not count, so each is given once, with the first wilds at hand.
 */
export function newMelds(rules: RuleSet, wildRank: Rank, cards: readonly Card[], sizes: Sizes): Reading[] {
  const counted = countCards(rules, wildRank, cards);
  const found: Reading[] = [];
  if (rules.melds.kinds !== 'runs') addSets(rules, counted, sizes, found);
  if (rules.melds.kinds !== 'sets') addRuns(rules, counted, sizes, found);
  return found;
}

function countCards(rules: RuleSet, wildRank: Rank, cards: readonly Card[]): Counted {
  const isWild = wildTable(rules, wildRank);
  const suits = [0, 0, 0, 0];
  const wildSuits = [0, 0, 0, 0];
  const wilds: Card[] = [];
  const at: Card[] = [];
  for (const card of cards) {
    const suit = suitOf(card);
    const bit = suit < 0 ? 0 : 1 << rankOf(card);
    if (suit >= 0) {
      suits[suit] = (suits[suit] as number) | bit;
      at[suit * 16 + rankOf(card)] = card;
    }
    if (isWild[card] !== 1) continue;
    wilds.push(card);
    if (suit >= 0) wildSuits[suit] = (wildSuits[suit] as number) | bit;
  }
  return { suits, wildSuits, wilds, at };
}

function addSets(rules: RuleSet, { suits, wilds, at }: Counted, sizes: Sizes, found: Reading[]): void {
  const min = Math.max(rules.melds.setMin, sizes.min);
  const max = Math.min(setLimit(rules), sizes.max);
  for (let rank = 1; rank <= RUN_TOP; rank++) {
    let held = 0;
    for (let suit = 0; suit < 4; suit++) held |= (((suits[suit] as number) >> rank) & 1) << suit;
    const helpers = wilds.length === 0 ? wilds : wilds.filter((card) => rankOf(card) !== rank);
    if (count(held) + helpers.length < min) continue;
    for (const own of partsOf(held)) {
      const naturals = suitsIn(own).map((suit) => at[suit * 16 + rank] as Card);
      for (let help = Math.max(0, min - naturals.length); help <= helpers.length; help++) {
        if (naturals.length + help > max) break;
        found.push({ kind: 'set', suit: -1, rank, cards: [...naturals, ...helpers.slice(0, help)] });
      }
    }
  }
}

function addRuns(rules: RuleSet, counted: Counted, sizes: Sizes, found: Reading[]): void {
  const min = Math.max(rules.melds.runMin, sizes.min);
  for (let suit = 0; suit < 4; suit++) {
    for (let low = 1; low + min - 1 <= RUN_TOP; low++) {
      const top = Math.min(RUN_TOP, low + sizes.max - 1);
      for (let high = low + min - 1; high <= top; high++) {
        const span = (1 << (high + 1)) - (1 << low);
        const held = (counted.suits[suit] as number) & span;
        // A longer span only has more gaps.
        if (high - low + 1 - count(held) > counted.wilds.length) break;
        addRunsOver(counted, suit, low, span, held, found);
      }
    }
  }
}

/** The runs over one span: any part of the naturals held may lie in its own place, wilds fill the rest. */
function addRunsOver(counted: Counted, suit: Suit, low: Rank, span: number, held: number, found: Reading[]): void {
  if (counted.wilds.length === 0) {
    found.push(fill(counted, suit, low, span, held, []) as Reading);
    return;
  }
  for (const own of partsOf(held)) {
    const isAtHome = (card: Card): boolean => suitOf(card) === suit && (own & (1 << rankOf(card))) !== 0;
    const gaps = count(span) - count(own);
    const asNaturals = count(own & (counted.wildSuits[suit] as number));
    if (gaps > counted.wilds.length - asNaturals) continue;
    const run = fill(
      counted,
      suit,
      low,
      span,
      own,
      counted.wilds.filter((card) => !isAtHome(card)),
    );
    if (run) found.push(run);
  }
}

/** Lays naturals at home and wilds in the gaps, no wild in its own place; null when that cannot be done. */
function fill(
  { at }: Counted,
  suit: Suit,
  low: Rank,
  span: number,
  own: number,
  free: readonly Card[],
): Reading | null {
  const cards: Card[] = [];
  const gaps: number[] = [];
  for (let rank = low; span >> rank !== 0; rank++) {
    if ((own & (1 << rank)) === 0) gaps.push(rank - low);
    cards.push((own & (1 << rank)) === 0 ? -1 : (at[suit * 16 + rank] as Card));
  }
  const isHome = (card: Card): boolean => gaps.some((gap) => isNaturalAt(card, suit, low + gap));
  // Wilds whose own place is a gap come last: they are needed only when all are, and then go elsewhere.
  const helpers = [...free.filter((card) => !isHome(card)), ...free.filter(isHome)].slice(0, gaps.length);
  const homes = gaps.filter((gap) => helpers.some((card) => isNaturalAt(card, suit, low + gap)));
  const order = [...homes, ...gaps.filter((gap) => !homes.includes(gap))];
  for (const [i, gap] of order.entries()) cards[gap] = helpers[i] as Card;
  if (order.some((gap) => isNaturalAt(cards[gap] as Card, suit, low + gap))) return null;
  return { kind: 'run', suit, rank: low, cards };
}

/** Every part of a mask, itself and nothing included. */
function partsOf(mask: number): number[] {
  const parts = [mask];
  for (let part = mask; part > 0; ) {
    part = (part - 1) & mask;
    parts.push(part);
  }
  return parts;
}

const suitsIn = (mask: number): Suit[] => [0, 1, 2, 3].filter((suit) => mask & (1 << suit));

/** Two readings of the same cards are one when this text is the same: what lies where in its own right, and how many wilds. */
function shapeOf(reading: Reading): string {
  const own = reading.cards.map((card, i) => (isInOwnPlace(reading, i) ? card : 'wild'));
  if (reading.kind === 'set') own.sort();
  return `${reading.kind} ${reading.suit} ${reading.rank}: ${own.join(' ')}`;
}

/**
 * Every meld that exactly these cards can be (R50, E7). Those that agree with the order given, from either side, come
 * first and keep that order; the rest follow (4.101).
 */
export function readingsOf(rules: RuleSet, wildRank: Rank, cards: readonly Card[]): readonly Reading[] {
  const found = new Map<string, Reading>();
  const add = (reading: Reading): void => {
    const shape = shapeOf(reading);
    if (!found.has(shape) && isMeld(rules, wildRank, reading)) found.set(shape, reading);
  };
  for (let rank = 1; rank <= RUN_TOP; rank++) add({ kind: 'set', suit: -1, rank, cards });
  for (const order of [cards, [...cards].reverse()]) {
    for (let suit = 0; suit < 4; suit++) {
      for (let rank = 1; rank <= RUN_TOP; rank++) add({ kind: 'run', suit, rank, cards: order });
    }
  }
  for (const reading of newMelds(rules, wildRank, cards, { min: cards.length, max: cards.length })) add(reading);
  return [...found.values()];
}
