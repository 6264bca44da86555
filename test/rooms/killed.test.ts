import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { soon } from '../support/progress.ts';
import { act, allBack, annAndBen } from '../support/server/company.ts';
import { type ServerProcess, startProcess } from '../support/server/process.ts';

let folder: string;
let server: ServerProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tables-'));
  server = await startProcess({ PORT: '0', DATA_DIR: folder });
});
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true });
});

test('a process killed mid-turn and restarted has every card in place', async () => {
  const company = await annAndBen(server.address, { rules: 'treize-brasses', seats: 2 });
  const { seats, mover } = company;
  const seat = mover.game.turn;
  const at = mover.game.seats[seat]?.at;
  expect(await act(mover)).toEqual({ ok: true, value: null });
  await Promise.all(seats.map((each) => each.until(({ game }) => game?.seats[seat]?.at !== at)));
  const before = seats.map(({ game }) => game);
  await allBack(company, async () => {
    const { port } = new URL(server.address);
    await server.kill();
    server = await startProcess({ PORT: port, DATA_DIR: folder });
  });
  expect(seats.map(({ game }) => game)).toEqual(before);
});

/** The time that closing may take, in ms. */
const SECONDS = 3_000;

test('a process that is stopped disconnects everybody, and the next one has them back with every card in place', async () => {
  const company = await annAndBen(server.address, { rules: 'treize-brasses', seats: 2 });
  const { seats, mover } = company;
  const seat = mover.game.turn;
  const at = mover.game.seats[seat]?.at;
  expect(await act(mover)).toEqual({ ok: true, value: null });
  await Promise.all(seats.map((each) => each.until(({ game }) => game?.seats[seat]?.at !== at)));
  const before = seats.map(({ game }) => game);
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);

  await allBack(company, async () => {
    const { port } = new URL(server.address);
    expect(await soon('stopping the server', server.stop(), SECONDS)).toBe(0);
    server = await startProcess({ PORT: port, DATA_DIR: folder });
  });
  expect(seats.map(({ game }) => game)).toEqual(before);
});

test('a second process refuses the data folder of a running one, with a one-line message', async () => {
  const second = startProcess({ PORT: '0', DATA_DIR: folder });
  await expect(second).rejects.toThrow(/^The data in \S+ is in use by another process\. [^\n]+\n$/);
});
