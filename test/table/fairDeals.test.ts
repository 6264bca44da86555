import { describe, expect, test } from 'vitest';
import { commitmentOf, parseRecord, rulesText } from '#record';
import { crazyRummy } from '#rules';
import { PACE, seat, setUp, type TableUnderTest } from '../support/server/table.ts';

const WAIT = 1_000;
const [ANN, BEN, CID] = ['a1', 'b2', 'c3'].map((byte) => byte.repeat(16)) as [string, string, string];
const OTHER = 'dd'.repeat(16);

/** Ann, Ben and Cid at a table that asks for shares, at the moment before the first deal. */
function threeAsked(): TableUnderTest {
  const set = setUp({ pace: { ...PACE, shares: WAIT } });
  seat(set, 'Ann', 'Ben', 'Cid');
  set.settle();
  expect(fairOf(set)).toMatchObject({ deal: 1, shares: null });
  return set;
}

const tableOf = ({ table }: TableUnderTest) => table.tableView('spectator');
const fairOf = (set: TableUnderTest) => tableOf(set).fair;
const dealOf = (set: TableUnderTest): number => set.view(0).deal;

/** The secret and shares of the last deal in the log. */
function chanceOf({ log }: TableUnderTest) {
  const actions = log.entries.flatMap((entry) => (entry.type === 'action' ? [entry.action] : []));
  const deal = actions.findLast((action) => action.type === 'deal');
  if (!deal) throw new Error('nothing was dealt');
  return { secret: deal.secret, shares: deal.shares };
}

describe('before a deal', () => {
  test('the table commits itself to a secret, and everybody sees the commitment', () => {
    const set = threeAsked();
    const { fair, gameId } = tableOf(set);
    expect(dealOf(set)).toBe(0);
    expect(gameId).toMatch(/^[0-9a-f]{32}$/);
    set.pass(WAIT);
    const promised = { table: 'BCDFGH', game: gameId as string, deal: 1, seats: 3, rules: rulesText(crazyRummy) };
    expect(fair?.commitment).toBe(commitmentOf({ ...promised, secret: chanceOf(set).secret }));
  });

  test('the commitment is stored before anybody can see it', () => {
    const set = threeAsked();
    expect(set.log.entries.findLast(({ type }) => type === 'pledged')).toMatchObject({ deal: 1 });
  });

  test('nobody can see the secret', () => {
    const set = threeAsked();
    const { secret } = set.log.entries.find((entry) => entry.type === 'pledged') ?? { secret: '' };
    expect(secret).toHaveLength(64);
    for (const viewer of ['spectator', 0, 1, 2] as const) {
      expect(JSON.stringify(set.table.tableView(viewer))).not.toContain(secret);
    }
  });

  test('once everybody has added a share, all are published, and then the table deals with them', () => {
    const set = threeAsked();
    set.table.share(0, 1, ANN);
    set.table.share(1, 1, BEN);
    set.settle();
    expect(fairOf(set)).toMatchObject({ shares: null });
    set.table.share(2, 1, CID);
    expect(set.table.wake()).toBe(true);
    expect(fairOf(set)?.shares).toEqual([ANN, BEN, CID]);
    expect(dealOf(set)).toBe(0);
    set.settle();
    expect(dealOf(set)).toBe(1);
    expect(chanceOf(set).shares).toEqual([ANN, BEN, CID]);
  });

  test('a share that is not there within a second is left out, and everybody sees whose', () => {
    const set = threeAsked();
    set.table.share(0, 1, ANN);
    set.pass(WAIT - 1);
    expect(dealOf(set)).toBe(0);
    set.pass(1);
    expect(dealOf(set)).toBe(1);
    expect(fairOf(set)?.shares).toEqual([ANN, '', '']);
    expect(set.table.share(1, 1, BEN)).toEqual({ ok: false, reason: 'stale' });
    expect(fairOf(set)?.shares).toEqual([ANN, '', '']);
  });

  test('nobody waits for bots or for people who are gone', () => {
    const set = setUp({ isPrivate: true, pace: { ...PACE, shares: WAIT } });
    seat(set, 'Ann', 'Ben');
    set.table.disconnect(1);
    set.table.start(0);
    set.settle();
    set.table.share(0, 1, ANN);
    set.settle();
    expect(dealOf(set)).toBe(1);
    expect(fairOf(set)?.shares).toEqual([ANN, '', '']);
  });

  test('later deals wait for the pause too, and use another secret', () => {
    const set = threeAsked();
    set.pass(WAIT);
    const first = { ...chanceOf(set), commitment: fairOf(set)?.commitment };
    set.finishDeal();
    expect(fairOf(set)).toMatchObject({ deal: 2, shares: null });
    expect(fairOf(set)?.commitment).not.toBe(first.commitment);
    for (const person of [0, 1, 2]) set.table.next(person);
    set.settle();
    expect(dealOf(set)).toBe(1);
    for (const [person, share] of [ANN, BEN, CID].entries()) set.table.share(person, 2, share);
    set.settle();
    expect(dealOf(set)).toBe(2);
    expect(chanceOf(set).secret).not.toBe(first.secret);
    expect(chanceOf(set).shares).toEqual([ANN, BEN, CID]);
  });

  test('the record of the deal reveals secret and shares once it is over', () => {
    const set = threeAsked();
    for (const [person, share] of [ANN, BEN, CID].entries()) set.table.share(person, 1, share);
    set.settle();
    expect(set.table.record(1)).toBeNull();
    set.finishDeal();
    const read = parseRecord(set.table.record(1)?.text ?? '');
    expect(read.ok && read.value.steps[0]?.action).toEqual({ type: 'deal', ...chanceOf(set) });
  });
});

describe('a share', () => {
  test('of another deal changes nothing', () => {
    const set = threeAsked();
    for (const deal of [0, 2, 7]) expect(set.table.share(0, deal, ANN)).toEqual({ ok: false, reason: 'stale' });
    set.pass(WAIT);
    expect(fairOf(set)?.shares).toEqual(['', '', '']);
  });

  test('cannot be exchanged, but sent again after a lost answer', () => {
    const set = threeAsked();
    expect(set.table.share(0, 1, ANN)).toMatchObject({ ok: true });
    expect(set.table.share(0, 1, ANN)).toMatchObject({ ok: true });
    expect(set.table.share(0, 1, OTHER)).toEqual({ ok: false, reason: 'stale' });
    set.pass(WAIT);
    expect(fairOf(set)?.shares).toEqual([ANN, '', '']);
  });

  test('is for people: a bot has none to give', () => {
    const set = setUp({ isPrivate: true, pace: { ...PACE, shares: WAIT } });
    seat(set, 'Ann');
    set.table.start(0);
    set.settle();
    expect(set.table.share(1, 1, BEN)).toEqual({ ok: false, reason: 'notSeated' });
  });

  test('is dropped with its person: whoever takes the seat adds their own', () => {
    const set = threeAsked();
    set.pass(WAIT);
    set.finishDeal();
    set.table.share(1, 2, BEN);
    set.table.leave(1);
    seat(set, 'Dan');
    expect(set.table.share(1, 2, OTHER)).toMatchObject({ ok: true });
  });
});

describe('a table that is opened again', () => {
  test('keeps its commitment, and takes the shares once more', () => {
    const set = threeAsked();
    set.table.share(0, 1, ANN);
    const again = set.replayed();
    expect(tableOf(again)).toMatchObject({ gameId: tableOf(set).gameId, fair: fairOf(set) });
    again.table.connect(0);
    again.table.share(0, 1, ANN);
    again.pass(WAIT);
    expect(chanceOf(again)).toMatchObject({ shares: [ANN, '', ''] });
    expect(set.log.entries.find((entry) => entry.type === 'pledged')).toMatchObject({ secret: chanceOf(again).secret });
  });

  test('keeps the shares that were published', () => {
    const set = threeAsked();
    for (const [person, share] of [ANN, BEN, CID].entries()) set.table.share(person, 1, share);
    set.table.wake();
    const again = set.replayed();
    again.table.connect(0);
    again.settle();
    expect(chanceOf(again).shares).toEqual([ANN, BEN, CID]);
  });

  test('shows the exchange of the running deal', () => {
    const set = threeAsked();
    set.pass(WAIT);
    expect(tableOf(set.replayed())).toMatchObject({ gameId: tableOf(set).gameId, fair: fairOf(set) });
  });
});

test('nobody adds to a daily deal: its cards follow from the secret of the day alone', () => {
  const set = setUp({ isDaily: true, pace: { ...PACE, shares: WAIT } });
  seat(set, 'Ann');
  set.table.wake();
  set.table.wake();
  expect(fairOf(set)).toMatchObject({ deal: 1, shares: ['', '', ''] });
  expect(set.table.share(0, 1, ANN)).toEqual({ ok: false, reason: 'stale' });
  set.settle();
  expect(dealOf(set)).toBe(1);
  expect(chanceOf(set).shares).toEqual(['', '', '']);
});

test('where no shares are asked for, the deal does not wait', () => {
  const set = setUp();
  seat(set, 'Ann', 'Ben', 'Cid');
  set.settle();
  expect(dealOf(set)).toBe(1);
  expect(chanceOf(set).shares).toEqual([]);
  expect(set.log.entries.some(({ type }) => type === 'shared')).toBe(false);
});
