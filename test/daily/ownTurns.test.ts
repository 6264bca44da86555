import { describe, expect, test } from 'vitest';
import { replay } from '#record';
import { ownTurns } from '../../client/results/BesideBest.tsx';
import { readGame, recordText } from '../records/readGame.ts';

const NAME = 'crazyRummy3';

/** The game as it was booked. */
function booked() {
  const played = replay(readGame(NAME));
  if (!played.ok) throw new Error('the record cannot be replayed');
  return played.value;
}

describe('the turns of a player in a daily deal', () => {
  const mine = ownTurns(recordText(NAME), null) ?? [];
  const theirs = ownTurns(recordText(NAME), 'Ben') ?? [];

  test('are all turns of their seat, deal by deal, with the points of each deal', () => {
    const { state, events } = booked();
    const begun = events.filter((event) => event.type === 'turnBegan' && event.seat === 0);
    expect(mine.map(({ deal }) => deal)).toEqual([1, 2, 3]);
    expect(mine.flatMap(({ turns }) => turns)).toHaveLength(begun.length);
    expect(mine.map(({ points }) => points)).toEqual(state.results.map(({ points }) => points[0]));
  });

  test('say which cards were drawn from where, laid and discarded, to oneself as "you"', () => {
    const lines = mine.flatMap(({ turns }) => turns.flat());
    const drew = booked().events.filter((event) => event.type === 'drew' && event.seat === 0);
    expect(lines.filter((line) => /^You (drew|took) the .* from the (stock|discard pile)\.$/.test(line))).toHaveLength(
      drew.length,
    );
    for (const line of lines) expect(line).toMatch(/^You /);
  });

  test('of another have the same cards and that name', () => {
    const named = theirs.flatMap(({ turns }) => turns.flat());
    expect(named.map((line) => line.replace(/^Ben /, 'You '))).toEqual(mine.flatMap(({ turns }) => turns.flat()));
  });

  test('cannot be read from another text', () => {
    expect(ownTurns('no record', null)).toBeNull();
  });
});
