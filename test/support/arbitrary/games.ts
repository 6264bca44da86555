import fc from 'fast-check';
import { type Card, cardOf, type GameState, printCard, printCards, type Rank, type Reading, rankOf } from '#engine';
import { printReading } from '#record';
import { type ChanceGame, eagerly, stepsOf } from '../play/playGame.ts';
import { position } from '../play/positions.ts';

// A fixed seed, so that every run generates the same games.
fc.configureGlobal({ seed: 2311 });

const PACK: readonly Card[] = Array.from({ length: 52 }, (_, card) => card);

/** Random games of three to six seats that choose any legal action, or a play to the table whenever there is one. */
export const games: fc.Arbitrary<ChanceGame> = fc.oneof(
  fc.record({ seed: fc.nat(1_000_000), seats: fc.integer({ min: 3, max: 6 }) }),
  fc.record({ seed: fc.nat(1_000_000), seats: fc.integer({ min: 3, max: 6 }), choose: fc.constant(eagerly) }),
);

/** A state of a random game in which it is a seat's turn. */
export const reached: fc.Arbitrary<GameState> = fc
  .tuple(games, fc.integer({ min: 2, max: 700 }))
  .map(([game, count]) => stepsOf(game, count))
  .map((steps) => steps.map(({ after }) => after).findLast(({ turn }) => turn >= 0) as GameState);

/** All 52 cards, in any order. */
export const shuffled: fc.Arbitrary<Card[]> = fc.shuffledSubarray([...PACK], { minLength: 52, maxLength: 52 });

export const wildRanks: fc.Arbitrary<Rank> = fc.integer({ min: 1, max: 13 });

/** 1 to `most` cards, the first few of which are of the wild rank. */
export const handsWithWilds = (most: number): fc.Arbitrary<{ readonly wildRank: Rank; readonly cards: Card[] }> =>
  fc
    .record({ wildRank: wildRanks, order: shuffled, wilds: fc.nat(4), size: fc.integer({ min: 1, max: most }) })
    .map(({ wildRank, order, wilds, size }) => ({
      wildRank,
      cards: wildsFirst(order, wildRank, wilds).slice(0, size),
    }));

function wildsFirst(order: readonly Card[], wildRank: Rank, count: number): Card[] {
  const first = order.filter((card) => rankOf(card) === wildRank).slice(0, count);
  return [...first, ...order.filter((card) => !first.includes(card))];
}

/** A meld to put on the table if its cards are free. The bits of `wilds` say which places get a wild. */
interface MeldPlan {
  readonly suit: number;
  readonly rank: Rank;
  readonly size: number;
  readonly wilds: number;
}

const meldPlans: fc.Arbitrary<MeldPlan> = fc.record({
  suit: fc.integer({ min: -1, max: 3 }),
  rank: wildRanks,
  size: fc.oneof(
    { arbitrary: fc.integer({ min: 3, max: 5 }), weight: 5 },
    { arbitrary: fc.integer({ min: 6, max: 13 }), weight: 1 },
  ),
  wilds: fc.oneof(fc.constant(0), fc.nat(31)),
});

/** The planned meld from cards of `free`, its rank moved to where a run fits; null when the cards are missing. */
function layPlanned(plan: MeldPlan, free: readonly Card[], wildRank: Rank): Reading | null {
  const isSet = plan.suit === -1;
  const size = isSet ? Math.min(plan.size, 4) : plan.size;
  const rank = isSet ? plan.rank : 1 + ((plan.rank - 1) % (14 - size));
  const cards: Card[] = [];
  for (let index = 0; index < size; index++) {
    const natural = isSet ? cardOf(index, rank) : cardOf(plan.suit, rank + index);
    const asks = (plan.wilds >> index) & 1 ? [] : [natural];
    const stand = free.filter((card) => rankOf(card) === wildRank && card !== natural);
    const card = [...asks, ...stand].find((choice) => free.includes(choice) && !cards.includes(choice));
    if (card === undefined) return null;
    cards.push(card);
  }
  return { kind: isSet ? 'set' : 'run', suit: plan.suit, rank, cards };
}

/** Moments of a turn with many melds and wilds and hands of any size, whether or not a game could reach them. */
export const crowded: fc.Arbitrary<GameState> = fc
  .record({
    deal: wildRanks,
    order: shuffled,
    plans: fc.array(meldPlans, { maxLength: 12 }),
    wilds: fc.nat(4),
    size: fc.oneof(fc.integer({ min: 2, max: 8 }), fc.constant(2)),
    seats: fc.integer({ min: 3, max: 6 }),
    drew: fc.constantFrom('stock', 'pile', 'none'),
    melded: fc.constantFrom(true, true, true, false),
    takeBacks: fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 38, 39, 40),
  })
  .map(({ deal, order, plans, wilds, size, seats, drew, melded, takeBacks }) => {
    let free = wildsFirst(order, deal, wilds);
    const take = (count: number) => printCards(free.splice(0, count));
    const hand = free.splice(0, size);
    const melds = plans.flatMap((plan) => {
      const meld = layPlanned(plan, free, deal);
      if (meld) free = free.filter((card) => !meld.cards.includes(card));
      return meld ? [`1 ${printReading(meld)}`] : [];
    });
    const others = Array.from({ length: seats - 1 }, () => take(2));
    const state = position({
      deal,
      hands: [hand.map(printCard).join(' '), ...others],
      melds,
      melded: melded ? [0] : [],
      pile: take(2),
      // A player with one card must draw from the stock (R104).
      drew: size === 2 && drew === 'pile' ? 'stock' : drew,
    });
    return { ...state, draft: { ...state.draft, takeBacks } };
  });
