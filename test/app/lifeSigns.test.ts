import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ok } from '#engine';
import type { TableCompany, TableView } from '#protocol';
import { SIGN_INTERVAL_MS, sendSigns } from '../../client/table/lifeSigns.ts';
import { gameAt } from '../support/play/gameAt.ts';

const other = async () => ok(null);
const asked = gameAt({ hands: ['4C 9D KS', '8C 6D 3S', '5C 5D 7S'] }).game.table.value;
const notAsked: TableView = { ...asked, game: asked.game && { ...asked.game, turn: 1 } };
const tally: TableView = { ...asked, game: asked.game && { ...asked.game, phase: 'ready', turn: -1 } };
/** The others are ready, for the next deal or a rematch; the viewer is not. */
const waitsForReady = (from: TableView): TableView => ({
  ...from,
  seats: from.seats.map((info, seat) => ({ ...info, ready: seat !== from.viewer })),
});

let page: EventTarget;
let sent: number;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  sent = 0;
});
afterEach(() => {
  stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

/** A page at this table, which counts the signs it sends. */
function pageAt(view: TableView) {
  const table = signal(view);
  const sign = async () => {
    sent++;
    return ok(null);
  };
  const company: TableCompany = {
    ...{ sign, standIn: other, adjourn: other, resume: other, say: other, block: other, book: other },
    goAway: () => undefined,
  };
  stop = sendSigns({ table }, company, page);
  return table;
}

const touch = (type = 'pointerdown') => page.dispatchEvent(new Event(type));

describe('in the viewer’s turn', () => {
  test('a page that is touched all the time says so every 20 seconds', () => {
    pageAt(asked);
    for (let ms = 0; ms < 6 * SIGN_INTERVAL_MS; ms += 100) {
      touch('pointermove');
      vi.advanceTimersByTime(100);
    }
    expect(sent).toBe(6);
  });

  test('a page that nobody touches says nothing', () => {
    pageAt(asked);
    touch();
    vi.advanceTimersByTime(SIGN_INTERVAL_MS);
    expect(sent).toBe(1);
    vi.advanceTimersByTime(3_600_000);
    expect(sent).toBe(1);
  });

  test.each(['pointerdown', 'pointermove', 'keydown', 'click', 'wheel', 'focusin'])('%s is a sign', (type) => {
    pageAt(asked);
    vi.advanceTimersByTime(SIGN_INTERVAL_MS);
    touch(type);
    vi.advanceTimersByTime(0);
    expect(sent).toBe(1);
  });

  test('the focus that the page moves by itself as the turn begins is none', () => {
    const table = pageAt(notAsked);
    table.value = asked;
    touch('focusin');
    vi.advanceTimersByTime(3_600_000);
    expect(sent).toBe(0);
  });

  test('a quick turn costs no message, and the next one counts anew', () => {
    const table = pageAt(asked);
    for (let turns = 0; turns < 5; turns++) {
      touch();
      vi.advanceTimersByTime(SIGN_INTERVAL_MS - 1);
      table.value = notAsked;
      vi.advanceTimersByTime(SIGN_INTERVAL_MS);
      table.value = asked;
    }
    expect(sent).toBe(0);
  });

  test('a player who counts as silent is there again at the first touch', () => {
    const table = pageAt(asked);
    vi.advanceTimersByTime(SIGN_INTERVAL_MS);
    touch();
    vi.advanceTimersByTime(0);
    expect(sent).toBe(1);
    table.value = { ...asked, silent: [0] };
    touch();
    vi.advanceTimersByTime(0);
    expect(sent).toBe(2);
  });
});

test('while others play, while a bot plays, and to a spectator nothing is sent', () => {
  const table = pageAt(notAsked);
  const stoodInFor = { ...asked, seats: asked.seats.map((info) => ({ ...info, standIn: true })) };
  for (const view of [notAsked, stoodInFor, { ...asked, viewer: 'spectator' }, tally] as const) {
    table.value = view;
    touch();
    vi.advanceTimersByTime(10 * SIGN_INTERVAL_MS);
  }
  expect(sent).toBe(0);
});

describe('once others are ready and the viewer is not', () => {
  const over: TableView = { ...tally, stage: 'over' };

  test.each([
    ['for the next deal', tally],
    ['for a rematch', over],
  ])('%s, a page that was touched in the last minute says so at once', (_, view) => {
    const table = pageAt(view);
    touch();
    vi.advanceTimersByTime(59_000);
    expect(sent).toBe(0);
    table.value = waitsForReady(view);
    expect(sent).toBe(1);
  });

  test('one that nobody has touched for longer does not', () => {
    const table = pageAt(over);
    touch();
    vi.advanceTimersByTime(60_000);
    table.value = waitsForReady(over);
    expect(sent).toBe(0);
  });
});
