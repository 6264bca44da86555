import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '#engine';
import { pause, until } from '../../support/progress.ts';
import { COMPILED } from '../../support/tools/command.ts';
import { pickOne } from '../plan.ts';
import type { ChaosTally } from '../tally.ts';
import { backupFaults } from './backup.ts';
import type { Disk } from './disk.ts';
import type { Hosts } from './hosts.ts';
import type { PoweredServer } from './server.ts';

/** When the power is cut: at any time during the games, or during something rare, such as the creation of tables. */
export const POWER_MOMENTS = ['play', 'creation', 'checkpoint', 'closing', 'migration', 'backup'] as const;
export type PowerMoment = (typeof POWER_MOMENTS)[number];

/** The participants of a power cut. */
export interface CutScene {
  readonly disk: Disk;
  readonly server: PoweredServer;
  readonly hosts: Hosts;
  readonly chance: Random;
  readonly tally: ChaosTally;
}

/** The activity that a power cut interrupts. */
export interface Interrupted {
  /** Ends the activity after the server is killed. */
  end?(): Promise<unknown>;
  /** Faults in its files once the power is back. */
  faults?(): readonly string[];
}

/** The upper bound of the random time a game continues before a cut, in ms. */
const LONGEST_PLAY = 60;
/** The upper bound of the random delay before a cut while tables are created, in ms. */
const LONGEST_CREATION = 80;
/** The operations, counted from 1, at which the power may be cut. */
const EARLY_OR_LATE = [1, 2, 3, 5, 8, 20, 50] as const;
/** Tables created in parallel. */
const CREATED = 6;

/** A program that moves the write-ahead log of the database in its first argument into the database. */
const CHECKPOINT = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(process.argv[1]);
  database.exec('PRAGMA busy_timeout = 5000; PRAGMA wal_checkpoint(PASSIVE)');
  database.close();`;

/** For each moment, a function that resolves when it is time to cut the power or the trigger has cut it. */
export const untilMoment: Readonly<Record<PowerMoment, (scene: CutScene) => Promise<Interrupted>>> = {
  async play({ disk, chance }) {
    await pause(chance.below(LONGEST_PLAY));
    // Half of the cuts come at an operation, the others at any time.
    if (chance.below(2) === 0) return {};
    disk.trigger?.arm(1 + chance.below(20));
    await isCut(disk);
    return {};
  },
  async creation({ disk, hosts, chance }) {
    const { first, all } = hosts.create(CREATED);
    // Half of the cuts come when the first table exists and others are being created, the rest at any time before.
    await (chance.below(2) === 0 ? first : pause(chance.below(LONGEST_CREATION)));
    disk.trigger?.arm(1 + chance.below(8));
    await Promise.race([isCut(disk), all]);
    return { end: () => all };
  },
  async checkpoint({ disk, server, chance }) {
    // In WAL mode only a checkpoint writes to the database file. The server makes one every 64 MB, another program now.
    disk.trigger?.arm(pickOne(chance, EARLY_OR_LATE), 'tables.sqlite$');
    for (;;) {
      const program = spawn(process.execPath, ['-e', CHECKPOINT, join(server.data, 'tables.sqlite')], {
        env: { PATH: process.env.PATH ?? '', ...server.env },
        stdio: 'ignore',
      });
      const ended = once(program, 'exit');
      await Promise.race([isCut(disk), ended]);
      // A short log is moved in fewer operations than the trigger waits for.
      if (disk.trigger?.isCut === false) continue;
      return {
        end: async () => {
          program.kill('SIGKILL');
          await ended;
        },
      };
    }
  },
  async closing({ disk, server, chance }) {
    disk.trigger?.arm(pickOne(chance, EARLY_OR_LATE), 'data/');
    await server.stop();
    return {};
  },
  async migration({ disk, server, chance }) {
    await server.kill();
    server.upgrade();
    disk.trigger?.arm(1 + chance.below(server.longestStart));
    await server.start();
    return {};
  },
  async backup({ disk, server, hosts, chance, tally }) {
    const file = join(disk.folder, 'backup');
    const expected = { codes: [...hosts.codes], answers: tally.of('answers acknowledged') };
    disk.trigger?.arm(pickOne(chance, EARLY_OR_LATE), 'backup');
    const program = spawn(process.execPath, ['server/cli/backup.ts', 'backup', file], {
      cwd: join(import.meta.dirname, '../../..'),
      env: { PATH: process.env.PATH ?? '', ...COMPILED, ...server.env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = once(program, 'exit');
    await Promise.race([isCut(disk), ended]);
    const code = program.exitCode;
    return {
      end: async () => {
        program.kill('SIGKILL');
        await ended;
      },
      faults: () => {
        const isThere = existsSync(file);
        const faults = isThere ? backupFaults(file, expected) : [];
        disk.remove('backup');
        return [
          ...faults,
          ...(code !== null && code > 0 ? ['a backup failed before the power was cut'] : []),
          ...(code === 0 && !isThere ? ['a completed backup is lost'] : []),
        ];
      },
    };
  },
};

/** Resolves when the trigger has cut the power, or when nothing is written any more. */
async function isCut({ trigger }: Disk): Promise<void> {
  if (!trigger) return;
  await until(
    'the power to be cut',
    () => trigger.isCut,
    () => trigger.operations,
  ).catch(() => undefined);
}
