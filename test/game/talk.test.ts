import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { no, ok } from '#engine';
import { SAYINGS, type Said, type Saying, type SeatInfo, type TableCompany } from '#protocol';
import { followTalk, type Talk, talkerOf } from '../../client/game/talk.ts';
import { gameAt } from '../support/play/gameAt.ts';
import { bot } from '../support/play/tableViews.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Ana at a table with Ben and Chi; `says` simulates a phrase from the server. */
function atTable(refusal: 'tooFast' | null = null) {
  const { table } = gameAt({ hands: ['4C', '2C', '5C'] }).game;
  const hearers = new Set<(said: Said) => void>();
  const asked: unknown[] = [];
  const reply = async (...what: readonly unknown[]) => {
    asked.push(what);
    return refusal ? no(refusal) : ok(null);
  };
  const company: TableCompany = {
    adjourn: reply,
    resume: reply,
    sign: reply,
    standIn: reply,
    book: reply,
    goAway: () => undefined,
    say: (phrase) => reply('say', SAYINGS[phrase]),
    block: (seat, on) => reply('block', seat, on),
  };
  const onSaid = (listener: (said: Said) => void) => {
    hearers.add(listener);
    return () => void hearers.delete(listener);
  };
  const told: string[] = [];
  const seated = signal(table.value);
  const talk = followTalk({ company, onSaid }, { table: seated, showNotice: (code) => void told.push(code) });
  const says = (seat: number, saying: Saying | number) => {
    const phrase = typeof saying === 'number' ? saying : SAYINGS.indexOf(saying);
    for (const hear of hearers) hear({ seat, phrase });
  };
  return { talk, says, asked, told, seated, hearers };
}

const heardBy = ({ heard }: Talk) => heard.value.map(({ seat, saying }) => [seat, saying]);

test('the last phrase of each seat is visible for five seconds', () => {
  const { talk, says } = atTable();
  says(1, 'hello');
  vi.advanceTimersByTime(3_000);
  says(2, 'goodLuck');
  says(1, 'smile');
  expect(heardBy(talk)).toEqual([
    [2, 'goodLuck'],
    [1, 'smile'],
  ]);
  vi.advanceTimersByTime(4_999);
  expect(heardBy(talk)).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(heardBy(talk)).toEqual([]);
});

test('an unknown phrase is not shown', () => {
  const { talk, says } = atTable();
  says(1, SAYINGS.length);
  expect(heardBy(talk)).toEqual([]);
});

test('a phrase is sent to the table, and a refusal shows a message', async () => {
  const { talk, asked } = atTable();
  talk.say?.('wellPlayed');
  expect(asked).toEqual([['say', 'wellPlayed']]);
  const hasty = atTable('tooFast');
  hasty.talk.say?.('hello');
  await vi.runAllTimersAsync();
  expect(hasty.told).toEqual(['tooFast']);
});

describe('a muted player', () => {
  test('is hidden until unmuted; others are not', () => {
    const { talk, says } = atTable();
    talk.mute('Ben', true);
    says(1, 'hello');
    says(2, 'thanks');
    expect(heardBy(talk)).toEqual([[2, 'thanks']]);
    talk.mute('Ben', false);
    expect(heardBy(talk)).toHaveLength(2);
  });

  test('may be a bot, whatever the server calls it, and not the next bot in the seat', () => {
    const { talk, says, seated } = atTable();
    const seat = (info: SeatInfo): void => {
      seated.value = { ...seated.value, seats: seated.value.seats.map((one, i) => (i === 1 ? info : one)) };
    };
    seat(bot('Clara', 'steady', 2));
    talk.mute(talkerOf(bot('', 'steady', 2)), true);
    says(1, 'hello');
    expect(heardBy(talk)).toEqual([]);
    seat(bot('', 'steady', 3));
    expect(heardBy(talk)).toEqual([[1, 'hello']]);
  });

  test('does not mute the next player in the seat', () => {
    const { talk, says, seated } = atTable();
    talk.mute('Ben', true);
    const seats = seated.value.seats.map((seat, i) => (i === 1 ? { ...seat, name: 'Dov' } : seat));
    seated.value = { ...seated.value, seats };
    says(1, 'hello');
    expect(heardBy(talk)).toEqual([[1, 'hello']]);
  });
});

test('a block is sent by seat and also mutes the player', async () => {
  const { talk, says, asked } = atTable();
  await talk.block('Chi', true);
  expect(asked).toEqual([['block', 2, true]]);
  expect(talk.blocked.value).toEqual(['Chi']);
  says(2, 'sorry');
  expect(heardBy(talk)).toEqual([]);
  await talk.block('Chi', false);
  expect(talk.blocked.value).toEqual([]);
  const refused = atTable('tooFast');
  await refused.talk.block('Chi', true);
  expect(refused.talk.blocked.value).toEqual([]);
});

test('leaving the table stops listening and all timers', () => {
  const { talk, says, hearers } = atTable();
  says(1, 'hello');
  talk.stop();
  expect(hearers.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
