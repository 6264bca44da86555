import { describe, expect, test } from 'vitest';
import type { Seat, SeatAction } from '#engine';
import { preset, withOptions } from '../support/play/deals.ts';
import { annAndBots, PACE, plainly, type TableUnderTest, threeDealt } from '../support/server/table.ts';

const DECK: SeatAction = { type: 'draw', from: 'stock' };
const TAKE: SeatAction = { type: 'claim', count: 1, lay: null };
const PASS: SeatAction = { type: 'pass', forDeal: false };

const next = (seat: Seat, by = 1): Seat => (seat + by) % 3;
const clockOf = ({ table }: TableUnderTest) => table.tableView('spectator').clock;

/** Crummy Rummy: the first player declines the upcard after some time, and the other two are asked about it (R80). */
function askedAfter(ms: number): TableUnderTest & { readonly active: Seat } {
  const set = threeDealt(plainly, preset('crummy-rummy'));
  const active = set.view(0).turn;
  set.pass(ms);
  expect(set.act(active, DECK).ok).toBe(true);
  expect(set.view(0).window).toMatchObject({ kind: 'take', seats: [next(active), next(active, 2)] });
  return { ...set, active };
}

describe('several seats are asked at once', () => {
  test('under one shared clock', () => {
    const set = askedAfter(0);
    expect(clockOf(set)).toMatchObject({ seat: -1, left: PACE.window, total: PACE.window });
    set.pass(2_000);
    set.act(next(set.active), PASS);
    expect(clockOf(set)).toMatchObject({ seat: -1, left: PACE.window - 2_000 });
  });

  test('and answer in any order, each once', () => {
    const set = askedAfter(0);
    const [near, far] = [next(set.active), next(set.active, 2)];
    const { at = 0 } = set.view(far).seats[far] ?? {};
    expect(set.act(far, TAKE).ok).toBe(true);
    expect(set.table.act(far, at, PASS)).toEqual({ ok: false, reason: 'stale' });
    expect(set.act(far, PASS)).toEqual({ ok: false, reason: 'notAsked' });
    expect(set.act(set.active, PASS)).toEqual({ ok: false, reason: 'notAsked' });
    expect(set.view(0).phase).toBe('window');
    expect(set.act(near, PASS).ok).toBe(true);
    expect(set.view(0)).toMatchObject({ phase: 'play', turn: set.active, window: null });
    expect(set.view(far).hand).toHaveLength(9);
  });

  test('and no answer is known to the others until the window closes', () => {
    const set = askedAfter(0);
    const far = next(set.active, 2);
    set.act(far, TAKE);
    expect(set.view(far).window?.claim).toEqual(TAKE);
    for (const viewer of [set.active, next(set.active)]) expect(set.view(viewer).window?.claim).toBeNull();
    expect(set.table.tableView('spectator').game?.window?.claim).toBeNull();
  });
});

describe('a turn interrupted by a window', () => {
  test('stops meanwhile, and then has the time it had left', () => {
    const set = askedAfter(20_000);
    const { run = 0 } = clockOf(set) ?? {};
    set.pass(3_000);
    set.act(next(set.active), PASS);
    set.act(next(set.active, 2), PASS);
    expect(clockOf(set)).toEqual({ seat: set.active, left: PACE.turn - 20_000, total: PACE.turn, run: run + 1 });
    set.pass(PACE.turn - 20_001);
    expect(set.view(0).turn).toBe(set.active);
    set.pass(1);
    expect(set.view(0).turn).not.toBe(set.active);
  });

  test('is followed by a turn with its full time', () => {
    const set = askedAfter(20_000);
    set.pass(PACE.window);
    set.act(set.active, { type: 'discard', card: set.view(set.active).hand[0] as number });
    expect(clockOf(set)).toMatchObject({ seat: next(set.active), left: PACE.turn });
  });
});

describe('a seat that does not answer in time', () => {
  test('has passed: the table closes the window', () => {
    const set = askedAfter(0);
    set.pass(PACE.window - 1);
    expect(set.view(0).phase).toBe('window');
    set.pass(1);
    expect(set.view(0)).toMatchObject({ phase: 'play', turn: set.active });
    expect(set.log.entries.at(-1)).toMatchObject({ by: 'table', origin: 'clock', action: { type: 'closeWindow' } });
  });

  test('loses only the card to a seat further away that answered yes', () => {
    const set = askedAfter(0);
    const far = next(set.active, 2);
    set.act(far, TAKE);
    set.pass(PACE.window);
    expect(set.view(far).hand).toHaveLength(9);
    expect(set.view(next(set.active)).hand).toHaveLength(7);
  });

  test('has missed no turn, however often that happens', () => {
    const set = threeDealt(plainly, preset('crummy-rummy'));
    let closed = 0;
    for (let turn = 0; turn < 12; turn++) {
      const active = set.view(0).turn;
      set.act(active, DECK);
      if (set.view(0).phase === 'window') closed++;
      set.pass(PACE.window);
      set.act(active, { type: 'discard', card: set.view(active).hand[0] as number });
    }
    expect(closed).toBeGreaterThan(3);
    expect(set.table.tableView('spectator').seats.map(({ standIn }) => standIn)).toEqual([false, false, false]);
  });

  test('gets no more time by disconnecting and coming back', () => {
    const set = askedAfter(0);
    set.pass(PACE.window - 1);
    set.table.disconnect(next(set.active));
    set.table.connect(next(set.active));
    set.pass(1);
    expect(set.view(0).phase).toBe('play');
  });
});

describe('bots', () => {
  test('answer at once, so that nobody waits for the clock', () => {
    const set = annAndBots(plainly, preset('crummy-rummy'));
    while (set.view(0).turn !== 0) set.pass(PACE.deal);
    while (set.view(0).phase === 'window') set.act(0, PASS);
    set.act(0, DECK);
    expect(set.view(0).phase).toBe('window');
    expect(clockOf(set)).toBeNull();
    const before = set.clock.now();
    set.settle();
    expect(set.view(0)).toMatchObject({ phase: 'play', turn: 0 });
    expect(set.clock.now()).toBe(before);
  });

  test('do not answer for a person who is present', () => {
    const set = annAndBots(plainly, preset('crummy-rummy'));
    for (let tries = 0; set.view(0).phase !== 'window' && tries < 20; tries++) {
      if (set.view(0).turn === 0) set.act(0, plainly(set.view(0), { below: () => 0 }));
      else set.pass(PACE.bot);
    }
    set.settle();
    expect(set.view(0).window?.waiting).toBe(1);
    expect(clockOf(set)).toMatchObject({ seat: -1, total: PACE.window });
  });

  test('answer for a person who has been gone for long', () => {
    const set = askedAfter(0);
    const [near, far] = [next(set.active), next(set.active, 2)];
    set.act(near, PASS);
    set.pass(PACE.window);
    set.table.disconnect(far);
    set.pass(PACE.grace);
    set.act(set.active, { type: 'discard', card: set.view(set.active).hand[0] as number });
    set.act(near, DECK);
    set.act(set.active, PASS);
    set.settle();
    expect(set.view(0)).toMatchObject({ phase: 'play', turn: near });
  });
});

describe('a turn resumed by taking back a discard (R100)', () => {
  test('has the time it had left, and the next turn begins with full time', () => {
    const rules = withOptions(preset('crazy-rummy'), { goingOut: { discardTakeBack: true } });
    const set = threeDealt(plainly, rules);
    const first = set.view(0).turn;
    const card = set.view(first).hand[0] as number;
    set.pass(20_000);
    set.act(first, { type: 'discard', card });
    set.pass(5_000);
    expect(set.act(first, { type: 'recall' }).ok).toBe(true);
    expect(clockOf(set)).toMatchObject({ seat: first, left: PACE.turn - 20_000 });
    set.act(first, { type: 'discard', card });
    expect(clockOf(set)).toMatchObject({ seat: next(first), left: PACE.turn });
  });
});
