import type { Reading } from '../actions.ts';
import { type Card, type Rank, rankOf, type Suit, suitOf } from '../cards/cards.ts';
import type { RuleSet } from '../ruleSet.ts';
import { type CardCounts, copiesOf, type Sizes } from './counted.ts';
import { isRank, RUN_TOP, setLimit, suitLimit } from './melds.ts';
import { keepsWildLimit } from './wildLimit.ts';
import type { WildTable } from './wilds.ts';

/** With more wilds than this in a set that names suits, only one naming is listed: there would be hundreds. */
const MOST_NAMED = 6;

const ALL_SUITS: readonly Suit[] = [0, 1, 2, 3];

/** Adds the new sets that the counted cards allow (R36 to R40, R45 to R49, R52), each once. */
export function addSets(rules: RuleSet, wilds: WildTable, counted: CardCounts, sizes: Sizes, found: Reading[]): void {
  const min = Math.max(rules.melds.setMin, sizes.min);
  const max = Math.min(setLimit(rules), sizes.max);
  for (let rank = 1; rank <= RUN_TOP; rank++) {
    if (!isRank(rules, rank)) continue;
    const held = [0, 1, 2, 3].map((suit) => copiesOf(counted, suit, rank));
    const helpers = counted.wilds.filter((card) => rankOf(card) !== rank);
    const most = held.reduce(
      (sum, copies) => sum + (rules.melds.duplicates ? copies.length : Math.min(copies.length, 1)),
      0,
    );
    if (most + helpers.length < min) continue;
    for (const naturals of choicesOf(rules, held)) {
      const size = naturals.length;
      for (let help = Math.max(0, min - size); help <= helpers.length && size + help <= max; help++) {
        addSet(rules, wilds, rank, naturals, helpers.slice(0, help), found);
      }
    }
  }
}

/** Every choice of naturals of one rank, without distinguishing identical cards. */
function choicesOf(rules: RuleSet, held: readonly (readonly Card[])[]): readonly (readonly Card[])[] {
  const choices: Card[][] = [[]];
  for (const copies of held) {
    const most = rules.melds.duplicates ? copies.length : Math.min(copies.length, 1);
    const before = choices.length;
    for (let count = 1; count <= most; count++) {
      for (let i = 0; i < before; i++) choices.push([...(choices[i] as Card[]), ...copies.slice(0, count)]);
    }
  }
  return choices;
}

function addSet(
  rules: RuleSet,
  wilds: WildTable,
  rank: Rank,
  naturals: readonly Card[],
  helpers: readonly Card[],
  found: Reading[],
): void {
  const set: Reading = { kind: 'set', suit: -1, rank, cards: [...naturals, ...helpers] };
  if (!keepsWildLimit(rules, wilds, set)) return;
  if (rules.melds.setWild === 'anyMissing') {
    found.push(set);
    return;
  }
  const own = naturals.map(suitOf);
  for (const named of namings(rules, own, helpers.length)) found.push({ ...set, suits: [...own, ...named] });
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
