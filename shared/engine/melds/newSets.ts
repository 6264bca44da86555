import type { Reading } from '../actions.ts';
import { type Card, type Rank, rankOf, type Suit, suitOf } from '../cards/cards.ts';
import type { RuleSet } from '../ruleSet.ts';
import { type CardCounts, copiesOf, type Sizes } from './counted.ts';
import { isRank, RUN_TOP, setLimit, suitLimit } from './melds.ts';
import { type Outline, setIn, setOutline } from './outlines.ts';
import { keepsWildLimit } from './wildLimit.ts';
import { HIGH_ACE, type WildTable } from './wilds.ts';

/** With more wilds than this in a set that names suits, only one naming is listed: there would be hundreds. */
const MOST_NAMED = 6;

const ALL_SUITS: readonly Suit[] = [0, 1, 2, 3];

/** Adds the new sets that the counted cards allow (R36 to R40, R45 to R49, R52), each once. */
export function addSets(rules: RuleSet, wilds: WildTable, counted: CardCounts, sizes: Sizes, found: Outline[]): void {
  const min = Math.max(rules.melds.setMin, sizes.min);
  const max = Math.min(setLimit(rules), sizes.max);
  for (let rank = 1; rank <= RUN_TOP; rank++) {
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
  const face = rank === 1 ? ACES : 1 << rank;
  if (((counted.suits[suit] as number) & face) === 0) return 0;
  return rules.melds.duplicates ? copiesOf(counted, suit, rank).length : 1;
}

const ACES = (1 << 1) | (1 << HIGH_ACE);

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
  const isShort = count > MOST_NAMED;
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
