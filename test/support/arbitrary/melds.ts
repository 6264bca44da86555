import fc from 'fast-check';
import { type Card, JOKER, type Reading, type TableMeld } from '#engine';

/** Objects with these fields and the usual prototype, so that they compare equal to object literals. */
export const plainRecord = <Fields>(
  fields: { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> },
): fc.Arbitrary<Fields> => fc.record(fields, { noNullPrototype: true }) as fc.Arbitrary<Fields>;

/** Any card of any game: of the first pack, of another pack, or a Joker. */
export const anyCard: fc.Arbitrary<Card> = fc.oneof(
  fc.nat(51),
  fc.integer({ min: 52, max: 207 }),
  fc.integer({ min: JOKER, max: JOKER + 7 }),
);

export const anySuit = fc.nat(3);
export const anyRank = fc.integer({ min: 1, max: 13 });
export const anySeat = fc.nat(7);
/** A meld's id: a deal may reach about three dozen melds. */
export const anyMeldId = fc.nat(40);

/** Distinct cards in ascending order. */
export const cardSet = (maxLength: number): fc.Arbitrary<readonly Card[]> =>
  fc.uniqueArray(anyCard, { maxLength }).map((cards) => cards.toSorted((a, b) => a - b));

/** Distinct cards in any order. */
export const cardRow = (maxLength: number, minLength = 0): fc.Arbitrary<readonly Card[]> =>
  fc.uniqueArray(anyCard, { minLength, maxLength });

/** A reading of real cards, whether or not any rules allow it. */
export const anyReading: fc.Arbitrary<Reading> = fc.oneof(
  plainRecord({ kind: fc.constant('run' as const), suit: anySuit, rank: anyRank, cards: cardRow(14, 1) }),
  plainRecord({ kind: fc.constant('set' as const), suit: fc.constant(-1), rank: anyRank, cards: cardRow(26, 1) }),
  cardRow(8, 1).chain((cards) =>
    plainRecord({
      kind: fc.constant('set' as const),
      suit: fc.constant(-1),
      rank: anyRank,
      cards: fc.constant(cards),
      suits: fc.array(anySuit, { minLength: cards.length, maxLength: cards.length }),
    }),
  ),
);

/** A reading as a meld on the table: laid by one seat, its cards from one or several seats. */
export const anyMeld: fc.Arbitrary<TableMeld> = fc
  .tuple(
    anyReading,
    anyMeldId,
    anySeat,
    fc.boolean(),
    fc.boolean(),
    fc.array(anySeat, { minLength: 26, maxLength: 26 }),
  )
  .map(([reading, id, by, locked, isShared, seats]) => ({
    ...reading,
    id,
    by,
    owners: reading.cards.map((_, index) => (isShared ? (seats[index] as number) : by)),
    locked,
  }));
