import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  apply,
  cardPoints,
  endsWaiting,
  type GameState,
  isWild,
  rankOf,
  type SeatAction,
  timeOutAction,
  viewFor,
} from '#engine';
import { crazyRummy } from '#rules';
import { familyGames, NAMED } from '../support/arbitrary/familyGames.ts';
import { dealIn, deals, type FreshDeal, openedGame, preset, withOptions } from '../support/play/deals.ts';
import { type GameStep, stepsOf } from '../support/play/playGame.ts';
import { playLines } from '../support/play/playLines.ts';
import { position } from '../support/play/positions.ts';
import { PACE, threeDealt } from '../support/server/table.ts';

const done = (state: GameState): SeatAction => timeOutAction(viewFor(state, state.turn));

describe('when time is up', () => {
  test('the card with the most points is discarded, and a wild only if there is nothing else', () => {
    const hands = ['2C 5D KH 4S 9C', '3C 3D', '6C 6D'];
    expect(done(position({ deal: 4, hands }))).toEqual({ type: 'discard', card: 38 });
    expect(done(position({ deal: 4, hands: ['4C 4D', '3C', '6C'], drew: 'stock' }))).toMatchObject({ type: 'discard' });
  });

  test('a player who has not drawn draws from the stock', () => {
    const state = position({ phase: 'draw', hands: ['2C 5D', '3C', '6C'], pile: 'KS' });
    expect(done(state)).toEqual({ type: 'draw', from: 'stock' });
  });

  test('plays stay if the turn may end', () => {
    const before = position({ deal: 9, hands: ['2C 2D 2H KS 7S', '3C', '6C'] });
    const laid = playLines(before, '0 meld set 2: 2C 2D 2H');
    expect(done(laid)).toMatchObject({ type: 'discard' });
    expect(laid.melds).toHaveLength(1);
  });

  test('plays are taken back, but only until the turn may end', () => {
    // One card held, so a swap that does not lead to going out cannot stand (§4.8).
    const before = position({ deal: 9, hands: ['KS 7H', '3C', '6C'], melds: ['0 run 5H: 5H 6H 9C'], melded: [0] });
    const swapped = playLines(before, '0 swap 7H for 9C in 0');
    expect(done(swapped)).toEqual({ type: 'takeBack' });
    const back = apply(swapped, 0, done(swapped));
    expect(back.ok && done(back.value.state)).toMatchObject({ type: 'discard' });
  });
});

describe('when time is up in a step that only some games have', () => {
  test('the dealer names the rank of which the hand holds most (R26)', () => {
    const { state } = dealIn(openedGame(preset('dealers-choice'), 4), 3);
    const hand = (state.hands[state.turn] as readonly number[]).map(rankOf);
    const held = (rank: number) => hand.filter((one) => one === rank).length;
    const action = done(state);
    expect(action.type).toBe('nameWild');
    expect(action.type === 'nameWild' && held(action.rank)).toBe(Math.max(...hand.map(held)));
  });

  test('a two gives two cards (§4.90)', () => {
    const rules = withOptions(preset('five-thousand-rummy'), {
      wilds: { permanent: ['twos'] },
      deal: { upcardPermanentWild: 'twoOrTwelve' },
    });
    const asked = deals(rules, 8).find(({ state }) => state.phase === 'sizing') as FreshDeal;
    expect(done(asked.state)).toEqual({ type: 'chooseSize', size: 2 });
  });

  test('nobody takes points for the Press (R136)', () => {
    const state = position({ rules: preset('the-press'), hands: ['5C', '6C', '7C'], also: { phase: 'press' } });
    expect(done(state)).toEqual({ type: 'press', take: false });
  });

  test('the pile is declined if the stock is empty (R115)', () => {
    const state = position({
      rules: preset('beanie'),
      phase: 'draw',
      hands: ['2C 5D', '3C', '6C'],
      pile: 'KS',
      rest: 'pile',
    });
    expect(done(state)).toEqual({ type: 'decline' });
  });

  test('an empty hand goes out, or floats where that is not allowed (R95, R101)', () => {
    const moment = { hands: ['', '3C 4C', '6C'], drew: 'none', melds: ['0 set 5: 5C 5D 5H'] } as const;
    expect(done(position({ ...moment, rules: preset('basic-rummy') }))).toEqual({ type: 'goOut' });
    expect(done(position({ ...moment, rules: preset('five-thousand-rummy') }))).toEqual({ type: 'float' });
  });

  test('a compulsory play is made: the last card of a floater that fits (§4.44)', () => {
    const rules = preset('five-thousand-rummy');
    const state = position({ rules, wildRank: 9, hands: ['8C', '3C 4C', '6H'], melds: ['0 run 5C: 5C 6C 7C'] });
    expect(done(state)).toEqual({ type: 'layOff', card: 7, meld: 0, place: 'high' });
  });

  test('every turn ends soon, whatever its state', () => {
    fc.assert(
      fc.property(familyGames, fc.integer({ min: 1, max: 200 }), (game, count) => {
        let state = (stepsOf(game, count).at(-1) as GameStep).after;
        for (let step = 0; state.turn >= 0 && state.phase !== 'window'; step++) {
          expect(step).toBeLessThan(60);
          const action = done(state);
          const acted = apply(state, state.turn, action);
          if (!acted.ok) throw new Error(`the clock may not ${action.type}: ${acted.reason}`);
          state = acted.value.state;
          if (endsWaiting(action)) break;
        }
      }),
      { numRuns: 150, seed: 10 },
    );
  });

  test('a whole deal of any game can be played by the clock alone', () => {
    for (const { rules, seats } of NAMED) {
      let { state } = dealIn(openedGame(rules, seats), 5);
      for (let step = 0; state.results.length === 0; step++) {
        expect(step).toBeLessThan(10_000);
        const clock = state.phase === 'window';
        const acted = clock ? apply(state, 'table', { type: 'closeWindow' }) : apply(state, state.turn, done(state));
        if (!acted.ok) throw new Error(acted.reason);
        state = acted.value.state;
      }
    }
  });
});

describe('the clock of a turn', () => {
  test('runs for the seat whose turn it is, and starts again for the next', () => {
    const { table, clock, view, act } = threeDealt();
    const first = view(0).turn;
    expect(table.tableView(0).clock).toMatchObject({ seat: first, left: PACE.turn, total: PACE.turn });
    clock.advance(20_000);
    expect(table.tableView(0).clock).toMatchObject({ seat: first, left: PACE.turn - 20_000 });
    const { run = 0 } = table.tableView(0).clock ?? {};
    act(first, { type: 'discard', card: view(first).hand[0] as number });
    expect(table.tableView(0).clock).toMatchObject({ seat: view(0).turn, left: PACE.turn, run: run + 1 });
  });

  test('ends the turn of an idle player with a discard of the natural with the most points', () => {
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

  test('draws first for a player who has not drawn, then discards', () => {
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

  test('lets a bot play for a person who misses two turns in a row, until they act again', () => {
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
    expect(table.act(sleeper, 0, { type: 'takeBack' })).toEqual({ ok: false, reason: 'stale' });
    expect(standIn()).toBe(false);
  });

  test('lets a person take the seat back from the bot at any time, even out of turn', () => {
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

  test('forgets a missed turn after a turn the player takes', () => {
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
