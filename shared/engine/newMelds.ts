import type { Reading } from './actions.ts';
import { type Card, type Rank, rankOf, type Suit, suitOf } from './cards.ts';
import { isMeld, isNaturalAt, RUN_TOP, setLimit } from './melds.ts';
import type { RuleSet } from './ruleSet.ts';
import { isInOwnPlace, type WildTable, wildTable } from './wilds.ts';

/** How many cards the melds sought may have. */
interface Sizes {
  readonly min: number;
  readonly max: number;
}

/**
 * Every new meld these cards allow, up to equivalence: the order within a set and which of two wilds does the work do
 * not count, so each is given once, with the lowest wilds at hand.
 */
export function newMelds(rules: RuleSet, wildRank: Rank, cards: readonly Card[], sizes: Sizes): Reading[] {
  const wilds = wildTable(rules, wildRank);
  const found: Reading[] = [];
  if (rules.melds.kinds !== 'runs')
    for (let rank = 1; rank <= RUN_TOP; rank++) setsOf(rules, wilds, cards, rank, sizes, found);
  if (rules.melds.kinds !== 'sets')
    for (let suit = 0; suit < 4; suit++) runsIn(rules, wilds, cards, suit, sizes, found);
  return found;
}

function setsOf(rules: RuleSet, wilds: WildTable, cards: readonly Card[], rank: Rank, sizes: Sizes, found: Reading[]) {
  const naturals = cards.filter((card) => rankOf(card) === rank);
  const helpers = cards.filter((card) => wilds[card] === 1 && rankOf(card) !== rank);
  const min = Math.max(rules.melds.setMin, sizes.min);
  const max = Math.min(setLimit(rules), sizes.max);
  if (naturals.length + helpers.length < min) return;
  for (let chosen = 0; chosen < 1 << naturals.length; chosen++) {
    const own = naturals.filter((_, i) => chosen & (1 << i));
    if (!rules.melds.duplicates && new Set(own.map(suitOf)).size < own.length) continue;
    for (let help = Math.max(0, min - own.length); help <= helpers.length && own.length + help <= max; help++) {
      found.push({ kind: 'set', suit: -1, rank, cards: [...own, ...helpers.slice(0, help)] });
    }
  }
}

/** Walks up from every low end, taking at each rank the natural card or leaving a hole (-1) for a wild. */
function runsIn(rules: RuleSet, wilds: WildTable, cards: readonly Card[], suit: Suit, sizes: Sizes, found: Reading[]) {
  const at: Card[] = new Array(RUN_TOP + 1).fill(-1);
  let wildCount = 0;
  for (const card of cards) {
    if (suitOf(card) === suit) at[rankOf(card)] = card;
    wildCount += wilds[card] as number;
  }
  const min = Math.max(rules.melds.runMin, sizes.min);
  const path: Card[] = [];
  const walk = (low: Rank, rank: Rank, wildsLeft: number): void => {
    if (path.length >= min) {
      const run = fillHoles(wilds, cards, suit, low, path);
      if (run) found.push(run);
    }
    if (rank > RUN_TOP || path.length >= sizes.max) return;
    const natural = at[rank] as Card;
    if (natural >= 0) {
      const spent = wilds[natural] as number;
      if (wildsLeft >= spent) step(low, rank, natural, wildsLeft - spent);
    }
    if (wildsLeft > 0) step(low, rank, -1, wildsLeft - 1);
  };
  const step = (low: Rank, rank: Rank, card: Card, wildsLeft: number): void => {
    path.push(card);
    walk(low, rank + 1, wildsLeft);
    path.pop();
  };
  for (let low = 1; low + min - 1 <= RUN_TOP; low++) walk(low, low, wildCount);
}

/** Puts wilds into the holes of a run, none into its own place; null when that cannot be done. */
function fillHoles(
  wilds: WildTable,
  cards: readonly Card[],
  suit: Suit,
  low: Rank,
  path: readonly Card[],
): Reading | null {
  const run = [...path];
  const holes = run.flatMap((card, i) => (card < 0 ? [i] : []));
  if (holes.length > 0) {
    const free = cards.filter((card) => wilds[card] === 1 && !path.includes(card));
    const isHome = (card: Card): boolean => holes.some((i) => isNaturalAt(card, suit, low + i));
    const helpers = [...free.filter((card) => !isHome(card)), ...free.filter(isHome)].slice(0, holes.length);
    const homeHoles = holes.filter((i) => helpers.some((card) => isNaturalAt(card, suit, low + i)));
    const order = [...homeHoles, ...holes.filter((i) => !homeHoles.includes(i))];
    for (const [n, hole] of order.entries()) run[hole] = helpers[n] as Card;
    if (order.some((hole) => isNaturalAt(run[hole] as Card, suit, low + hole))) return null;
  }
  return { kind: 'run', suit, rank: low, cards: run };
}

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
  const sorted = [...cards].sort((a, b) => a - b);
  for (const reading of newMelds(rules, wildRank, sorted, { min: cards.length, max: cards.length })) add(reading);
  return [...found.values()];
}
