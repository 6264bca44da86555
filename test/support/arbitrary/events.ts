import fc from 'fast-check';
import { type ClaimWindow, eventSchemasAt, type GameEvent, type Play, playSchemaAt } from '#engine';
import { PLAUSIBLE } from './actions.ts';
import { anyMeld, anySeat, cardRow, plainRecord } from './melds.ts';
import { ofShape } from './ofShape.ts';

const is = <Type extends GameEvent['type']>(type: Type) => fc.constant(type);

/** A window as it opens: nobody has answered yet. */
export const anyWindow = (seats: number): fc.Arbitrary<ClaimWindow> =>
  plainRecord({
    kind: fc.constantFrom('take' as const, 'call' as const),
    seats: fc.uniqueArray(fc.nat(seats - 1), { minLength: 1, maxLength: seats }),
    cards: cardRow(12, 1),
    waiting: fc.nat(2 ** seats - 1),
    claims: fc.constant(Array.from({ length: seats }, () => null)),
    next: fc.nat(seats - 1),
  });

export const anyPlay: fc.Arbitrary<Play> = ofShape(playSchemaAt(8), PLAUSIBLE);

/** Generators for every kind of event, by number of seats. */
const kindsAt = (seats: number): readonly fc.Arbitrary<GameEvent>[] =>
  Object.values({
    ...Object.fromEntries(
      Object.entries(eventSchemasAt(seats)).map(([type, shape]) => [type, ofShape<GameEvent>(shape, PLAUSIBLE)]),
    ),
    // Their parts depend on each other.
    melded: plainRecord({ type: is('melded'), seat: anySeat, meld: anyMeld, first: fc.boolean() }),
    contractLaid: plainRecord({
      type: is('contractLaid'),
      seat: anySeat,
      melds: fc.array(anyMeld, { minLength: 1, maxLength: 4 }),
    }),
    windowOpened: plainRecord({ type: is('windowOpened'), window: anyWindow(seats), offered: cardRow(90) }),
  });

/** Arbitrary events at a table with this many seats, each kind equally likely. */
export const anyEvents = (seats: number): fc.Arbitrary<GameEvent[]> =>
  fc.array(fc.oneof(...kindsAt(seats)), { minLength: 1, maxLength: 12 });

/** Every kind of event. */
export const EVENT_KINDS = Object.keys(eventSchemasAt(3)) as readonly GameEvent['type'][];
