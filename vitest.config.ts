import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import { LongestFirst } from './test/support/tools/longestFirst.ts';
import viteConfig from './vite.config.ts';

/** Of the room tests those with servers in processes of their own, which measure times and memory, and one with an engine of its own. */
const ALONE = ['chaos', 'cluster', 'hoarding', 'hostileMemory', 'killed', 'power', 'registry', 'secrecy'].map(
  (name) => `test/rooms/${name}.test.ts`,
);

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
          // A law looks at thousands of games: on a busy machine that takes its time, and time is not what is tested.
          testTimeout: 60_000,
          // Unless told, one core is left alone: half of a small machine.
          maxWorkers: '100%',
          // Loading what they test takes longer than most of them: a worker loads it once. What they put in the place of
          // something global is taken away again.
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
          exclude: [...configDefaults.exclude, ...ALONE],
          // The rooms of a process share its matchmaker: a process has one file after the other, and loads the server once.
          pool: 'forks',
          maxWorkers: '100%',
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        root: import.meta.dirname,
        test: {
          name: 'alone',
          include: ALONE,
          sequence: { groupOrder: 1 },
          fileParallelism: false,
          testTimeout: 30_000,
        },
      },
    ],
  },
});

export default mergeConfig(viteConfig, tests);
