import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RuleSet } from '#engine';
import { PROTOCOL_VERSION } from '#protocol';
import { crazyRummy, MAX_CODE_LENGTH, printRules, withValue } from '#rules';
import { createPrivate, joinByCode, lookAtTable, quickMatch } from '../../client/net/connect.ts';
import { watchTable } from '../support/server/player.ts';
import { startTestServer, type TestServer } from '../support/server/testServer.ts';

let server: TestServer;
let now = 0;
beforeEach(async () => {
  now = 0;
  server = await startTestServer({ clock: { now: () => now } });
});
afterEach(() => server.close());

const how = () => ({ server: server.address, storage: null });
const quick = (rules: string, seats = 3) => quickMatch({ name: 'Ann', rules, seats, pace: 'usual' }, how());

const openTable = (rules: RuleSet, seats = 3) =>
  watchTable(createPrivate({ name: 'Ann', rules: printRules(rules), seats, pace: 'usual' }, how()));

/** No one-card rule, and wilds that count 50. */
const ours = withValue(withValue(crazyRummy, 'goingOut.oneCard', false), 'scoring.wild', 50);

/** A second pack for more than four players, and sets that may hold a card twice. */
const bySeats = withValue(withValue(crazyRummy, 'pack.packs', 'twoAbove4'), 'melds.duplicates', true);

describe('a table with house rules', () => {
  test('shows its rules while it waits, and plays by them', async () => {
    const ann = await openTable(ours);
    expect(ann.table.game).toBeNull();
    expect(ann.table.rules).toEqual(ours);
    await ann.connection.start();
    await ann.until(({ game }) => game?.deal === 1);
    expect(ann.game.rules).toEqual(ours);
  });

  test('is found by a quick match for the same rules in any notation, and by no other', async () => {
    const code = printRules(ours);
    const [game, ...changes] = code.split('~');
    const written = [code, [game, ...changes.toReversed()].join('~'), `${code}~ta0`];
    const codes = [];
    for (const rules of [...written, 'crazy-rummy']) codes.push((await watchTable(quick(rules, 4))).table.code);
    expect(new Set(codes.slice(0, written.length)).size).toBe(1);
    expect(codes.at(-1)).not.toBe(codes[0]);
  });

  test.each([
    ['an unknown game', 'poker'],
    ['a game named like a property of every object', 'constructor'],
    ['an empty code', ''],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['an unknown rule', 'v1.crazy-rummy~zz1'],
    ['an unknown value', 'v1.crazy-rummy~gfz'],
    ['the same rule twice', 'v1.crazy-rummy~gf1~gf0'],
    ['an early version', 'r2.crazy-rummy~gf1'],
    ['a later version', 'v2.crazy-rummy~gf1'],
    ['a code that is too long', `v1.crazy-rummy${'~gf1'.repeat(MAX_CODE_LENGTH / 4)}`],
    ['ten thousand letters', 'a'.repeat(10_000)],
    [
      'a contradiction between rules',
      printRules({ ...ours, draw: { ...ours.draw, outOfTurn: 'afterDraw', topMustMeld: true } }),
    ],
  ])('%s is refused', async (_what, rules) => {
    expect(await quick(rules)).toEqual({ ok: false, reason: 'badRules' });
    expect(server.logged.filter(({ level }) => Number(level) > 30)).toEqual([]);
  });

  test.each([
    ['crazy-rummy', 2],
    ['crazy-rummy', 7],
    ['biddies', 5],
    ['auto-press', 3],
  ])('%s is refused for %i players', async (rules, seats) => {
    expect(await quick(rules, seats)).toEqual({ ok: false, reason: 'badSeats' });
  });

  test('a request that is too large is refused with 413', async () => {
    const body = JSON.stringify({
      want: 'quick',
      version: PROTOCOL_VERSION,
      name: 'Ann',
      rules: 'r1'.repeat(20_000),
      seats: 3,
      pace: 'usual',
    });
    const headers = { 'Content-Type': 'application/json' };
    const reply = await fetch(`${server.address}/tables`, { method: 'POST', headers, body });
    expect([reply.status, await reply.json()]).toEqual([413, { ok: false, reason: 'badMessage' }]);
  });
});

describe('a look at a table', () => {
  test('shows its rules and players, and takes no seat', async () => {
    const ann = await openTable(ours);
    const { code } = ann.table;
    const seats = [
      { name: 'Ann', kind: 'person', avatar: 0 },
      { name: '', kind: 'empty', avatar: null },
      { name: '', kind: 'empty', avatar: null },
    ];
    const about = { code, rules: printRules(ours), pace: 'usual', seats, spectators: true, adjourned: false };
    const look = { ...about, closed: null, isYours: false };
    expect(await lookAtTable(` ${code.toLowerCase()}`, how())).toEqual({ ok: true, value: look });
    expect(ann.table.seats.map(({ kind }) => kind)).toEqual(['person', 'empty', 'empty']);
  });

  test('shows the settled rules of the table: with one pack, duplicates in sets are off', async () => {
    const ann = await openTable(bySeats, 3);
    const look = await lookAtTable(ann.table.code, how());
    expect(ann.table.rules.melds.duplicates).toBe(false);
    expect(look).toMatchObject({ ok: true, value: { rules: printRules(ann.table.rules) } });
  });

  test('shows why nobody can sit down, and nothing of the cards', async () => {
    const ann = await openTable(crazyRummy);
    await ann.connection.start();
    await ann.until(({ game }) => game?.deal === 1);
    const look = await lookAtTable(ann.table.code, how());
    expect(look).toMatchObject({ ok: true, value: { closed: 'alreadyPlaying' } });
    expect(Object.keys((look.ok && look.value) || {}).toSorted()).toEqual([
      'adjourned',
      'closed',
      'code',
      'isYours',
      'pace',
      'rules',
      'seats',
      'spectators',
    ]);

    const ben = await openTable(crazyRummy);
    for (const name of ['Cid', 'Dan']) await joinByCode(ben.table.code, { name }, how());
    expect(await lookAtTable(ben.table.code, how())).toMatchObject({ value: { closed: 'tableFull' } });
  });

  test('is refused if there is no such table', async () => {
    for (const code of ['XXXXXX', '', '__proto__']) {
      expect(await lookAtTable(code, how())).toEqual({ ok: false, reason: 'noSuchTable' });
    }
    expect(await lookAtTable('x'.repeat(65), how())).toEqual({ ok: false, reason: 'badMessage' });
  });

  test('counts towards the rate limit on guessing codes', async () => {
    const answers = await Promise.all(Array.from({ length: 70 }, () => lookAtTable('XXXXXX', how())));
    const reasons = answers.map((answer) => (answer.ok ? 'seen' : answer.reason));
    expect(reasons.filter((reason) => reason === 'tooFast')).toHaveLength(10);
    now += 10_000;
    expect(await lookAtTable('XXXXXX', how())).toEqual({ ok: false, reason: 'noSuchTable' });
  });
});
