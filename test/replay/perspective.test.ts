import { describe, expect, test } from 'vitest';
import { apply, type Card, type GameEvent, type MaybeCard, newGame, redact, type Seat, viewFor } from '#engine';
import type { SentEvent, TableUpdate } from '#protocol';
import type { GameRecord } from '#record';
import { ReplayConnection } from '../../client/replay/openReplay.ts';
import { type Perspective, replayLog } from '../../client/replay/perspective.ts';
import { type DealSpan, type Timeline, timelineOf } from '../../client/replay/timeline.ts';
import { readGame } from '../records/readGame.ts';
import type { Renaming } from '../support/play/positionsRenamed.ts';
import { shuffleOf } from '../support/play/secrets.ts';
import { expectSame } from '../support/same.ts';

/** Games with windows, penalties, calls, hidden piles, and with none of them. */
const GAMES = ['crazyRummy3', 'crummyRummy', 'fortWorthGin', 'fiveThousandRummy', 'dealersChoice', 'george'];

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hal'];

/** Everything that these eyes are shown from one place of a game to another, log included. */
function shown(
  timeline: Timeline,
  perspective: Perspective,
  { from, to }: Pick<DealSpan, 'from' | 'to'>,
): readonly unknown[] {
  const connection = new ReplayConnection(timeline, NAMES, from, perspective);
  const log = replayLog(timeline, NAMES);
  const updates: TableUpdate[] = [];
  connection.subscribe((update) => updates.push(update));
  for (let position = from + 1; position <= to; position++) connection.show(position, perspective);
  return [updates, log.until(to, perspective)];
}

/** A replay from its beginning, and the last update it has sent. */
function pageOf(timeline: Timeline, perspective: Perspective, position = 0) {
  const connection = new ReplayConnection(timeline, NAMES, position, perspective);
  let update: TableUpdate | null = null;
  connection.subscribe((now) => {
    update = now;
  });
  return { connection, last: () => update as unknown as TableUpdate };
}

describe.each(GAMES)('%s', (name) => {
  const record = readGame(name);
  const timeline = timelineOf(record);
  const seats = Array.from({ length: record.seats }, (_, seat) => seat);

  test('each seat sees at every step what the running game showed it', () => {
    let state = newGame(record.rules, record.seats);
    const pages = seats.map((seat) => pageOf(timeline, seat));
    for (const [position, { by, action }] of record.steps.entries()) {
      const played = apply(state, by, action);
      if (!played.ok) throw new Error(`step ${position}: ${played.reason}`);
      state = played.value.state;
      for (const [seat, { connection, last }] of pages.entries()) {
        if (position > 0) connection.show(position, seat);
        const { table, events } = last();
        expectSame(table.game, viewFor(state, seat));
        expectSame(events, position > 0 ? played.value.events.map((event) => redact(event, seat)) : null);
        expect(table.viewer).toBe(seat);
      }
    }
  });

  test('a seat is shown the same, whatever the cards it did not see', () => {
    let changed = 0;
    for (const [index, span] of timeline.deals.slice(0, 4).entries()) {
      const seat = index % record.seats;
      const before = { from: span.from, to: endOf(timeline, span) - 1 };
      const hidden = hiddenFrom(seat, timeline, before);
      const rename = shuffleOf(hidden, [index + 3, 1, 4, 1, 5, 9, 2, 6]);
      const other = timelineOf(renamed(record, before, rename));
      expect(shown(other, seat, before)).toEqual(shown(timeline, seat, before));
      if (hidden.some((card) => rename(card) !== card)) {
        changed += 1;
        expect(shown(other, 'all', before)).not.toEqual(shown(timeline, 'all', before));
      }
    }
    expect(changed).toBeGreaterThan(0);
  });
});

test('all hands are open to somebody who sees all, and the stock to nobody', () => {
  const timeline = timelineOf(readGame('crazyRummy3'));
  const [span] = timeline.deals as [DealSpan];
  const { connection, last } = pageOf(timeline, 'all', span.from - 1);
  connection.show(span.from, 'all');
  const { table, events } = last();
  const { hands } = timeline.stateAt(span.from);
  expect(table.game?.seats.map(({ shown: hand }) => hand)).toEqual(hands);
  const dealt = events?.find((event) => event.type === 'dealt');
  const stock = timeline.stateAt(span.from).stock.map(() => null);
  expect(dealt).toMatchObject({ hands, stock, chance: null });
});

test('only the next moment has a story; others, and other eyes, are there at once', () => {
  const timeline = timelineOf(readGame('crazyRummy3'));
  const stories: (readonly SentEvent[] | null)[] = [];
  const connection = new ReplayConnection(timeline, NAMES, 5, 0);
  connection.subscribe(({ events }) => stories.push(events));
  connection.show(6, 0);
  connection.show(5, 0);
  connection.show(9, 0);
  connection.show(9, 1);
  connection.show(10, 0);
  expect(stories.map((story) => story !== null)).toEqual([false, true, false, false, false, false]);
});

test('nobody can play', async () => {
  const connection = new ReplayConnection(timelineOf(readGame('crazyRummy3')), NAMES, 5, 0);
  for (const reply of [connection.act(), connection.next(), connection.rematch(), connection.back()])
    expect(await reply).toEqual({ ok: false, reason: 'notPlaying' });
});

/** The place at which the deal ends and all hands are shown. */
const endOf = ({ steps }: Timeline, { from, to }: DealSpan): number =>
  from + steps.slice(from, to + 1).findIndex(({ kind }) => kind === 'dealEnd');

/** The cards of a deal that a seat has not seen at any of these moments. */
function hiddenFrom(seat: Seat, timeline: Timeline, { from, to }: Pick<DealSpan, 'from' | 'to'>): readonly Card[] {
  const seen = new Set<Card>();
  for (let position = from; position <= to; position++) {
    const { hand, pile, seats, melds, draft, moves, indicator } = viewFor(timeline.stateAt(position), seat);
    const cards = [...hand, ...pile, ...draft.drawn, indicator, ...melds.flatMap((meld) => meld.cards)];
    for (const card of [...cards, ...seats.flatMap(({ known }) => known)]) seen.add(card);
    for (const { card } of moves) if (card !== null) seen.add(card);
  }
  const { stock, hands } = timeline.stateAt(from);
  return [...stock, ...hands.flat()].filter((card) => !seen.has(card));
}

/** The record with other hidden cards at these places. */
function renamed(record: GameRecord, { from, to }: Pick<DealSpan, 'from' | 'to'>, rename: Renaming): GameRecord {
  const steps = record.steps.slice(0, to + 1).map((step, position) => {
    return position < from ? step : { ...step, events: step.events.map((event) => renamedEvent(event, rename)) };
  });
  return { ...record, steps };
}

function renamedEvent(event: GameEvent, rename: Renaming): GameEvent {
  const all = (cards: readonly MaybeCard[]): readonly Card[] => cards.map((card) => rename(card as Card));
  switch (event.type) {
    case 'dealt':
    case 'dealtOn': {
      const hands = event.hands.map((hand) => all(hand).toSorted((a, b) => a - b));
      return { ...event, hands, stock: all(event.stock) };
    }
    case 'drew':
    case 'penalized':
      return { ...event, cards: all(event.cards) };
    case 'reshuffled':
      return { ...event, stock: all(event.stock) };
    default:
      return event;
  }
}
