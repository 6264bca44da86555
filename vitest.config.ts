import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import { COMPILED } from './test/support/tools/command.ts';
import { LongestFirst } from './test/support/tools/longestFirst.ts';
import viteConfig from './vite.config.ts';

// Workers and the programs they start inherit it.
Object.assign(process.env, COMPILED);

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
  'versions',
].map((name) => `test/rooms/${name}.test.ts`);

/** Twice the cores of a small machine: tests that start servers mostly wait for them. */
const ROOM_WORKERS = 4;

/** Tests that play many games. They run with the unit tests, but not for every change (`npm run check`). */
const LAWS = [
  'laws/**/*',
  'counts/**/*',
  'bots/{anywhere,strength,wholeDeals}',
  'protocol/wire',
  'versions/{mutants,playToEnd}',
  'simulate/**/*',
  'stage/choreograph*',
  'table/anything',
].map((name) => `test/${name}.test.ts`);

/** Workers that load the code once for many test files, because loading takes longer than most tests. */
const SHARED_WORKERS = {
  isolate: false,
  // Stubbed globals are restored after each test.
  unstubGlobals: true,
  // By default Vitest leaves one core free: half of a small machine.
  maxWorkers: '100%',
} as const;

/** Ends a test that hangs, in ms. No test is too slow: what waits, waits for progress (`test/support/progress.ts`). */
const HANG = 600_000;

/** Gives tests of the page its texts. */
const SETUP = { setupFiles: `${import.meta.dirname}/test/support/english.ts` } as const;

const tests = defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    testTimeout: HANG,
    hookTimeout: HANG,
    projects: [
      {
        extends: true,
        root: import.meta.dirname,
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, 'test/rooms/**', 'test/browser/**', ...LAWS],
          ...SHARED_WORKERS,
          ...SETUP,
        },
      },
      {
        extends: true,
        root: import.meta.dirname,
        test: {
          name: 'laws',
          include: LAWS,
          ...SHARED_WORKERS,
          ...SETUP,
          // Node's own modules: in Vite's, each use of an import is a call, which makes these tests a quarter slower.
          experimental: { viteModuleRunner: false },
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
        },
      },
    ],
  },
});

export default mergeConfig(viteConfig, tests);
