import type { Reading } from '../actions.ts';
import { type Card, faceOf, type Rank } from '../cards/cards.ts';
import type { RuleSet } from '../ruleSet.ts';
import { type CardCounts, countCards, type Sizes } from './counted.ts';
import { isMeld, RUN_TOP, runBounds } from './melds.ts';
import { addRuns, filled } from './newRuns.ts';
import { addSets, setsInOrder } from './newSets.ts';
import { isRunOutline, type Outline, runIn, setIn } from './outlines.ts';
import { isInOwnPlace, wildTable } from './wilds.ts';

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
  for (let rank = 1; rank <= RUN_TOP; rank++) for (const set of setsInOrder(rules, rank, cards)) add(set);
  const { low, top } = runBounds(rules);
  for (const order of [cards, cards.toReversed()]) {
    for (let suit = 0; suit < 4; suit++) {
      for (let rank = low; rank + cards.length - 1 <= top; rank++) add({ kind: 'run', suit, rank, cards: order });
    }
  }
  for (const reading of newMelds(rules, wildRank, cards, { min: cards.length, max: cards.length })) add(reading);
  return [...found.values()];
}
