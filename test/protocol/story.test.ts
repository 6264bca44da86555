import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apply, type GameEvent, parseCards, redact, type Viewer } from '#engine';
import { PRESET_IDS } from '#rules';
import { eventRowsOf, lastingRowsOf } from '../../server/state/writeState.ts';
import { anyEvents, EVENT_KINDS } from '../support/arbitrary/events.ts';
import { familyGames, NAMED, restlessly } from '../support/arbitrary/familyGames.ts';
import { asTold } from '../support/play/asTold.ts';
import { preset } from '../support/play/deals.ts';
import { type GameStep, playGame } from '../support/play/playGame.ts';
import { recorded } from '../support/play/playLines.ts';
import { type Position, position } from '../support/play/positions.ts';
import { expectSame } from '../support/same.ts';
import { serverTableAt } from '../support/server/look.ts';
import { Wire } from '../support/server/wire.ts';

/** Whole games take long on a busy machine. */

/** Sends a game over a wire, step by step, and checks what each step tells a spectator and two of the seats. */
function tell(steps: Iterable<GameStep>, onEvent: (type: GameEvent['type']) => void = () => undefined): void {
  let wire: Wire | null = null;
  for (const { before, after, events } of steps) {
    const viewers: readonly Viewer[] = ['spectator', 0, after.seats - 1];
    if (!wire) {
      wire = new Wire(after.seats, viewers);
      wire.send(serverTableAt(before), []);
    }
    wire.send(
      serverTableAt(after),
      events.map((event) => redact(event, 'spectator')),
    );
    for (const viewer of viewers) {
      expectSame(
        wire.story(viewer),
        events.map((event) => asTold(redact(event, viewer))),
      );
    }
    for (const { type } of events) onEvent(type);
  }
}

/** The first steps of a game. */
function* first(count: number, steps: Iterable<GameStep>): Generator<GameStep> {
  let step = 0;
  for (const each of steps) {
    yield each;
    if (++step >= count) return;
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

/** Biddies: a two is all that is left after the discard. */
const TWO_LEFT: Position = { rules: preset('biddies'), deal: 4, hands: ['2H KD', '3C', '6C 7D'] };

describe('story law: the story told to a viewer is what that viewer may know of the events', () => {
  test('in every named game', () => {
    const told = new Set<string>();
    // Games with rare steps come last in the list. Counted from these, a further named game leaves others their seeds.
    const games = [...NAMED.slice(PRESET_IDS.length).toReversed(), ...NAMED.slice(0, PRESET_IDS.length)];
    for (const [seed, { rules, seats }] of games.entries()) {
      tell(first(450, playGame({ seed, seats, rules, choose: restlessly })), (type) => told.add(type));
    }
    const rare = ['contractLaid', 'wentRummy', 'wentUpForTwo', 'reliefBegan'];
    expect(EVENT_KINDS.filter((kind) => !told.has(kind) && !rare.includes(kind))).toEqual([]);
  });

  test.each([
    ['contractLaid', '0 contract | set 5: 5C 5D 5H | set 9: 9C 9D 9H', CONTRACT],
    ['wentRummy', '0 rummy KD | set 5: 5C 5D 5H 5S | run 6H: 6H 7H 8H 9H TH JH', RUMMY],
    ['wentUpForTwo', '0 up KD', TWO_LEFT],
    ['reliefBegan', '0 discard KD', FIRST_TURN],
    ['dealEnded', 'table cancel', CONTRACT],
  ] as const)('in a rare turn: %s', (kind, line, moment) => {
    const before = position(moment);
    const { by, action } = recorded(line, before.seats);
    const played = apply(before, by, action);
    if (!played.ok) throw new Error(played.reason);
    const { state: after, events } = played.value;
    expect(events.map(({ type }) => type)).toContain(kind);
    tell([{ before, by, action, events, after }]);
  });

  test('by any rules', () => {
    fc.assert(
      fc.property(familyGames, fc.nat(150), (game, steps) => {
        tell(first(steps + 1, playGame(game)));
      }),
      { numRuns: 60, seed: 7 },
    );
  });
});

test('rows leave out what is hidden, even if nobody redacted the events', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 8 }).chain(anyEvents), (events) => {
      const redacted = events.map((event) => redact(event, 'spectator'));
      expect(events.flatMap(eventRowsOf)).toEqual(redacted.flatMap(eventRowsOf));
      const lasting = events.flatMap(lastingRowsOf);
      expect(lasting).toEqual(redacted.flatMap(lastingRowsOf));
    }),
  );
});

test('a stand-in’s meld is told with the cards it had, whatever was added since', () => {
  const meld = { kind: 'run', suit: 0, rank: 5, id: 0, by: 0, locked: false } as const;
  const laid = { ...meld, cards: parseCards('5C 6C 7C'), owners: [0, 0, 0] };
  const grown = { ...meld, rank: 4, cards: parseCards('4C 5C 6C 7C 8C'), owners: [1, 0, 0, 0, 2] };
  const game = { ...position({ hands: ['KD', 'QD', 'JD'] }), melds: [grown] };
  const away: readonly GameEvent[] = [{ type: 'melded', seat: 0, meld: laid, first: true }];
  const look = (viewer: Viewer) => ({ ...serverTableAt(game)(viewer), away: viewer === 0 ? away : [] });
  const wire = new Wire(3);
  wire.send(look, []);
  expect(wire.view(0).away).toEqual([{ type: 'melded', seat: 0, meld: laid }]);
  expect(wire.view(1).away).toEqual([]);
});
