import { describe, expect, test } from 'vitest';
import type { RuleSet } from '#engine';
import { PRESETS } from '#rules';
import { type Clock, gamesIn } from '#table';
import { filedGame } from '../../server/games/filedGame.ts';
import { gameToRate } from '../../server/games/gameToRate.ts';
import { placesOfPeople, type RatedGame } from '../../server/ratings/ratedGame.ts';
import { rateGame } from '../../server/ratings/rateGame.ts';
import { finishGame, PACE, plainly, seat, setUp, type TableUnderTest } from '../support/server/table.ts';

const crazyRummy3 = PRESETS['crazy-rummy-3'] as RuleSet;
const TABLE = { id: '0'.repeat(32), isPrivate: false, seats: 3, rules: crazyRummy3 };
const [ANN, BEN, CID] = [0, 1, 2] as const;
const PEOPLE = ['Ann', 'Ben', 'Cid'];

/** The guest's number that stands for a name. */
const guest = (name: string): string =>
  (name[0] as string)
    .toLowerCase()
    .replace(/[^a-f]/, 'f')
    .repeat(32);

/** A public table at which these people have begun a game. */
function begun(...names: readonly string[]): TableUnderTest {
  return begunAt(undefined, ...names);
}

/** The same, with another calendar than the clock. */
function begunAt(calendar: Clock | undefined, ...names: readonly string[]): TableUnderTest {
  const set = setUp({ isPrivate: false, isRated: true, rules: crazyRummy3, seats: 3 }, plainly, { calendar });
  seat(set, ...names);
  set.pass(PACE.fill);
  return set;
}

/** The game at this table as it is rated, once all in the log is over; null if it is not. */
function rated({ log }: Pick<TableUnderTest, 'log'>, isEnded = false, rules = crazyRummy3) {
  const text = PEOPLE.reduce(
    (lines, name) => lines.replaceAll(`id of ${name}`, guest(name)),
    JSON.stringify(log.entries),
  );
  const [game] = gamesIn(JSON.parse(text), 0, TABLE).games;
  if (!game) throw new Error('no game');
  const filed = filedGame(game, TABLE, isEnded);
  return gameToRate(game, filed, { ...TABLE, rules }, isEnded);
}

/** The people, the best first, with `=` between equals; empty if the game counts for nobody. */
function order(game: RatedGame | null): string {
  if (!game || rateGame(new Map(), game).size === 0) return '';
  const places = placesOfPeople(game);
  const found = PEOPLE.map((name) => ({ name, place: places.get(guest(name)) ?? 0 })).filter(({ place }) => place > 0);
  const sorted = found.toSorted((a, b) => a.place - b.place);
  return sorted
    .map(({ name, place }, i) => `${i === 0 ? '' : place === sorted[i - 1]?.place ? '=' : ' '}${name}`)
    .join('');
}

describe('a rated game', () => {
  test('has everybody’s final place, of bots too', () => {
    const set = begun('Ann', 'Ben');
    finishGame(set, [ANN, BEN]);
    const game = rated(set);
    const totals = set.view(ANN).seats.map(({ total }) => total);
    expect(game).toMatchObject({ id: set.table.tableView(ANN).gameId, family: 'crazyRummy', end: 'played' });
    expect(game?.players.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot']);
    const ranks = (list: readonly number[]) => list.map((one) => list.filter((other) => other < one).length);
    expect(ranks(game?.players.map(({ place }) => place) ?? [])).toEqual(ranks(totals));
  });

  test('makes somebody who leaves the last, even the leader', () => {
    for (const leaver of [ANN, BEN]) {
      const set = begun('Ann', 'Ben');
      set.finishDeal();
      set.table.leave(leaver);
      finishGame(set, leaver === ANN ? [BEN] : [ANN]);
      expect(order(rated(set))).toBe(leaver === ANN ? 'Ben Ann' : 'Ann Ben');
    }
  });

  test('takes the final place of somebody for whom a bot played on', () => {
    const set = begun('Ann', 'Ben', 'Cid');
    set.table.disconnect(BEN);
    finishGame(set, [ANN, CID]);
    const totals = set.view(ANN).seats.map(({ total }) => total);
    const best = PEOPLE.toSorted((a, b) => (totals[PEOPLE.indexOf(a)] ?? 0) - (totals[PEOPLE.indexOf(b)] ?? 0));
    expect(order(rated(set)).split(/[ =]/)).toEqual(best);
  });

  test('leaves out somebody who came after it had begun', () => {
    const set = begun('Ann', 'Ben');
    set.finishDeal();
    seat(set, 'Cid');
    finishGame(set, [ANN, BEN, CID]);
    expect(order(rated(set))).toMatch(/^(Ann[ =]Ben|Ben Ann)$/);
  });

  test('that everybody leaves makes the first to leave the last, even in the first deal', () => {
    for (const deals of [0, 1]) {
      const set = begun('Ann', 'Ben', 'Cid');
      if (deals > 0) set.finishDeal();
      for (const one of [BEN, ANN, CID]) {
        set.pass(1);
        set.table.leave(one);
        // It may still go on.
        expect(rated(set)).toBeNull();
      }
      expect(order(rated(set, true))).toBe('Cid Ann Ben');
    }
  });

  test('that is abandoned counts from when each was gone for good, not from when the seat was given up', () => {
    const abandoned = (happen: (set: TableUnderTest) => void): string => {
      const set = begun('Ann', 'Ben');
      set.pass(1);
      set.table.disconnect(ANN);
      set.pass(1);
      happen(set);
      set.table.leave(BEN);
      set.pass(1);
      set.table.leave(ANN);
      return order(rated(set, true));
    };
    const back = (set: TableUnderTest) => set.table.connect(ANN);
    expect(abandoned(() => {})).toBe('Ben Ann');
    expect(abandoned(back)).toBe('Ann Ben');
    const again = (set: TableUnderTest) => {
      back(set);
      set.table.disconnect(ANN);
      set.pass(1);
    };
    expect(abandoned(again)).toBe('Ben Ann');
  });

  test('that is abandoned counts who left first, also if somebody set the calendar back in between', () => {
    let date = 1_000_000;
    const set = begunAt({ now: () => date }, 'Ann', 'Ben', 'Cid');
    for (const one of [BEN, CID, ANN]) {
      date -= 60_000;
      set.table.leave(one);
    }
    expect(order(rated(set, true))).toBe('Ann Cid Ben');
  });

  test('that is resumed and then abandoned counts somebody who did not return as gone from then on', () => {
    const set = begun('Ann', 'Ben', 'Cid');
    set.finishDeal();
    for (const one of [ANN, BEN, CID]) set.table.adjourn(one);
    set.settle();
    set.pass(1);
    set.table.connect(BEN);
    set.table.disconnect(BEN);
    set.pass(1);
    set.table.connect(CID);
    set.table.resume(CID);
    set.pass(1);
    set.table.leave(CID);
    set.pass(1);
    set.table.connect(BEN);
    set.pass(1);
    for (const one of [BEN, ANN]) set.table.leave(one);
    expect(order(rated(set, true))).toBe('Ben Cid Ann');
  });

  test('that is adjourned waits; if it is never resumed, only leaving counts', () => {
    const adjourn = (leaves: boolean) => {
      const set = begun('Ann', 'Ben', 'Cid');
      set.finishDeal();
      if (leaves) set.table.leave(CID);
      for (const one of leaves ? [ANN, BEN] : [ANN, BEN, CID]) set.table.adjourn(one);
      set.settle();
      expect(set.table.isAdjourned).toBe(true);
      return set;
    };
    expect(rated(adjourn(false))).toBeNull();
    expect(rated(adjourn(false), true)).toBeNull();
    expect(order(rated(adjourn(true), true))).toBe('Ann=Ben Cid');
  });
});

describe('a game counts for nobody', () => {
  test('if the server broke off a deal', () => {
    const set = begun('Ann', 'Ben');
    const again = set.replayed(set.log.entries, { isRulesChanged: true });
    for (const one of [ANN, BEN]) again.table.connect(one);
    finishGame(again, [ANN, BEN]);
    expect(rated(again)).toMatchObject({ end: 'fault' });
    expect(order(rated(again))).toBe('');
  });

  test('if the server disconnected somebody who did not come back; otherwise it counts', () => {
    const again = () => begun('Ann', 'Ben').replayed();
    const lost = again();
    lost.table.connect(ANN);
    lost.table.leave(BEN);
    finishGame(lost, [ANN]);
    expect(order(rated(lost))).toBe('');
    const returned = again();
    for (const one of [ANN, BEN]) returned.table.connect(one);
    returned.table.leave(BEN);
    finishGame(returned, [ANN]);
    expect(order(rated(returned))).toBe('Ann Ben');
  });

  test('unless they were gone before that by themselves', () => {
    const set = begun('Ann', 'Ben');
    set.table.disconnect(BEN);
    const again = set.replayed().replayed();
    again.table.connect(ANN);
    again.table.leave(BEN);
    finishGame(again, [ANN]);
    expect(order(rated(again))).toBe('Ann Ben');
  });

  test('if the table failed', () => {
    const set = begun('Ann', 'Ben', 'Cid');
    set.finishDeal();
    set.table.leave(BEN);
    expect(order(rated(set, true))).toBe('');
  });

  test('with house rules, or if its log does not say that it counts', () => {
    const set = begun('Ann', 'Ben');
    finishGame(set, [ANN, BEN]);
    const house = { ...crazyRummy3, scoring: { ...crazyRummy3.scoring, best: 'high' } } as const;
    expect(rated(set, false, house)).toBeNull();
    const other = setUp({ isPrivate: false, rules: crazyRummy3, seats: 3 });
    seat(other, 'Ann', 'Ben');
    other.pass(PACE.fill);
    finishGame(other, [ANN, BEN]);
    expect(rated(other)).toBeNull();
  });
});
