import { bitCount, type Card, cardOf, type Rank, type Reading, RUN_TOP, rankOf, type Suit } from '#engine';
import type { Shape } from './arrange.ts';
import { lowestRank } from './holding.ts';

/** The cost of having a wild stand for a card, since others could swap that card for it. */
export type Exposure = (suit: Suit, rank: Rank) => number;

/**
 * Turns a shape into a meld with a place for each card, taking wilds out of `wilds`. Wilds beyond the gaps of a run go
 * to whichever end is least exposed.
 */
export function layOut(shape: Shape, wilds: Card[], exposure: Exposure): Reading {
  if (shape.kind === 'run') return layRun(shape.suit, shape.ranks, shape.wilds, wilds, exposure);
  const helpers = wilds.splice(0, shape.wilds);
  if (shape.kind === 'set') {
    const naturals = [0, 1, 2, 3].filter((suit) => shape.suits & (1 << suit)).map((suit) => cardOf(suit, shape.rank));
    return { kind: 'set', suit: -1, rank: shape.rank, cards: [...naturals, ...helpers] };
  }
  // In a set of their own rank, no wild can be claimed.
  const rank = rankOf(helpers[0] as Card);
  if (helpers.length <= 4) return { kind: 'set', suit: -1, rank, cards: helpers };
  return { kind: 'run', suit: 0, rank: 1, cards: helpers };
}

function layRun(suit: Suit, ranks: number, spent: number, wilds: Card[], exposure: Exposure): Reading {
  let low = lowestRank(ranks);
  let high = 31 - Math.clz32(ranks);
  const gaps = high - low + 1 - bitCount(ranks);
  for (let ends = spent - gaps; ends > 0; ends--) {
    const canFall = low > 1;
    const canRise = high < RUN_TOP;
    if (canFall && (!canRise || exposure(suit, low - 1) < exposure(suit, high + 1))) low--;
    else high++;
  }
  const cards: Card[] = [];
  for (let rank = low; rank <= high; rank++) cards.push(ranks & (1 << rank) ? cardOf(suit, rank) : -1);
  const holes = cards.flatMap((card, i) => (card < 0 ? [i] : []));
  for (const hole of holes) {
    const own = wilds.indexOf(cardOf(suit, low + hole));
    if (own >= 0) cards[hole] = wilds.splice(own, 1)[0] as Card;
  }
  for (const hole of holes) if ((cards[hole] as Card) < 0) cards[hole] = wilds.shift() as Card;
  return { kind: 'run', suit, rank: low, cards };
}
