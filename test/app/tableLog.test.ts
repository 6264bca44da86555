import { expect, onTestFinished, test } from 'vitest';
import type { GameEvent } from '#engine';
import { logByDeal, nextLog, type SpokenLogRow } from '../../client/table/tableLog.ts';
import { readMessages } from '../../client/text/languages.ts';
import { speak } from '../../client/text/say.ts';
import { english } from '../support/englishTexts.ts';
import { gameAt } from '../support/play/gameAt.ts';

const line = (id: number, deal: number, seat: number | null): SpokenLogRow => ({
  ...{ id, deal, seat },
  words: `line ${id}`,
  aloud: `line ${id}`,
});

test('lines have their deal and seat', () => {
  const table = gameAt({ hands: ['4C 9D', '2C 2D', '5C'], deal: 4 }).game.table.value;
  const events: readonly GameEvent[] = [
    { type: 'turnBegan', seat: 1 } as never,
    { type: 'drew', seat: 1, from: 'stock', cards: [null] } as never,
    { type: 'windowClosed', seat: -1 } as never,
  ];
  const log = nextLog([line(7, 3, 0)], { table, events }, null);
  expect(log.slice(1)).toEqual([
    { id: 8, words: 'Ben drew a card from the stock.', aloud: 'Ben drew a card from the stock.', deal: 4, seat: 1 },
    { id: 9, words: 'Nobody did.', aloud: 'Nobody did.', deal: 4, seat: null },
  ]);
  expect(nextLog(log, { table, events: null }, null)).toBe(log);
});

test('lines follow a change of the language', async () => {
  const { game } = gameAt({ hands: ['4C 9D', '2C 2D', '5C'], deal: 4 });
  const events: readonly GameEvent[] = [{ type: 'drew', seat: 1, from: 'stock', cards: [null] } as never];
  const [line] = nextLog([], { table: game.table.value, events }, null);
  onTestFinished(() => speak(english));
  speak(await readMessages('fr', 'all'));
  expect([line?.words, line?.aloud]).toEqual(['Ben a pioché une carte.', 'Ben a pioché une carte.']);
});

test('below the heading of a deal its lines do not repeat it', () => {
  const { game } = gameAt({ hands: ['4C 9D', '2C 2D', '5C'], deal: 4 });
  const dealt = { type: 'dealt', deal: 4, dealer: 1, wildRank: 4, hands: [], stock: [], pile: [], faceUp: [] } as const;
  const events: readonly GameEvent[] = [{ ...dealt, indicator: -1, chance: null }];
  const [line] = nextLog([], { table: game.table.value, events }, null);
  expect(line?.words).toBe('Ben dealt. Fours are wild.');
  expect(line?.aloud).toBe('Deal 4: Ben dealt. Fours are wild.');
});

test('actions of the viewer’s stand-in are told as the bot’s', () => {
  const { game } = gameAt({ hands: ['4C 9D', '2C 2D', '5C'], deal: 4 });
  const table = game.table.value;
  const seats = table.seats.map((seat, i) => (i === 0 ? { ...seat, standIn: true } : seat));
  const events: readonly GameEvent[] = [{ type: 'discarded', seat: 0, card: 0 } as never];
  const [own] = nextLog([], { table, events }, null);
  const [stoodIn] = nextLog([], { table: { ...table, seats }, events }, null);
  expect(own?.words).toMatch(/^You discarded/);
  expect(stoodIn?.words).toMatch(/^The bot discarded/);
});

test('tell whose seat a person took over in mid-deal, and to which bot somebody left theirs', () => {
  const now = gameAt({ hands: ['4C 9D', '2C 2D', '5C'], deal: 4 }).game.table.value;
  const bot = { ...now.seats[1]!, name: 'Bruno', kind: 'bot', level: 'steady' } as const;
  const withBot = { ...now, seats: now.seats.with(1, bot) };
  const aloud = (lines: readonly SpokenLogRow[]) => lines.map((one) => [one.seat, one.aloud]);
  expect(aloud(nextLog([], { table: now, events: null }, withBot))).toEqual([[1, 'Ben took over Bruno’s seat.']]);
  expect(aloud(nextLog([], { table: withBot, events: null }, now))).toEqual([[1, 'Ben left, and Bruno plays on.']]);
  expect(nextLog([], { table: withBot, events: null }, { ...now, stage: 'over' })).toEqual([]);
});

test('lines are grouped by deal, and within a deal by seat', () => {
  const seats = [
    [1, null],
    [1, 1],
    [1, 1],
    [1, 2],
    [2, 2],
    [2, null],
    [2, 1],
  ] as const;
  const log = seats.map(([deal, seat], i) => line(i, deal, seat));
  expect(
    logByDeal(log).map(({ deal, turns }) => [deal, turns.map(({ id, seat, rows }) => [id, seat, rows.length])]),
  ).toEqual([
    [
      1,
      [
        [0, null, 1],
        [1, 1, 2],
        [3, 2, 1],
      ],
    ],
    [
      2,
      [
        [4, 2, 1],
        [5, null, 1],
        [6, 1, 1],
      ],
    ],
  ]);
});

test('at most 400 lines are kept', () => {
  const table = gameAt({ hands: ['4C 9D', '2C 2D', '5C'], deal: 4 }).game.table.value;
  const full = Array.from({ length: 400 }, (_, id) => line(id, 1, 0));
  const log = nextLog(full, { table, events: [{ type: 'discarded', seat: 2, card: 0 } as never] }, null);
  expect([log.length, log[0]?.id, log.at(-1)?.id]).toEqual([400, 1, 400]);
});
