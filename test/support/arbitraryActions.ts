import fc from 'fast-check';
import { type Card, JOKER, type Reading, type SeatAction } from '#engine';

/** What an action may name when it comes from a stranger. */
interface Numbers {
  readonly card: fc.Arbitrary<Card>;
  readonly rank: fc.Arbitrary<number>;
  readonly suit: fc.Arbitrary<number>;
  readonly meld: fc.Arbitrary<number>;
  readonly count: fc.Arbitrary<number>;
}

function actionsOf({ card, rank, suit, meld, count }: Numbers): fc.Arbitrary<SeatAction> {
  const cards = fc.array(card, { minLength: 1, maxLength: 6 });
  const reading: fc.Arbitrary<Reading> = fc.oneof(
    fc.record({ kind: fc.constant('run' as const), suit, rank, cards }),
    fc.record({ kind: fc.constant('set' as const), suit: fc.constant(-1), rank, cards }),
  );
  return fc.oneof(
    fc.constant({ type: 'draw' as const, from: 'stock' as const }),
    fc.record({ type: fc.constant('draw' as const), from: fc.constant('pile' as const), count }),
    fc.record({ type: fc.constant('meld' as const), reading }),
    fc.record({ type: fc.constant('layOff' as const), card, meld, place: fc.constantFrom('low', 'high', 'set') }),
    fc.record({ type: fc.constant('swap' as const), meld, wild: card, natural: card }),
    fc.constant({ type: 'takeBack' as const }),
    fc.record({ type: fc.constant('discard' as const), card }),
  );
}

/** Actions that name real cards, ranks and suits, whether or not they could ever be done. */
export const plausibleActions: fc.Arbitrary<SeatAction> = actionsOf({
  card: fc.oneof(fc.nat(51), fc.integer({ min: 52, max: 207 }), fc.integer({ min: JOKER, max: JOKER + 7 })),
  rank: fc.integer({ min: 1, max: 13 }),
  suit: fc.nat(3),
  meld: fc.nat(20),
  count: fc.integer({ min: 1, max: 60 }),
});

const numbers = (max: number): fc.Arbitrary<number> =>
  fc.oneof(
    { arbitrary: fc.nat(max), weight: 8 },
    { arbitrary: fc.constantFrom(-1, max + 1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31, 2 ** 53), weight: 1 },
  );

/** Actions of the right shape whose numbers may be anything. */
export const strangeActions: fc.Arbitrary<SeatAction> = actionsOf({
  card: fc.oneof(numbers(51), numbers(255)),
  rank: numbers(14),
  suit: numbers(4),
  meld: numbers(5),
  count: numbers(2),
});
