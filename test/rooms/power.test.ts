import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { randomFrom } from '#engine';
import { pickOne, SHORT_GAMES } from '../chaos/plan.ts';
import type { Disk } from '../chaos/power/disk.ts';
import type { PowerMoment } from '../chaos/power/moments.ts';
import { type DiskName, disksHere, playUnderCuts } from '../chaos/power/power.ts';
import { LOSSES } from '../chaos/power/rebuild.ts';
import { sweepRun } from '../chaos/power/sweep.ts';
import { powerAsTable } from '../chaos/report.ts';
import { secretOf } from '../support/play/playGame.ts';

/** The number of times that files are written and the power is cut. */
const ROUNDS = 4;

const MOMENTS: Readonly<Record<DiskName, readonly PowerMoment[]>> = {
  ext4: ['creation', 'closing', 'play'],
  torn: ['creation', 'migration', 'backup'],
};

const disks = disksHere();
const chance = randomFrom(secretOf(5), [], 'power');

// Silences the framework's warnings about broken connections.
beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

/** Writes one file and syncs it and its folder, then writes another without syncing it. */
const WRITER = `
  const { closeSync, fsyncSync, openSync, writeSync } = require('node:fs');
  const put = (name) => { const file = openSync(name, 'w'); writeSync(file, name); return file; };
  fsyncSync(put(process.argv[1] + '/synced'));
  fsyncSync(openSync(process.argv[1], 'r'));
  put(process.argv[1] + '/written');`;

function withDisk<Value>(open: () => Disk, use: (disk: Disk) => Value): Value {
  const disk = open();
  try {
    return use(disk);
  } finally {
    disk.close();
  }
}

describe.each([...disks])('when the power of the %s disk is cut', (name, open) => {
  test('synced data survives, and data that was only written may be lost', () => {
    const lost = withDisk(open, (disk) =>
      Array.from({ length: ROUNDS }, () => {
        const env = { PATH: process.env.PATH, ...disk.env };
        const { status, stderr } = spawnSync(process.execPath, ['-e', WRITER, disk.folder], { env, encoding: 'utf8' });
        expect(`${status} ${stderr}`).toBe('0 ');
        disk.cut();
        disk.restore(chance);
        const [synced, written] = [join(disk.folder, 'synced'), join(disk.folder, 'written')];
        expect(readFileSync(synced, 'utf8')).toBe(synced);
        const isLost = !existsSync(written) || readFileSync(written, 'utf8') !== written;
        disk.remove('synced');
        disk.remove('written');
        return isLost;
      }),
    );
    expect(lost).toContain(true);
  });

  test('nothing is lost while tables are created, played, backed up and migrated', async () => {
    const plan = { seed: 5, tables: 2, answers: [5, 10], calm: 60_000, strangers: 0 } as const;
    const outcome = await playUnderCuts(open(), { ...plan, games: SHORT_GAMES }, MOMENTS[name]);
    console.log(powerAsTable([outcome], 0, outcome.faults));
    expect(outcome.faults).toEqual([]);
    expect([...outcome.cuts.values()].reduce((sum, count) => sum + count)).toBe(MOMENTS[name]?.length);
  });
});

describe.skipIf(!disks.has('torn'))('a power cut at every second operation', () => {
  test('of a first start and shutdown lets the server start again', async () => {
    const losses = (operation: number) => (operation % 2 === 0 ? [pickOne(chance, LOSSES)] : []);
    const { disks, faults } = await sweepRun('new', chance, losses);
    expect(disks).toBeGreaterThan(40);
    expect(faults).toEqual([]);
  });
});
