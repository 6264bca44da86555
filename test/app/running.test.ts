import { expect, test } from 'vitest';
import type { OwnTable } from '../../client/device/ownTables.ts';
import { runningGame } from '../../client/home/running.ts';

const MINUTE = 60_000;
const NOW = 100 * MINUTE;

const table = (code: string, minutesAgo: number, adjourned = false): OwnTable => ({
  ...{ code, rules: 'crazy-rummy', names: ['Ben'], adjourned },
  seenAt: NOW - minutesAgo * MINUTE,
});

test('a table where others wait is gone on with before the practice game', () => {
  const tables = [table('REST', 1, true), table('LIVE', 5), table('OLDER', 8)];
  expect(runningGame(tables, 2, NOW)).toEqual({ table: tables[1] });
});

test('a table whose seat is given up by now, or that is adjourned, is not', () => {
  const tables = [table('GONE', 11), table('REST', 1, true)];
  expect(runningGame(tables, 2, NOW)).toEqual({ deal: 2 });
  expect(runningGame(tables, null, NOW)).toBeNull();
});
