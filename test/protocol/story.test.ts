import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apply, redact, viewFor } from '#engine';
import { packStory, tellStory } from '#protocol';
import { EVENT_KINDS } from '../support/arbitrary/events.ts';
import { familyGames, NAMED, restlessly } from '../support/arbitrary/familyGames.ts';
import { preset } from '../support/play/deals.ts';
import { type GameStep, playGame } from '../support/play/playGame.ts';
import { recorded } from '../support/play/playLines.ts';
import { type Position, position } from '../support/play/positions.ts';
import { expectSame } from '../support/same.ts';
import { viewersOf } from '../support/server/look.ts';

/** Whole games take long on a busy machine. */

/** Checks the story of one step for every viewer. */
function tell({ before, after, events }: GameStep): void {
  const packed = packStory(events.map((event) => redact(event, 'spectator')));
  for (const viewer of viewersOf(after.seats)) {
    const own = events.map((event) => redact(event, viewer));
    expectSame(tellStory(packed, viewFor(after, viewer), viewFor(before, viewer)), own);
  }
}

/** A hand with the first contract of Crummy Rummy. */
const CONTRACT: Position = {
  rules: preset('crummy-rummy'),
  deal: 1,
  hands: ['5C 5D 5H 9C 9D 9H KD', '3C 4C', '6C 7D'],
};

/** Thanasis: ten cards in melds, and one to discard. */
const RUMMY: Position = {
  rules: preset('thanasis'),
  wildRank: 3,
  hands: ['5C 5D 5H 5S 6H 7H 8H 9H TH JH KD', '4C 4D 4H', '7C 7D', 'QC', 'QS'],
};

/** Beanie: a player can go out on the first turn, before the others have had one. */
const FIRST_TURN: Position = { rules: preset('beanie'), hands: ['KD', '3C 4C 5C', '6C 7D'], hadTurns: [] };

describe('story law: the story told to a viewer is what that viewer may know of the events', () => {
  test('in every named game', () => {
    const told = new Set<string>();
    for (const [seed, { rules, seats }] of NAMED.entries()) {
      let step = 0;
      for (const each of playGame({ seed, seats, rules, choose: restlessly })) {
        tell(each);
        step += 1;
        for (const { type } of each.events) told.add(type);
        if (step > 500) break;
      }
    }
    const rare = ['contractLaid', 'wentRummy', 'reliefBegan'];
    expect(EVENT_KINDS.filter((kind) => !told.has(kind) && !rare.includes(kind))).toEqual([]);
  });

  test.each([
    ['contractLaid', '0 contract | set 5: 5C 5D 5H | set 9: 9C 9D 9H', CONTRACT],
    ['wentRummy', '0 rummy KD | set 5: 5C 5D 5H 5S | run 6H: 6H 7H 8H 9H TH JH', RUMMY],
    ['reliefBegan', '0 discard KD', FIRST_TURN],
    ['dealEnded', 'table cancel', CONTRACT],
  ] as const)('in a rare turn: %s', (kind, line, moment) => {
    const before = position(moment);
    const { by, action } = recorded(line, before.seats);
    const played = apply(before, by, action);
    if (!played.ok) throw new Error(played.reason);
    const { state: after, events } = played.value;
    expect(events.map(({ type }) => type)).toContain(kind);
    tell({ before, by, action, events, after });
  });

  test('by any rules', () => {
    fc.assert(
      fc.property(familyGames, fc.nat(150), (game, steps) => {
        let step = 0;
        for (const each of playGame(game)) {
          tell(each);
          if (++step > steps) break;
        }
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  test.each(['#~', '~', 'abc', '\u0000'])('%j is no story', (text) => {
    const [step] = playGame({ seed: 1, seats: 3 });
    if (!step) throw new Error('no game');
    expect(() => tellStory(text, viewFor(step.after, 'spectator'), null)).toThrow(RangeError);
  });
});
