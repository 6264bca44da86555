import type { Client } from 'colyseus';
import { expect, test } from 'vitest';
import { crazyRummy, storedRules } from '#rules';
import { checkVersions } from '#table';
import { SeatHolds, Visitors } from '../../server/rooms/attendance.ts';
import { PendingJoins } from '../../server/rooms/socket.ts';

/** More than a call can have arguments. */
const MANY = 200_000;

test('the first of very many is found', () => {
  const visitors = new Visitors();
  const holds = new SeatHolds(10);
  const arrivals = new PendingJoins();
  for (let index = 1; index <= MANY; index++) {
    visitors.away(`${index}`, index);
    holds.hold(`${index}`, index);
    arrivals.expect({ sessionId: `${index}` } as Client, index);
  }
  expect([visitors.awaySince(), holds.next(), arrivals.due()]).toEqual([1, 11, 1]);
  const lines = Array.from({ length: MANY }, () => ({ v: 1, type: 'sat' }));
  expect(() => checkVersions(storedRules(crazyRummy), lines)).not.toThrow();
});

test('no times are never', () => {
  expect([new Visitors().awaySince(), new SeatHolds(10).next(), new PendingJoins().due()]).toEqual(
    Array.from({ length: 3 }, () => Number.POSITIVE_INFINITY),
  );
});
