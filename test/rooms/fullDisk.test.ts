import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openSqlite } from '../../server/store/sqlite.ts';
import { actionsKept } from '../chaos/kept.ts';
import { annAndBen } from '../support/server/company.ts';
import { startProcess } from '../support/server/process.ts';
import { mountSmallDisk } from '../support/server/smallDisk.ts';
import { playOn } from '../support/server/steadyPlay.ts';

const LONG = 120_000;
const LOOK = { timeout: LONG, interval: 100 };
const TABLES = 4;

// Silences the framework's warnings about broken connections.
beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

const disk = mountSmallDisk(10);
afterAll(() => disk?.remove());

describe.skipIf(!disk)('a full disk of 10 MB', () => {
  test('makes people wait but loses nothing; they play on once there is room again', {
    timeout: LONG,
  }, async () => {
    if (!disk) return;
    const folder = join(disk.folder, 'data');
    const server = await startProcess({ PORT: '0', DATA_DIR: folder }, 'quick');
    const readiness = async () => (await fetch(`${server.address}/readyz`)).status;
    const plays = (await Promise.all(Array.from({ length: TABLES }, () => annAndBen(server.address)))).map(playOn);
    const acknowledged = () => plays.map((play) => play.acknowledged());
    await vi.waitUntil(() => acknowledged().every((count) => count >= 10), LOOK);
    expect(await readiness()).toBe(200);

    disk.fill();
    await vi.waitUntil(async () => (await readiness()) === 503, LOOK);
    const full = acknowledged();
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);

    disk.empty();
    await vi.waitUntil(async () => (await readiness()) === 200, LOOK);
    await vi.waitUntil(() => acknowledged().every((count, index) => count >= (full[index] as number) + 10), LOOK);
    await Promise.all(plays.map((play) => play.stop()));
    expect(await server.stop()).toBe(0);

    const kept = await actionsKept(await openSqlite(folder));
    for (const play of plays) expect(kept.get(play.code)).toBeGreaterThanOrEqual(play.acknowledged());
  });
});
