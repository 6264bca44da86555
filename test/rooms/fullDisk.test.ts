import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openSqlite } from '../../server/store/sqlite.ts';
import { actionsKept } from '../chaos/kept.ts';
import { eventually, until } from '../support/progress.ts';
import { annAndBen } from '../support/server/company.ts';
import { startProcess } from '../support/server/process.ts';
import { mountSmallDisk } from '../support/server/smallDisk.ts';
import { playOn } from '../support/server/steadyPlay.ts';

/** The pause between two questions to the server, in ms. */
const NOW_AND_THEN = { every: 100 };
const TABLES = 4;

// Silences the framework's warnings about broken connections.
beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

const disk = mountSmallDisk(10);
afterAll(() => disk?.remove());

describe.skipIf(!disk)('a full disk of 10 MB', () => {
  test('makes people wait but loses nothing; they play on once there is room again', async () => {
    if (!disk) return;
    const folder = join(disk.folder, 'data');
    const server = await startProcess({ PORT: '0', DATA_DIR: folder }, 'quick');
    const readiness = async () => (await fetch(`${server.address}/readyz`)).status;
    const plays = (await Promise.all(Array.from({ length: TABLES }, () => annAndBen(server.address)))).map(playOn);
    const acknowledged = () => plays.map((play) => play.acknowledged());
    const haveAnswered = (least: (table: number) => number) =>
      until('answers at each table', () => acknowledged().every((count, table) => count >= least(table)), acknowledged);
    const isReady = (status: number) => eventually(async () => expect(await readiness()).toBe(status), NOW_AND_THEN);
    await haveAnswered(() => 10);
    expect(await readiness()).toBe(200);

    disk.fill();
    await isReady(503);
    const full = acknowledged();
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);

    disk.empty();
    await isReady(200);
    await haveAnswered((table) => (full[table] as number) + 10);
    await Promise.all(plays.map((play) => play.stop()));
    expect(await server.stop()).toBe(0);

    const kept = await actionsKept(await openSqlite(folder));
    for (const play of plays) expect(kept.get(play.code)).toBeGreaterThanOrEqual(play.acknowledged());
  });
});
