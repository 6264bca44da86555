import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GameEvent, newGame, redact, viewFor } from '#engine';
import { claimOf, packClaim, packStory, tellStory } from '#protocol';
import { crazyRummy } from '#rules';
import { plausibleClaims } from '../support/arbitrary/actions.ts';
import { anyEvents, EVENT_KINDS } from '../support/arbitrary/events.ts';

const SPECTATOR = viewFor(newGame(crazyRummy, 3), 'spectator');
const forAll = (events: readonly GameEvent[]) => events.map((event) => redact(event, 'spectator'));

describe('a story as text', () => {
  test('decodes to exactly what a spectator may know, for any events of any game', () => {
    const told = new Set<string>();
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 8 }).chain(anyEvents), (events) => {
        const packed = packStory(forAll(events));
        expect(packed).toMatch(/^[#-~]*$/);
        expect(tellStory(packed, SPECTATOR, null)).toStrictEqual(forAll(events));
        for (const { type } of events) told.add(type);
      }),
      { numRuns: 400 },
    );
    expect([...told].sort()).toEqual([...EVENT_KINDS].sort());
  });

  test('leaves out a deal’s secret and an answer, even if nobody redacted them', () => {
    fc.assert(
      fc.property(anyEvents(4), (events) => {
        const careless = events.filter(({ type }) => type === 'answered' || type === 'dealt');
        const packed = packStory(careless);
        const hidden = careless.map((event) =>
          event.type === 'dealt' ? { ...event, chance: null } : { ...event, claim: null, forDeal: false },
        );
        expect(tellStory(packed, SPECTATOR, null)).toStrictEqual(hidden);
      }),
    );
  });
});

test("the viewer's own claim is decoded as it was encoded; no claim is the empty text", () => {
  expect(packClaim(null)).toBe('');
  fc.assert(
    fc.property(fc.option(plausibleClaims), (claim) => {
      expect(claimOf(packClaim(claim))).toStrictEqual(claim);
    }),
  );
});
