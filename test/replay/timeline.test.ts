import { expect, test } from 'vitest';
import { blankGame, evolve } from '#engine';
import { namedTurnIn, positionOfTurn, timelineOf, turnAddress } from '../../client/replay/timeline.ts';
import { readGame } from '../records/readGame.ts';

const GAMES = ['crazyRummy3', 'crummyRummy', 'fortWorthGin', 'dealersChoice', 'autoPress'];

test.each(GAMES)('%s: the state at every position is that of the game played so far', (name) => {
  const record = readGame(name);
  const timeline = timelineOf(record);
  let state = blankGame(record.rules, record.seats);
  for (const [position, { events }] of record.steps.entries()) {
    state = events.reduce(evolve, state);
    expect(timeline.stateAt(position)).toEqual(state);
  }
  expect(timeline.steps).toHaveLength(record.steps.length);
});

test.each(GAMES)('%s: every deal and turn is found where it begins', (name) => {
  const timeline = timelineOf(readGame(name));
  expect(timeline.deals.map(({ deal }) => deal)).toEqual(timeline.deals.map((_, i) => i + 1));
  for (const { deal, from, to, turns } of timeline.deals) {
    expect(timeline.steps[from]).toMatchObject({ deal, kind: 'deal' });
    for (let turn = 1; turn <= turns; turn++) {
      const position = positionOfTurn(timeline, deal, turn);
      expect(timeline.steps[position]).toMatchObject({ deal, turn });
      expect(position === from || (timeline.steps[position - 1]?.turn ?? 0) < turn).toBe(true);
    }
    expect(positionOfTurn(timeline, deal, 9_999)).toBe(to);
  }
});

test('a moment that is not there leads to the nearest', () => {
  const timeline = timelineOf(readGame('crazyRummy3'));
  const last = timeline.deals.at(-1);
  expect(positionOfTurn(timeline, 99, 1)).toBe(last?.from);
  expect(positionOfTurn(timeline, 0, 0)).toBe(timeline.deals[0]?.from);
});

test('melds, swaps and goings-out are marked, but no play that was taken back', () => {
  const timeline = timelineOf(readGame('crazyRummy3'));
  const outs = timeline.marks.filter(({ kind }) => kind === 'out').map(({ at }) => at);
  expect(outs).toEqual(timeline.deals.map(({ to }) => to));
  for (const { at, kind } of timeline.marks) {
    const types = timeline.steps[at]?.events.map(({ type }) => type);
    if (kind === 'meld') expect(types).toContain('melded');
    if (kind === 'swap') expect(types).toContain('swapped');
  }
  const [melded] = timeline.marks.filter(({ kind }) => kind === 'meld');
  const at = melded?.at ?? 0;
  const { by, events } = timeline.steps[at] as (typeof timeline.steps)[number];
  const meld = events.find((event) => event.type === 'melded');
  const play = { type: 'meld', meld: meld?.meld.id ?? 0, first: true } as const;
  const record = readGame('crazyRummy3');
  const takenBack = [
    ...record.steps.slice(0, at + 1),
    { by, action: { type: 'takeBack' } as const, events: [{ type: 'tookBack', seat: Number(by), play } as const] },
  ];
  expect(timelineOf({ ...record, steps: takenBack }).marks).toEqual(timeline.marks.filter((mark) => mark.at < at));
});

test('the address of a moment leads back to it, and any other text to none', () => {
  expect(turnAddress({ deal: 7, turn: 4 })).toBe('deal-7-turn-4');
  expect(namedTurnIn('#deal-7-turn-4')).toEqual({ deal: 7, turn: 4 });
  expect(namedTurnIn('deal-7')).toEqual({ deal: 7, turn: 0 });
  for (const text of ['', '#', '#deal-', '#deal-x-turn-1', '#deal-1-turn-', '#deal-99999', '#turn-1'])
    expect(namedTurnIn(text)).toBeNull();
});
