import { describe, expect, test } from 'vitest';
import { think } from '#bots';
import { firstDeparture, parseRecord, replay } from '#record';
import { now, type OpenedPractice, openAt, playPracticeDeal } from './openAt.ts';

describe('the record of the game so far', () => {
  const textOf = ({ table }: OpenedPractice): string => {
    const answer = table.request({ kind: 'game' });
    if (!answer.ok) throw new Error(answer.reason);
    return String(answer.value);
  };
  const resultsIn = (text: string) => {
    const read = parseRecord(text);
    if (!read.ok) throw new Error(`line ${read.reason.line}: ${read.reason.problem}`);
    expect(firstDeparture(read.value)).toBeNull();
    const replayed = replay(read.value);
    return replayed.ok ? replayed.value.state.results : null;
  };

  test('has the finished deals, whole, and nothing of the running one', () => {
    const opened = openAt(3);
    opened.runOn();
    expect(opened.table.request({ kind: 'game' })).toEqual({ ok: false, reason: 'notNow' });
    playPracticeDeal(opened);
    const one = textOf(opened);
    expect(resultsIn(one)).toEqual(now(opened).game?.results);
    opened.table.request({ kind: 'next' });
    opened.runOn();
    expect(now(opened).game?.deal).toBe(2);
    expect(textOf(opened)).toBe(one);
    playPracticeDeal(opened);
    expect(resultsIn(textOf(opened))).toEqual(now(opened).game?.results);
  });

  test('is whole again after a reload, and after a rematch of the new game alone', () => {
    const before = openAt(3);
    playPracticeDeal(before);
    const opened = openAt(3, 'crazy-rummy', think, before.log.entries);
    expect(textOf(opened)).toBe(textOf(before));
    opened.table.request({ kind: 'next' });
    playPracticeDeal(opened);
    expect(resultsIn(textOf(opened))).toHaveLength(2);
    while (now(opened).stage !== 'over') {
      opened.table.request({ kind: 'next' });
      playPracticeDeal(opened);
    }
    expect(resultsIn(textOf(opened))).toHaveLength(13);
    opened.table.request({ kind: 'rematch' });
    opened.runOn();
    expect(opened.table.request({ kind: 'game' })).toEqual({ ok: false, reason: 'notNow' });
  });

  test('cannot be had of a game that another version began, or whose beginning was deleted', () => {
    const before = openAt(3);
    playPracticeDeal(before);
    const lines = before.log.entries;
    const snapshot = lines.findLastIndex(({ type }) => type === 'snapshot');
    const old = lines.map(({ v, ...line }, i) => (i < snapshot ? line : { v, ...line }));
    for (const past of [lines.slice(snapshot), old]) {
      const opened = openAt(3, 'crazy-rummy', think, past);
      expect(opened.table.request({ kind: 'game' })).toEqual({ ok: false, reason: 'notNow' });
    }
  });
});
