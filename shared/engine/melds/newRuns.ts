import type { Reading } from '../actions.ts';
import type { Card, Rank, Suit } from '../cards/cards.ts';
import type { RuleSet } from '../ruleSet.ts';
import { bitCount, type CardCounts, copyOf, type Sizes } from './counted.ts';
import { runBounds } from './melds.ts';
import { type Outline, type RunOutline, runOutline } from './outlines.ts';
import { keepsWildLimit, mostWilds } from './wildLimit.ts';
import { HIGH_ACE, isNaturalAt, type WildTable } from './wilds.ts';

const BOTH_ACES = (1 << 1) | (1 << HIGH_ACE);

/** Adds the new runs that the counted cards allow (R36, R41, R43 to R49), each once. */
export function addRuns(rules: RuleSet, wilds: WildTable, counted: CardCounts, sizes: Sizes, found: Outline[]): void {
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
  const mostGaps = mostWilds(rules, size);
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
export function filled(counted: CardCounts, { suit, low, size, own }: RunOutline): Reading | null {
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
