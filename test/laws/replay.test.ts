import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type GameRecord,
  MAX_LINE_LENGTH,
  parseRecord,
  parseRecorded,
  printRecord,
  printRecorded,
  RECORD_PROBLEMS,
  replay,
} from '#record';
import { canPlay, crazyRummy } from '#rules';
import { plausibleActions } from '../support/arbitrary/actions.ts';
import { familyGames, NAMED, restlessly } from '../support/arbitrary/familyGames.ts';
import { games } from '../support/arbitrary/games.ts';
import { anyRulesAndSeats } from '../support/arbitrary/rules.ts';
import { decideAgain } from '../support/play/decideAgain.ts';
import { type ChanceGame, eagerly, stepsOf } from '../support/play/playGame.ts';
import { expectSame } from '../support/same.ts';

/** The record of the first steps of a game. */
const recordOf = ({ rules = crazyRummy, ...game }: ChanceGame, count?: number): GameRecord => ({
  rules,
  seats: game.seats,
  steps: stepsOf({ rules, ...game }, count).map(({ by, action, events }) => ({ by, action, events })),
});

/** A record that is known to be valid. */
function read(text: string): GameRecord {
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.reason));
  return parsed.value;
}

/** Reads and replays untrusted text: whatever it is, it is refused, or gives a game in which every event was booked. */
function readAnything(text: string): void {
  const parsed = parseRecord(text);
  if (!parsed.ok) {
    expect(RECORD_PROBLEMS).toContain(parsed.reason.problem);
    expect(parsed.reason.line).toBeGreaterThan(0);
    return;
  }
  const { rules, seats, steps } = parsed.value;
  expect(printRecord(read(printRecord(parsed.value)))).toBe(printRecord(parsed.value));
  const played = replay(parsed.value);
  if (!played.ok) {
    expect(steps[played.reason.index]?.events[played.reason.event]).toBeDefined();
    return;
  }
  expectSame(
    played.value.events,
    steps.flatMap(({ events }) => events),
  );
  const { state } = played.value;
  expect([state.hands.length, state.totals.every(Number.isSafeInteger)]).toEqual([seats, true]);
  if (canPlay(rules, seats)) decideAgain(rules, seats, steps);
}

describe('law 8, replay', () => {
  /** Writes the first `count` steps of a game as a record and replays it. */
  const writeAndReplay = (game: ChanceGame, count: number): void => {
    const steps = stepsOf(game, count + 1);
    const { rules = crazyRummy, seats } = game;
    const record = recordOf(game, count + 1);
    const text = printRecord(record);
    expectSame(read(text), record);
    expect(printRecord(read(text))).toBe(text);
    const again = replay(read(text));
    expect(again).toEqual({
      ok: true,
      value: { state: steps.at(-1)?.after, events: steps.flatMap(({ events }) => events) },
    });
    expect(decideAgain(rules, seats, record.steps)).toEqual({ ok: true, value: record.steps });
  };

  it('replaying a record gives the same state and events, and parsing inverts printing', () => {
    fc.assert(fc.property(games, fc.nat(2000), writeAndReplay), { numRuns: 8 });
  });

  it('the same holds for any game of the family', () => {
    fc.assert(fc.property(familyGames, fc.nat(400), writeAndReplay), { numRuns: 25 });
  });

  it('any rules and number of seats survive printing and parsing', () => {
    fc.assert(
      fc.property(anyRulesAndSeats, (table) => {
        expect(read(printRecord({ ...table, steps: [] }))).toEqual({ ...table, steps: [] });
      }),
      { numRuns: 100 },
    );
  });

  it('any action of a seat survives printing and parsing', () => {
    fc.assert(
      fc.property(plausibleActions, (action) => {
        expect(parseRecorded(printRecorded({ by: 2, action }), 3)).toEqual({ ok: true, value: { by: 2, action } });
      }),
      { numRuns: 500 },
    );
  });

  it('no line of any game comes near the limit', () => {
    const most = NAMED.map(({ rules, seats }) => {
      const text = printRecord(recordOf({ seed: 5, seats, rules, choose: eagerly }, 600));
      return Math.max(...text.split('\n').map(({ length }) => length));
    });
    expect(Math.max(...most)).toBeLessThan(MAX_LINE_LENGTH / 2);
  });
});

describe('untrusted text never throws', () => {
  /** Records whose events cover all that some games do. */
  const TEXTS = [{ rules: crazyRummy, seats: 3 }, ...NAMED.slice(-4), ...NAMED.slice(0, 6)].map(({ rules, seats }) =>
    printRecord(recordOf({ seed: 8, seats, rules, choose: restlessly }, 120)),
  );
  const texts = fc.constantFrom(...TEXTS);

  it('any text is refused', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), readAnything), { numRuns: 300 });
  });

  it('any text in place of a part', () => {
    const strange = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom(
        '{',
        ']',
        '"__proto__":{},',
        'null',
        '-1',
        '1e9',
        '0.5',
        '[]',
        '{}',
        '\n',
        '\n= [{}]\n',
        '\\u0023',
      ),
    );
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(20), strange, (text, at, cut, put) => {
        const from = at % text.length;
        readAnything(text.slice(0, from) + put + text.slice(from + cut));
      }),
      { numRuns: 200 },
    );
  });

  it('numbers, words and lines that belong elsewhere', () => {
    /** Puts one match of a pattern in the place of another. */
    const moved = (text: string, pattern: RegExp, from: number, to: number): string => {
      const found = [...text.matchAll(pattern)];
      const [taken = '', put] = [found[from % found.length]?.[0], found[to % found.length]];
      return text.slice(0, put?.index) + taken + text.slice((put?.index ?? 0) + (put?.[0].length ?? 0));
    };
    const patterns = fc.constantFrom(
      /-?\b\d+\b/g,
      /"\w+"/g,
      /\[[^[\]]*\]/g,
      /\{[^{}]*\}/g,
      /\n.+\n= .+/g,
      /\n= .+/g,
      /^.+$/gm,
    );
    const move = fc.tuple(patterns, fc.nat(), fc.nat());
    fc.assert(
      fc.property(texts, fc.array(move, { minLength: 1, maxLength: 4 }), (text, moves) =>
        readAnything(moves.reduce((whole, [pattern, from, to]) => moved(whole, pattern, from, to), text)),
      ),
      { numRuns: 500 },
    );
  });
});
