import fc from 'fast-check';
import type { Card, ClaimAction, LayOffAction, MeldAction, Reading, SeatAction, Spot } from '#engine';
import { anyCard, anyMeldId, anyPlace, anyRank, anyReading, anySuit, plainRecord } from './melds.ts';

/** Generators for the values an action from an untrusted client may name. */
interface Parts {
  readonly card: fc.Arbitrary<Card>;
  readonly rank: fc.Arbitrary<number>;
  readonly suit: fc.Arbitrary<number>;
  readonly meld: fc.Arbitrary<number>;
  readonly count: fc.Arbitrary<number>;
  readonly reading: fc.Arbitrary<Reading>;
}

type Arbitraries = { readonly [Type in SeatAction['type']]: fc.Arbitrary<Extract<SeatAction, { type: Type }>> };

/** Generators for every kind of action: a missing kind is a compile error. */
function kindsOf({ card, rank, suit, meld, count, reading }: Parts): Arbitraries {
  const is = <Type extends SeatAction['type']>(type: Type) => fc.constant(type);
  const readings = (maxLength: number) => fc.array(reading, { minLength: 1, maxLength });
  const to: fc.Arbitrary<Spot> = plainRecord({ meld, place: anyPlace });
  const layOff: fc.Arbitrary<LayOffAction> = fc.oneof(
    plainRecord({ type: is('layOff'), card, meld, place: anyPlace }),
    plainRecord({ type: is('layOff'), card, meld, place: anyPlace, suit }),
  );
  const melding: fc.Arbitrary<MeldAction> = plainRecord({ type: is('meld'), reading });
  return {
    draw: fc.oneof(
      fc.constant({ type: 'draw' as const, from: 'stock' as const }),
      plainRecord({ type: is('draw'), from: fc.constant('pile' as const), count }),
    ),
    meld: melding,
    layOff,
    swap: fc.oneof(
      plainRecord({ type: is('swap'), meld, wild: card, natural: card }),
      plainRecord({ type: is('swap'), meld, wild: card, natural: card, to }),
    ),
    takeBack: plainRecord({ type: is('takeBack') }),
    discard: plainRecord({ type: is('discard'), card }),
    contract: plainRecord({ type: is('contract'), readings: readings(4) }),
    goOut: plainRecord({ type: is('goOut') }),
    float: plainRecord({ type: is('float') }),
    endTurn: plainRecord({ type: is('endTurn') }),
    goRummy: plainRecord({ type: is('goRummy'), readings: readings(9), card: fc.option(card) }),
    upForTwo: plainRecord({ type: is('upForTwo'), card }),
    decline: plainRecord({ type: is('decline') }),
    recall: plainRecord({ type: is('recall') }),
    chooseSize: plainRecord({ type: is('chooseSize'), size: fc.constantFrom(2, 12) }),
    nameWild: plainRecord({ type: is('nameWild'), rank }),
    claim: plainRecord({ type: is('claim'), count, lay: fc.option(fc.oneof(layOff, melding)) }),
    pass: plainRecord({ type: is('pass'), forDeal: fc.boolean() }),
    press: plainRecord({ type: is('press'), take: fc.boolean() }),
  };
}

const actionsOf = (parts: Parts): fc.Arbitrary<SeatAction> => fc.oneof(...Object.values(kindsOf(parts)));

const PLAUSIBLE: Parts = {
  card: anyCard,
  rank: anyRank,
  suit: anySuit,
  meld: anyMeldId,
  count: fc.integer({ min: 1, max: 104 }),
  reading: anyReading,
};

/** Actions that name real cards, ranks and suits, legal or not. */
export const plausibleActions: fc.Arbitrary<SeatAction> = actionsOf(PLAUSIBLE);

/** Claims that name real cards, legal or not. */
export const plausibleClaims: fc.Arbitrary<ClaimAction> = kindsOf(PLAUSIBLE).claim;

/** Every kind of action. */
export const ACTION_KINDS = Object.keys(kindsOf(PLAUSIBLE)) as readonly SeatAction['type'][];

const numbers = (max: number): fc.Arbitrary<number> =>
  fc.oneof(
    { arbitrary: fc.nat(max), weight: 8 },
    { arbitrary: fc.constantFrom(-1, max + 1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31, 2 ** 53), weight: 1 },
  );

const strangeCard = fc.oneof(numbers(51), numbers(255));
const strangeCards = fc.array(strangeCard, { minLength: 1, maxLength: 6 });

/** Actions of the right shape with arbitrary numbers. */
export const strangeActions: fc.Arbitrary<SeatAction> = actionsOf({
  card: strangeCard,
  rank: numbers(14),
  suit: numbers(4),
  meld: numbers(5),
  count: numbers(2),
  reading: fc.oneof(
    plainRecord({
      kind: fc.constantFrom('run', 'set'),
      suit: fc.oneof(fc.constant(-1), numbers(4)),
      rank: numbers(14),
      cards: strangeCards,
    }),
    plainRecord({
      kind: fc.constantFrom('run', 'set'),
      suit: fc.oneof(fc.constant(-1), numbers(4)),
      rank: numbers(14),
      cards: strangeCards,
      suits: fc.array(numbers(4), { maxLength: 6 }),
    }),
  ),
});
