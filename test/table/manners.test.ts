import { describe, expect, test } from 'vitest';
import { thinkAtLevel } from '#bots';
import type { Card, GameEvent, MaybeCard, Seat } from '#engine';
import type { Saying } from '#protocol';
import { crazyRummy } from '#rules';
import { MANNERS, pauseOf, Remarks } from '../../shared/table/manners.ts';
import { Seats } from '../../shared/table/seats.ts';
import { entropyFrom } from '../support/entropy.ts';
import { finishGame, passUntilDue, plainly, seat, setUp, type TableUnderTest } from '../support/server/table.ts';

const BOTS = [...MANNERS.keys()];

/** A phrase as the host heard it. */
type Heard = readonly [at: number, seat: Seat, saying: Saying];

/** Ann and bots that speak, with the first deal dealt. */
function talkative(seats = 4) {
  const heard: Heard[] = [];
  const set: TableUnderTest = setUp({ seats }, thinkAtLevel, {
    onSaid: (by, saying) => heard.push([set.clock.now(), by, saying]),
  });
  seat(set, 'Ann');
  set.table.connect(0);
  set.table.start(0);
  set.settle();
  return { set, heard };
}

describe('a bot’s pause', () => {
  test('is its own, and varies a little', () => {
    for (const bot of BOTS) {
      const { pause, variation } = MANNERS[bot] as (typeof MANNERS)[number];
      const all = Array.from({ length: 300 }, (_, at) => pauseOf(bot, 1, bot, at));
      expect(Math.min(...all)).toBeGreaterThanOrEqual(pause * (1 - variation));
      expect(Math.max(...all)).toBeLessThanOrEqual(pause * (1 + variation));
      expect(all.reduce((sum, one) => sum + one) / all.length / pause).toBeCloseTo(1, 1);
      expect(new Set(all).size).toBeGreaterThan(290);
    }
  });

  test('is on average no longer than the table’s, however many bots sit there', () => {
    for (const [count] of MANNERS.entries()) {
      const pauses = MANNERS.slice(0, count + 1).map(({ pause }) => pause);
      expect(pauses.reduce((sum, one) => sum + one) / pauses.length).toBeLessThanOrEqual(1.03);
    }
  });

  test('is the same whatever cards are hidden', () => {
    const waits = (cards: string) => {
      const secrets = (use: unknown) => entropyFrom(use === 'opening' ? 'same' : cards)();
      const set = setUp({ seats: 4 }, plainly, { secrets });
      seat(set, 'Ann');
      set.table.start(0);
      set.settle();
      const times: number[] = [];
      while (times.length < 18) {
        const { turn, hand, phase } = set.view(0);
        if (turn !== 0) times.push(passUntilDue(set));
        else if (phase === 'draw') set.act(0, { type: 'draw', from: 'stock' });
        else set.act(0, { type: 'discard', card: hand[0] as Card });
      }
      return { times, hand: set.view(0).hand };
    };
    const [one, other] = [waits('one'), waits('other')];
    expect(one.hand).not.toEqual(other.hand);
    expect(one.times).toEqual(other.times);
    expect(new Set(one.times).size).toBeGreaterThan(6);
  });
});

describe('what bots say', () => {
  test('is seldom, one at a time, and the same in the same game', () => {
    const { set, heard } = talkative();
    finishGame(set, [0]);
    set.pass(5_000);
    const deals = set.view(0).results.length;
    expect(heard.length).toBeGreaterThan(3);
    expect(heard.length).toBeLessThan(2 * deals);
    for (const [index, [at]] of heard.slice(1).entries()) {
      expect(at - (heard[index]?.[0] ?? 0)).toBeGreaterThanOrEqual(12_000);
    }
    expect(new Set(heard.map(([, by]) => by))).not.toContain(0);
    const again = talkative();
    finishGame(again.set, [0]);
    again.set.pass(5_000);
    expect(again.heard).toEqual(heard);
  });

  test('begins with a greeting, once the cards are seen', () => {
    const { set, heard } = talkative();
    set.pass(1_499);
    expect(heard).toEqual([]);
    set.pass(1);
    expect(heard).toHaveLength(1);
    expect(['hello', 'goodLuck', 'smile']).toContain(heard[0]?.[2]);
  });

  test('waits while people speak', () => {
    const { set, heard } = talkative();
    set.table.hush();
    set.pass(11_000);
    expect(heard).toEqual([]);
  });

  test('is never said in the name of a person for whom a bot plays', () => {
    const seats = new Seats(2);
    seats.note({ type: 'seat', time: 0, seat: 0, change: 'sat', name: 'Ann', player: 'ann' }, 0);
    seats.note({ type: 'seat', time: 0, seat: 0, change: 'standIn', name: 'Ann' }, 0);
    const remarks = new Remarks(seats, crazyRummy, 1);
    remarks.onEvents([{ type: 'gameEnded', winners: [1] }], 0);
    expect(remarks.due).toBe(Number.POSITIVE_INFINITY);
  });

  test('is not said for a bot that has lost its seat, and not long after its occasion', () => {
    const spoken = (at: number, isGone: boolean) => {
      const seats = new Seats(2);
      seats.note({ type: 'seat', time: 0, seat: 1, change: 'bot', name: 'Ada', avatar: 0 }, 0);
      const remarks = new Remarks(seats, crazyRummy, 1);
      remarks.onEvents([{ type: 'gameEnded', winners: [0] }], 0);
      if (isGone) seats.note({ type: 'seat', time: 0, seat: 1, change: 'sat', name: 'Ben', player: 'ben' }, 0);
      return remarks.take(at)?.seat ?? null;
    };
    expect(spoken(1_500, false)).toBe(1);
    expect(spoken(1_500, true)).toBeNull();
    expect(spoken(10_000, false)).toBeNull();
  });

  test('is the same whatever cards are hidden', () => {
    const { set } = talkative();
    finishGame(set, [0]);
    const steps = set.log.entries.flatMap((line) => (line.type === 'action' ? [line.events] : []));
    const remarksOn = (seen: (event: GameEvent) => GameEvent) => {
      const seats = new Seats(4);
      for (const bot of [1, 2, 3])
        seats.note({ type: 'seat', time: 0, seat: bot, change: 'bot', name: '', avatar: bot }, 0);
      const remarks = new Remarks(seats, crazyRummy, 7);
      return steps.flatMap((events, step) => {
        remarks.onEvents(events.map(seen), step * 1_000);
        return remarks.due <= step * 1_000 ? [[step, remarks.take(step * 1_000)?.saying]] : [];
      });
    };
    expect(remarksOn((event) => event).length).toBeGreaterThan(5);
    expect(remarksOn(othersHidden)).toEqual(remarksOn((event) => event));
  });
});

/** The event with other cards wherever not everybody may see them. */
function othersHidden(event: GameEvent): GameEvent {
  const other = (cards: readonly MaybeCard[]) => cards.map((card) => (card === null ? null : (card + 17) % 52));
  switch (event.type) {
    case 'dealt':
    case 'dealtOn':
      return { ...event, hands: event.hands.map(other), stock: other(event.stock) };
    case 'drew':
      return event.from === 'stock' ? { ...event, cards: other(event.cards) } : event;
    case 'penalized':
      return { ...event, cards: other(event.cards) };
    case 'reshuffled':
      return { ...event, stock: other(event.stock) };
    default:
      return event;
  }
}
