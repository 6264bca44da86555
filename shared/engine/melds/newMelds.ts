import type { Reading } from '../actions.ts';
import { ACE, ALL_SUITS, type Card, faceOf, KING, type Rank, rankOf, type Suit, suitOf } from '../cards/cards.ts';
import type { RuleSet } from '../ruleSet.ts';
import { isMeld, isRank, runBounds, setLimit, suitLimit } from './melds.ts';
import {
  bitCount,
  type CardCounts,
  copiesOf,
  copyOf,
  countCards,
  isRunOutline,
  type Outline,
  type RunOutline,
  runIn,
  runOutline,
  type Sizes,
  setIn,
  setOutline,
} from './outlines.ts';
import { HIGH_ACE, isInOwnPlace, isNaturalAt, keepsWildLimit, mostWilds, type WildTable, wildTable } from './wilds.ts';

/**
 * Returns every new meld that these cards allow, one per class of equivalent melds: the order within a set, which of
 * two wilds is used and which of two identical cards are irrelevant. Each is built with the first wilds available.
 */
export function newMelds(rules: RuleSet, wildRank: Rank, cards: readonly Card[], sizes: Sizes): Reading[] {
  const { counted, outlines } = outlineMelds(rules, wildRank, cards, sizes);
  return outlines.map((outline) => readingAt(counted, outline));
}

/** New melds that have not been built yet. */
export interface OutlinedMelds {
  readonly counted: CardCounts;
  readonly outlines: readonly Outline[];
}

/** Returns the outlines of the same melds in the same order. */
export function outlineMelds(rules: RuleSet, wildRank: Rank, cards: readonly Card[], sizes: Sizes): OutlinedMelds {
  const counted = countCards(rules, wildRank, cards);
  const wilds = wildTable(rules, wildRank);
  const outlines: Outline[] = [];
  if (rules.melds.kinds !== 'runs') addSets(rules, wilds, counted, sizes, outlines);
  if (rules.melds.kinds !== 'sets') addRuns(rules, wilds, counted, sizes, outlines);
  return { counted, outlines };
}

/** Builds an outlined meld. */
export function readingAt(counted: CardCounts, outline: Outline): Reading {
  if (typeof outline !== 'number') return outline;
  return isRunOutline(outline) ? (filled(counted, runIn(outline)) as Reading) : setIn(counted, outline);
}

/** A text that is equal for equivalent readings of the same cards: which cards are natural, and where the wilds are. */
function shapeOf(reading: Reading): string {
  const { kind, suit, rank, cards, suits } = reading;
  const own = cards.map((card, i) => (isInOwnPlace(reading, i) ? faceOf(card) : `wild${suits?.[i] ?? ''}`));
  if (kind === 'set') own.sort();
  return `${kind} ${suit} ${rank}: ${own.join(' ')}`;
}

/**
 * Returns every meld that exactly these cards can form (R50, E7). Those that agree with the order given, from either
 * end, come first and keep that order (§4.101).
 */
export function readingsOf(rules: RuleSet, wildRank: Rank, cards: readonly Card[]): readonly Reading[] {
  const found = new Map<string, Reading>();
  const add = (reading: Reading): void => {
    if (!isMeld(rules, wildRank, reading)) return;
    const shape = shapeOf(reading);
    if (!found.has(shape)) found.set(shape, reading);
  };
  for (let rank = 1; rank <= KING; rank++) for (const set of setsInOrder(rules, rank, cards)) add(set);
  const { low, top } = runBounds(rules);
  for (const order of [cards, cards.toReversed()]) {
    for (let suit = 0; suit < 4; suit++) {
      for (let rank = low; rank + cards.length - 1 <= top; rank++) add({ kind: 'run', suit, rank, cards: order });
    }
  }
  for (const reading of newMelds(rules, wildRank, cards, { min: cards.length, max: cards.length })) add(reading);
  return [...found.values()];
}

/** With more wilds than this in a set that names suits, only one naming is listed: there would be hundreds. */
const MAX_NAMED_WILDS = 6;

/** The bits of a low and a high Ace in a mask of ranks. */
const BOTH_ACES = (1 << ACE) | (1 << HIGH_ACE);

/** Adds the new sets that the counted cards allow (R36 to R40, R45 to R49, R52), each once. */
function addSets(rules: RuleSet, wilds: WildTable, counted: CardCounts, sizes: Sizes, found: Outline[]): void {
  const min = Math.max(rules.melds.setMin, sizes.min);
  const max = Math.min(setLimit(rules), sizes.max);
  for (let rank = 1; rank <= KING; rank++) {
    // At most: wilds of this very rank are counted twice.
    if ((counted.ranks[rank] as number) + counted.wilds.length < min || !isRank(rules, rank)) continue;
    addSetsOf(rules, wilds, counted, rank, min, max, found);
  }
}

function addSetsOf(
  rules: RuleSet,
  wilds: WildTable,
  counted: CardCounts,
  rank: Rank,
  min: number,
  max: number,
  found: Outline[],
): void {
  const isPlain = rules.melds.wildLimit === 'none' && rules.melds.setWild === 'anyMissing';
  let helpers = 0;
  for (const card of counted.wilds) if (rankOf(card) !== rank) helpers++;
  const held = ALL_SUITS.map((suit) => usable(rules, counted, suit, rank));
  const choices = held.reduce((product, most) => product * (most + 1), 1);
  for (let choice = 0; choice < choices; choice++) {
    let size = 0;
    let counts = 0;
    for (let suit = 0, rest = choice; rest > 0; suit++) {
      const kinds = (held[suit] as number) + 1;
      const count = rest % kinds;
      rest = (rest - count) / kinds;
      size += count;
      counts |= count << (3 * suit);
    }
    for (let help = Math.max(0, min - size); help <= helpers && size + help <= max; help++) {
      const outline = setOutline(rank, help, counts);
      if (isPlain) found.push(outline);
      else addRestricted(rules, wilds, setIn(counted, outline), found);
    }
  }
}

/** How many cards of a suit a set of this rank can use. */
function usable(rules: RuleSet, counted: CardCounts, suit: Suit, rank: Rank): number {
  const face = rank === ACE ? BOTH_ACES : 1 << rank;
  if (((counted.suits[suit] as number) & face) === 0) return 0;
  return rules.melds.duplicates ? copiesOf(counted, suit, rank).length : 1;
}

/** Adds a set if it keeps the wild limit, in every naming of its wilds where suits are named. */
function addRestricted(rules: RuleSet, wilds: WildTable, set: Reading, found: Outline[]): void {
  if (!keepsWildLimit(rules, wilds, set)) return;
  if (rules.melds.setWild === 'anyMissing') found.push(set);
  else found.push(...setsInOrder(rules, set.rank, set.cards));
}

/** The ways to name suits for `count` wilds in a set with these naturals (R52), without distinguishing the wilds. */
function namings(rules: RuleSet, own: readonly Suit[], count: number): readonly (readonly Suit[])[] {
  const most = suitLimit(rules);
  const isOpen = (suit: Suit, way: readonly Suit[]): boolean =>
    [...own, ...way].filter((other) => other === suit).length < most;
  const isShort = count > MAX_NAMED_WILDS;
  let ways: Suit[][] = [[]];
  for (let i = 0; i < count; i++) {
    ways = ways.flatMap((way) => {
      const open = ALL_SUITS.filter((suit) => suit >= (way.at(-1) ?? 0) && isOpen(suit, way));
      return (isShort ? open.slice(0, 1) : open).map((suit) => [...way, suit]);
    });
  }
  return ways;
}

/** The cards as a set of that rank, in every naming of its wilds where suits are named (R52). */
export function setsInOrder(rules: RuleSet, rank: Rank, cards: readonly Card[]): readonly Reading[] {
  const set: Reading = { kind: 'set', suit: -1, rank, cards };
  if (rules.melds.setWild === 'anyMissing') return [set];
  const own = cards.filter((card) => rankOf(card) === rank).map(suitOf);
  return namings(rules, own, cards.length - own.length).map((named) => {
    let wild = 0;
    return { ...set, suits: cards.map((card) => (rankOf(card) === rank ? suitOf(card) : (named[wild++] as number))) };
  });
}

/** Adds the new runs that the counted cards allow (R36, R41, R43 to R49), each once. */
function addRuns(rules: RuleSet, wilds: WildTable, counted: CardCounts, sizes: Sizes, found: Outline[]): void {
  const { low: bottom, top, most } = runBounds(rules);
  const min = Math.max(rules.melds.runMin, sizes.min);
  const max = Math.min(most, sizes.max);
  for (let suit = 0; suit < 4; suit++) {
    const all = counted.suits[suit] as number;
    if (bitCount(all) + counted.wilds.length < min) continue;
    for (let low = bottom; low + min - 1 <= top; low++) {
      for (let size = min; size <= max && low + size - 1 <= top; size++) {
        const held = all & (((1 << size) - 1) << low);
        // A longer span only has more gaps.
        if (size - bitCount(held) > counted.wilds.length) break;
        addOver(rules, wilds, counted, { suit, low, size, own: held }, found);
      }
    }
  }
}

/** Adds the runs over one span: any subset of the naturals held in their own places, wilds in the others. */
function addOver(rules: RuleSet, wilds: WildTable, counted: CardCounts, all: RunOutline, found: Outline[]): void {
  const { suit, low, size } = all;
  const count = counted.wilds.length;
  const mostGaps = mostWilds(rules, 'run', size);
  const homes = (counted.wildSuits[suit] as number) & (((1 << size) - 1) << low);
  for (let own = all.own; ; own = (own - 1) & all.own) {
    const gaps = size - bitCount(own);
    const isPossible = gaps <= mostGaps && gaps <= count - bitCount(own & homes);
    if (isPossible && ((own & BOTH_ACES) !== BOTH_ACES || copyOf(counted, suit, 1, 1) !== undefined)) {
      if (rules.melds.wildLimit === 'none' && (homes & ~own) === 0) found.push(runOutline(suit, low, size, own));
      else {
        const run = filled(counted, { suit, low, size, own });
        if (run && keepsWildLimit(rules, wilds, run)) found.push(run);
      }
    }
    if (own === 0 || count === 0) return;
  }
}

/** Puts naturals in their own places and wilds in the gaps, none in its own place. Null if that is impossible. */
function filled(counted: CardCounts, { suit, low, size, own }: RunOutline): Reading | null {
  const cards: Card[] = [];
  const gaps: number[] = [];
  for (let i = 0; i < size; i++) {
    const rank = low + i;
    const isOwn = (own & (1 << rank)) !== 0;
    if (!isOwn) gaps.push(i);
    // A high Ace above a low one must come from the other pack.
    const copy = rank === HIGH_ACE && (own & 2) !== 0 ? 1 : 0;
    cards.push(isOwn ? (copyOf(counted, suit, rank, copy) as Card) : -1);
  }
  const atHome = own & (counted.wildSuits[suit] as number);
  const free = atHome === 0 ? counted.wilds : counted.wilds.filter((card) => !cards.includes(card));
  const span = ((1 << size) - 1) << low;
  const homes = span & ~own & (counted.wildSuits[suit] as number);
  if (homes === 0) for (let i = 0; i < gaps.length; i++) cards[gaps[i] as number] = free[i] as Card;
  else if (!fillAway(cards, gaps, free, suit, low)) return null;
  return { kind: 'run', suit, rank: low, cards };
}

/** Fills gaps some of which are a wild's own place, keeping every wild out of its own. False if that is impossible. */
function fillAway(cards: Card[], gaps: readonly number[], wilds: readonly Card[], suit: Suit, low: Rank): boolean {
  const isAtHome = (card: Card, gap: number): boolean => isNaturalAt(card, suit, low + gap);
  const homesOf = (gap: number): number => wilds.filter((card) => isAtHome(card, gap)).length;
  const order = gaps.toSorted((a, b) => homesOf(b) - homesOf(a));
  const hasHome = (card: Card): boolean => gaps.some((gap) => isAtHome(card, gap));
  // Wilds whose own place is a gap come last: they are needed only if all wilds are.
  const free = [...wilds.filter((card) => !hasHome(card)), ...wilds.filter(hasHome)];
  const fill = (next: number): boolean => {
    const gap = order[next];
    if (gap === undefined) return true;
    for (const card of free) {
      if (cards.includes(card) || isAtHome(card, gap)) continue;
      cards[gap] = card;
      if (fill(next + 1)) return true;
      cards[gap] = -1;
    }
    return false;
  };
  return fill(0);
}
