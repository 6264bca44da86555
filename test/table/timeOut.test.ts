import { describe, expect, test } from 'vitest';
import { apply, cardPoints, type GameState, isWild, type SeatAction, viewFor } from '#engine';
import { crazyRummy } from '#rules';
import { timeOutAction } from '../../shared/table/timeOut.ts';
import { play } from '../support/playLines.ts';
import { position } from '../support/positions.ts';
import { PACE, threeDealt } from '../support/serverTable.ts';

const done = (state: GameState): SeatAction => timeOutAction(viewFor(state, state.turn));

describe('when time is up', () => {
  test('the dearest card goes, and no wild while there is another', () => {
    const hands = ['2C 5D KH 4S 9C', '3C 3D', '6C 6D'];
    expect(done(position({ deal: 4, hands }))).toEqual({ type: 'discard', card: 38 });
    expect(done(position({ deal: 4, hands: ['4C 4D', '3C', '6C'], drew: 'stock' }))).toMatchObject({ type: 'discard' });
  });

  test('who has not drawn draws from the stock', () => {
    const state = position({ phase: 'draw', hands: ['2C 5D', '3C', '6C'], pile: 'KS' });
    expect(done(state)).toEqual({ type: 'draw', from: 'stock' });
  });

  test('what was laid stays when the turn may end so', () => {
    const before = position({ deal: 9, hands: ['2C 2D 2H KS 7S', '3C', '6C'] });
    const laid = play(before, '0 meld set 2: 2C 2D 2H');
    expect(done(laid)).toMatchObject({ type: 'discard' });
    expect(laid.melds).toHaveLength(1);
  });

  test('plays go back, but only until the turn may end', () => {
    // One card held, so a swap that does not lead out cannot stand (4.8).
    const before = position({ deal: 9, hands: ['KS 7H', '3C', '6C'], melds: ['0 run 5H: 5H 6H 9C'], melded: [0] });
    const swapped = play(before, '0 swap 7H for 9C in 0');
    expect(done(swapped)).toEqual({ type: 'takeBack' });
    const back = apply(swapped, 0, done(swapped));
    expect(back.ok && done(back.value.state)).toMatchObject({ type: 'discard' });
  });
});

describe('the clock of a turn', () => {
  test('runs for the seat whose turn it is, and anew for the next', () => {
    const { table, clock, view, act } = threeDealt();
    const first = view(0).turn;
    expect(table.tableView(0).clock).toMatchObject({ seat: first, left: PACE.turn, total: PACE.turn });
    clock.advance(20_000);
    expect(table.tableView(0).clock).toMatchObject({ seat: first, left: PACE.turn - 20_000 });
    const { run = 0 } = table.tableView(0).clock ?? {};
    act(first, { type: 'discard', card: view(first).hand[0] as number });
    expect(table.tableView(0).clock).toMatchObject({ seat: view(0).turn, left: PACE.turn, run: run + 1 });
  });

  test('ends the turn for somebody who does nothing: the dearest natural card is thrown', () => {
    const { view, pass, log } = threeDealt();
    const { turn, hand, wildRank } = view(view(0).turn);
    pass(PACE.turn - 1);
    expect(view(0).turn).toBe(turn);
    pass(1);
    expect(view(0).turn).not.toBe(turn);
    const naturals = hand.filter((card) => !isWild(crazyRummy, wildRank, card));
    const thrown = view(0).pile.at(-1) as number;
    const points = (card: number) => cardPoints(crazyRummy, wildRank, card);
    expect(points(thrown)).toBe(Math.max(...naturals.map(points)));
    expect(log.entries.at(-1)).toMatchObject({ type: 'action', by: turn, origin: 'clock' });
  });

  test('draws first for somebody who has not, then throws', () => {
    const { view, pass, log } = threeDealt();
    pass(PACE.turn);
    const second = view(0).turn;
    pass(PACE.turn);
    const done = log.entries.flatMap((entry) => (entry.type === 'action' && entry.by === second ? [entry] : []));
    expect(done.map(({ origin, action }) => [origin, action.type])).toEqual([
      ['clock', 'draw'],
      ['clock', 'discard'],
    ]);
  });

  test('a person who misses two turns on end is played for by a bot until they act again', () => {
    const { table, view, pass, act } = threeDealt();
    const sleeper = view(0).turn;
    const standIn = () => table.tableView(0).seats[sleeper]?.standIn;
    const roundOf = (seat: number) => {
      while (view(0).turn !== seat) {
        const { turn, phase, hand } = view(view(0).turn);
        act(turn, phase === 'draw' ? { type: 'draw', from: 'stock' } : { type: 'discard', card: hand[0] as number });
      }
    };
    pass(PACE.turn);
    expect(standIn()).toBe(false);
    roundOf(sleeper);
    pass(PACE.turn);
    expect(standIn()).toBe(true);
    roundOf(sleeper);
    expect(table.tableView(0).clock).toBeNull();
    pass(2 * PACE.bot);
    expect(view(0).turn).not.toBe(sleeper);
    expect(table.submit(sleeper, 0, { type: 'takeBack' })).toEqual({ ok: false, reason: 'stale' });
    expect(standIn()).toBe(false);
  });

  test('who is played for so can have the seat back at any time, their turn or not', () => {
    const { table, view, pass, act } = threeDealt();
    const sleeper = view(0).turn;
    table.back(sleeper);
    for (let missed = 0; missed < 2; missed++) {
      pass(PACE.turn);
      while (view(0).turn !== sleeper && missed === 0) {
        const { turn, phase, hand } = view(view(0).turn);
        act(turn, phase === 'draw' ? { type: 'draw', from: 'stock' } : { type: 'discard', card: hand[0] as number });
      }
    }
    expect(table.tableView(0).seats[sleeper]?.standIn).toBe(true);
    expect(view(0).turn).not.toBe(sleeper);
    expect(table.back(sleeper)).toEqual({ ok: true, value: null });
    expect(table.tableView(0).seats[sleeper]?.standIn).toBe(false);
    table.leave(sleeper);
    expect(table.back(sleeper)).toEqual({ ok: false, reason: 'notSeated' });
  });

  test('one missed turn is forgotten after a turn of one’s own', () => {
    const { table, view, pass, act } = threeDealt();
    const sleeper = view(0).turn;
    const turn = (seat: number) => {
      if (view(seat).phase === 'draw') act(seat, { type: 'draw', from: 'stock' });
      act(seat, { type: 'discard', card: view(seat).hand[0] as number });
    };
    const others = () => {
      while (view(0).turn !== sleeper) turn(view(0).turn);
    };
    for (let round = 0; round < 3; round++) {
      pass(PACE.turn);
      others();
      turn(sleeper);
      others();
    }
    expect(table.tableView(0).seats[sleeper]?.standIn).toBe(false);
  });
});
