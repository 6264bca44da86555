import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type GameState, gameWinners, newGame, packCount, type SeatAction } from '#engine';
import { type GameRecord, printReading, printRecorded, replay } from '#record';
import { crazyRummy, PRESET_IDS } from '#rules';
import { oracleAllows } from '../oracle/judge.ts';
import { oracleIsMeld } from '../oracle/readings.ts';
import { onceLaid } from '../oracle/wildCards.ts';
import { playLines } from '../support/play/playLines.ts';
import { bareLines, gameText, readGame } from './readGame.ts';

const GAMES = readdirSync(import.meta.dirname).flatMap((name) => /^(\w+)\.txt$/.exec(name)?.[1] ?? []);

const games = new Map(GAMES.map((name) => [name, readGame(name)]));
const recordOf = (name: string): GameRecord => games.get(name) as GameRecord;

/** Facts worked out independently, as words: `#= wentOut 2: 30 5 0` is `wentOut 2`, `30 5 0`. */
const workedOut = (name: string, kind: RegExp) =>
  [...gameText(name).matchAll(/^#= ([\w -]+): ([\d -]+)$/gm)]
    .map(([, head = '', numbers = '']) => ({ head, numbers: numbers.split(' ').map(Number) }))
    .filter(({ head }) => kind.test(head));

const finals = new Map<string, GameState>();

/** The final state of a record. */
function finalOf(name: string): GameState {
  const known = finals.get(name);
  if (known) return known;
  const played = replay(recordOf(name));
  if (!played.ok)
    throw new Error(`${name}: event ${played.reason.event} of action ${played.reason.index} cannot be booked`);
  finals.set(name, played.value.state);
  return played.value.state;
}

/** The independent judge knows only the turns of Crazy Rummy, so it checks only games with the same turn rules. */
const TURN_RULES = ['play', 'draw', 'swap', 'goingOut'] as const;
const isJudged = ({ rules }: GameRecord): boolean =>
  TURN_RULES.every((group) => JSON.stringify(rules[group]) === JSON.stringify(crazyRummy[group]));

/** All steps of a record: the line, and the state before and after. */
function* momentsOf(record: GameRecord) {
  let before: GameState = newGame(record.rules, record.seats);
  for (const { by, action } of record.steps) {
    const line = printRecorded({ by, action });
    const after = playLines(before, line);
    yield { line, by, action, before, after };
    before = after;
  }
}

describe.each(GAMES)('%s', (name) => {
  it('gives each deal the points worked out independently', () => {
    const { results } = finalOf(name);
    const found = results.map(({ ending, out, points }) => ({ head: `${ending} ${out}`, numbers: points }));
    expect(found).toEqual(workedOut(name, /^(wentOut|exhausted|capped|void) /));
    expect(results.length).toBeGreaterThan(0);
  });

  it('gives the Press points and the winners worked out independently', () => {
    const { results, phase, totals, rules } = finalOf(name);
    const moved = results.filter(({ added }) => added.length > 0).map(({ added }) => added);
    expect(moved).toEqual(workedOut(name, /^press$/).map(({ numbers }) => numbers));
    const winners = gameWinners(rules, totals, results.at(-1)?.out ?? -1);
    const won = phase === 'over' ? [{ head: `won ${winners.join(' ')}`, numbers: totals }] : [];
    expect(won).toEqual(workedOut(name, /^won /));
  });

  it('has only melds on the table that the rulebook allows', () => {
    const record = recordOf(name);
    // The number of packs matters only where sets have a limit.
    const rules = {
      ...record.rules,
      pack: { ...record.rules.pack, packs: packCount(record.rules, record.seats) === 1 ? 'one' : 'two' },
    } as const;
    for (const { line, after } of momentsOf(record)) {
      const strange = after.melds.filter((meld) => !oracleIsMeld(meld, onceLaid({ rules, wildRank: after.wildRank })));
      expect([line, strange.map(printReading)]).toEqual([line, []]);
    }
  });

  it('has actions that are printed as they were written', () => {
    const [, , ...lines] = bareLines(gameText(name));
    expect(recordOf(name).steps.map(printRecorded)).toEqual(lines);
  });
});

it.each(GAMES.filter((name) => isJudged(recordOf(name))))(
  '%s has no turn that the independent judge refuses',
  (name) => {
    for (const { line, by, action, before } of momentsOf(recordOf(name))) {
      if (before.phase !== 'draw' && before.phase !== 'play') continue;
      expect([line, oracleAllows(before, Number(by), action as SeatAction)]).toEqual([line, true]);
    }
  },
);

it.each(PRESET_IDS)('there is a whole game of %s', (id) => {
  const games = GAMES.filter((name) => recordOf(name).rules.preset === id);
  expect(games.map((name) => finalOf(name).phase)).toContain('over');
});
