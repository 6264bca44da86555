import fc from 'fast-check';
import {
  type ClaimAction,
  cardSchema,
  countSchema,
  meldNumberSchema,
  rankSchema,
  readingSchema,
  SEAT_ACTIONS,
  type SeatAction,
  seatActionSchema,
  suitSchema,
} from '#engine';
import { anyCard, anyMeldId, anyReading } from './melds.ts';
import { type Instead, ofShape } from './ofShape.ts';

/** Generators of real cards and of melds that a game could have. */
export const PLAUSIBLE: Instead = new Map<unknown, fc.Arbitrary<unknown>>([
  [cardSchema, anyCard],
  [readingSchema, anyReading],
  [meldNumberSchema, anyMeldId],
  [countSchema, fc.integer({ min: 1, max: 104 })],
]) as Instead;

/** Actions that name real cards, ranks and suits, legal or not. */
export const plausibleActions: fc.Arbitrary<SeatAction> = ofShape(seatActionSchema, PLAUSIBLE);

/** Claims that name real cards, legal or not. */
export const plausibleClaims: fc.Arbitrary<ClaimAction> = ofShape(SEAT_ACTIONS.claim, PLAUSIBLE);

/** Every kind of action. */
export const ACTION_KINDS = Object.keys(SEAT_ACTIONS) as readonly SeatAction['type'][];

const numbers = (max: number): fc.Arbitrary<number> =>
  fc.oneof(
    { arbitrary: fc.nat(max), weight: 8 },
    { arbitrary: fc.constantFrom(-1, max + 1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31, 2 ** 53), weight: 1 },
  );

const strangeCard = fc.oneof(numbers(51), numbers(255));
const strangeCards = fc.array(strangeCard, { minLength: 1, maxLength: 6 });

const reading = {
  kind: fc.constantFrom('run', 'set'),
  suit: fc.oneof(fc.constant(-1), numbers(4)),
  rank: numbers(14),
  cards: strangeCards,
  suits: fc.array(numbers(4), { maxLength: 6 }),
};

/** Actions of the right shape with arbitrary numbers. */
export const strangeActions: fc.Arbitrary<SeatAction> = ofShape(
  seatActionSchema,
  new Map<unknown, fc.Arbitrary<unknown>>([
    [cardSchema, strangeCard],
    [rankSchema, numbers(14)],
    [suitSchema, numbers(4)],
    [meldNumberSchema, numbers(5)],
    [countSchema, numbers(2)],
    [readingSchema, fc.record(reading, { requiredKeys: ['kind', 'suit', 'rank', 'cards'], noNullPrototype: true })],
  ]) as Instead,
);
