import fc from 'fast-check';
import { is } from 'valibot';
import { expect, test } from 'vitest';
import { eventListSchemaAt, type GameEvent } from '#engine';
import { anyEvents } from '../support/arbitrary/events.ts';

const isFit = (events: readonly unknown[]): boolean => is(eventListSchemaAt(8), JSON.parse(JSON.stringify(events)));

/** Arbitrary events, and a field of the first. */
const eventsAndField = anyEvents(8).chain((events) =>
  fc.record({ events: fc.constant(events), field: fc.constantFrom(...Object.keys(events[0] as GameEvent)) }),
);

const MAY_BE_ABSENT = ['laidOff suit', 'swapped second'];

test('events of every kind have the form of events, and no more or fewer fields', () => {
  fc.assert(
    fc.property(eventsAndField, fc.string(), ({ events: [first, ...rest], field }, name) => {
      const { [field]: _, ...fewer } = { ...first } as Record<string, unknown>;
      expect(isFit([first, ...rest])).toBe(true);
      expect(isFit([...rest, { ...first, [`also ${name}`]: 0 }])).toBe(false);
      expect(isFit([...rest, fewer])).toBe(MAY_BE_ABSENT.includes(`${first?.type} ${field}`));
    }),
    { numRuns: 500 },
  );
});

test('events of a larger table do not fit a smaller one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 7 }), (seats) => {
      const event = { type: 'wentRummy', seat: seats };
      expect([is(eventListSchemaAt(seats + 1), [event]), is(eventListSchemaAt(seats), [event])]).toEqual([true, false]);
    }),
  );
});

test('hidden cards, and a deal without its secret, are not booked', () => {
  const drew = (cards: readonly unknown[]) => ({ type: 'drew', seat: 0, from: 'stock', cards });
  expect([isFit([drew([7])]), isFit([drew([null])])]).toEqual([true, false]);
  fc.assert(
    fc.property(anyEvents(8), (events) => {
      for (const event of events) if (event.type === 'dealt') expect(isFit([{ ...event, chance: null }])).toBe(false);
    }),
  );
});
