import { describe, expect, it, test } from 'vitest';
import type { GameState } from '#engine';
import { PRESET_IDS } from '#rules';
import { preset } from '../support/play/deals.ts';
import { CONTESTANTS, type Contestant, contestantNamed } from './contestants.ts';
import type { Duel } from './duel.ts';
import { playDuel } from './playDuel.ts';
import { gainOf } from './summary.ts';

const crazy = preset('crazy-rummy');
const duel = (more: Partial<Duel> = {}): Duel => ({
  ...{ mode: 'deals', rules: crazy, seats: 4, levels: ['random', 'random'], seed: 1 },
  ...more,
});
const random = contestantNamed('random') as Contestant;
const points = (of: Duel, index: number) => playDuel(of, index).rotations.map((rotation) => rotation.points);

/** Plays at random and keeps the states in which it was asked. */
function witness(): { seen: [seat: number, state: GameState][]; contestant: Contestant } {
  const seen: [number, GameState][] = [];
  const choose: Contestant['choose'] = (state, seat, chance) => {
    seen.push([seat, state]);
    return random.choose(state, seat, chance);
  };
  return { seen, contestant: { name: 'witness', choose } };
}

describe('a deal of a duel', () => {
  it('is played once with the first contestant in each seat, with the same cards', () => {
    const [one, others] = [witness(), witness()];
    const { rotations } = playDuel(duel(), 3, [one.contestant, others.contestant]);
    expect(rotations.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(new Set(one.seen.map(([seat]) => seat))).toEqual(new Set([0, 1, 2, 3]));
    const starts = [...one.seen, ...others.seen].filter(([, { at }]) => at.reduce((sum, one) => sum + one, 0) === 1);
    const tables = starts.map(([, { dealer, wildRank, stock, hands }]) => ({ dealer, wildRank, stock, hands }));
    expect(tables).toEqual([tables[0], tables[0], tables[0], tables[0]]);
  });

  it('has other cards than the next one, and than the same deal of another seed', () => {
    const hands = (index: number, seed: number) => {
      const { seen, contestant } = witness();
      playDuel(duel({ seed }), index, [contestant, contestant]);
      return JSON.stringify(seen[0]?.[1].hands);
    };
    expect(new Set([hands(1, 1), hands(2, 1), hands(1, 2)]).size).toBe(3);
  });

  it('has each wild rank in turn, and each dealer', () => {
    const played = Array.from({ length: 14 }, (_, at) => {
      const { seen, contestant } = witness();
      playDuel(duel(), at + 1, [contestant, contestant]);
      return seen[0]?.[1];
    });
    expect(played.map((state) => state?.wildRank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1]);
    expect(played.map((state) => state?.dealer)).toEqual([0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1]);
  });

  it('is the same in every rotation if both contestants are, so that nobody gains by it', () => {
    for (const index of [1, 2, 3]) {
      const result = playDuel(duel(), index);
      expect(new Set(result.rotations.map((rotation) => JSON.stringify(rotation.points))).size).toBe(1);
      expect(gainOf(duel(), result)).toBe(0);
    }
  });

  it('is the same whenever it is played', () => {
    const uneven = duel({ levels: ['steady', 'random'] });
    expect(points(uneven, 2)).toEqual(points(uneven, 2));
  });

  it.each(PRESET_IDS)('of %s ends with points for every seat', (id) => {
    expect(points(duel({ rules: preset(id) }), 2).map(({ length }) => length)).toEqual([4, 4, 4, 4]);
  });

  it('counts and times the decisions of each contestant', () => {
    const [one, others] = [witness(), witness()];
    const { times } = playDuel(duel({ seats: 3 }), 1, [one.contestant, others.contestant]);
    expect(times.map(({ decisions }) => decisions)).toEqual([one.seen.length, others.seen.length]);
    for (const { median, max } of times) expect(max).toBeGreaterThanOrEqual(median);
  });
});

describe('a game of a duel', () => {
  it('is played once, with the first contestant one seat further in each', () => {
    const short = duel({ mode: 'games', rules: preset('crazy-rummy-3'), seats: 3 });
    const games = [1, 2, 3, 4].map((index) => playDuel(short, index).rotations);
    expect(games.map((rotations) => rotations.map(({ seat }) => seat))).toEqual([[0], [1], [2], [0]]);
    for (const [game] of games) {
      const best = Math.min(...(game?.points ?? []));
      expect(game?.winners).toEqual([0, 1, 2].filter((seat) => game?.points[seat] === best));
    }
  });
});

it('a clairvoyant gains by what it sees', () => {
  const open = duel({ levels: ['clairvoyant', 'steady'] });
  expect(gainOf(open, playDuel(open, 4))).toBeGreaterThan(10);
});

describe('a contestant that fails', () => {
  const failing = (choose: Contestant['choose']) => () => playDuel(duel(), 2, [{ name: 'lost', choose }, random]);

  it('ends the run by an illegal choice, with the deal, the seat and the decision', () => {
    expect(failing(() => ({ type: 'discard', card: 200 }))).toThrow(
      /^crazy-rummy, random against random, seed 1, deal 2, seat 0 .*: seat 0 \(lost\), deal 2, decision \d+: refused \(notNow\): {"type":"discard","card":200}$/,
    );
  });

  it('ends the run by an error of its own', () => {
    const lost = failing(() => {
      throw new Error('no idea');
    });
    expect(lost).toThrow(/seat 0 \(lost\), deal 2, decision \d+: no idea$/);
  });

  it('ends the run if it does not exist', () => {
    expect(() => playDuel(duel({ levels: ['steady', 'nobody'] }), 1)).toThrow('no such contestants: steady, nobody');
  });
});

test('the contestants have different names', () => {
  const names = CONTESTANTS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(['random', 'steady']));
});
