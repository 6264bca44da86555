import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import { LongestFirst } from './test/support/tools/longestFirst.ts';
import viteConfig from './vite.config.ts';

/** Room tests that get a process of their own: they start servers, or replace parts of the engine. */
const ISOLATED = [
  'chaos',
  'chaosOfProcesses',
  'cluster',
  'hoarding',
  'hostileMemory',
  'killed',
  'power',
  'registry',
  'secrecy',
].map((name) => `test/rooms/${name}.test.ts`);

/** One more than the cores of a small machine: tests that start servers mostly wait for them. */
const ROOM_WORKERS = 3;

const tests = defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        root: import.meta.dirname,
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, 'test/rooms/**', 'test/browser/**'],
          // A law checks thousands of games, which takes long on a busy machine; its speed is not under test.
          testTimeout: 60_000,
          // By default Vitest leaves one core free: half of a small machine.
          maxWorkers: '100%',
          // Loading the code takes longer than most of these tests, so each worker loads it once.
          // Stubbed globals are restored after each test.
          isolate: false,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        root: import.meta.dirname,
        test: {
          name: 'rooms',
          include: ['test/rooms/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...ISOLATED],
          // All rooms of a process share one matchmaker, so each process runs one file at a time.
          pool: 'forks',
          maxWorkers: ROOM_WORKERS,
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        root: import.meta.dirname,
        test: {
          name: 'isolated',
          include: ISOLATED,
          pool: 'forks',
          maxWorkers: ROOM_WORKERS,
          testTimeout: 30_000,
        },
      },
    ],
  },
});

export default mergeConfig(viteConfig, tests);
