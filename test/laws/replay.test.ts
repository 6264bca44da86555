import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRecord, parseRecorded, printRecord, printRecorded, replay } from '#record';
import { crazyRummy } from '#rules';
import { plausibleActions } from '../support/arbitrary/actions.ts';
import { familyGames } from '../support/arbitrary/familyGames.ts';
import { games } from '../support/arbitrary/games.ts';
import { type ChanceGame, stepsOf } from '../support/play/playGame.ts';

describe('law 8, replay', () => {
  /** Writes the first `count` steps of a game as a record and replays it. */
  const writeAndReplay = (game: ChanceGame, count: number): void => {
    const steps = stepsOf(game, count + 1);
    const { rules = crazyRummy, seats } = game;
    const text = printRecord({ rules, seats, actions: steps.map(({ by, action }) => ({ by, action })) });
    const parsed = parseRecord(text);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.reason));
    expect(parsed.value.rules).toEqual(rules);
    expect(printRecord(parsed.value)).toBe(text);
    const again = replay(parsed.value);
    expect(again.ok && again.value.state).toEqual(steps.at(-1)?.after);
    expect(again.ok && again.value.events).toEqual(steps.flatMap(({ events }) => events));
  };

  it('replaying a record gives the same state and events, and parsing inverts printing', () => {
    fc.assert(fc.property(games, fc.nat(2000), writeAndReplay), { numRuns: 12 });
  });

  it('the same holds for any game of the family', () => {
    fc.assert(fc.property(familyGames, fc.nat(400), writeAndReplay), { numRuns: 40 });
  });

  it('any action of a seat survives printing and parsing', () => {
    fc.assert(
      fc.property(plausibleActions, (action) => {
        expect(parseRecorded(printRecorded({ by: 2, action }), 3)).toEqual({ ok: true, value: { by: 2, action } });
      }),
      { numRuns: 500 },
    );
  });

  it('a damaged record is refused or read as another record, never with an exception', () => {
    const text = printRecord({
      rules: crazyRummy,
      seats: 3,
      actions: stepsOf({ seed: 8, seats: 3 }, 40).map(({ by, action }) => ({ by, action })),
    });
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.nat(20), fc.string({ maxLength: 12 }), (from, cut, put) => {
        const parsed = parseRecord(text.slice(0, from) + put + text.slice(from + cut));
        if (parsed.ok) expect(typeof replay(parsed.value).ok).toBe('boolean');
        else expect(parsed.reason.line).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });
});
