import { expect, test, vi } from 'vitest';
import { instrumentOn } from '../../client/sound/instrument.ts';
import { mixed } from '../../client/sound/mixing.ts';
import { RECIPES } from '../../client/sound/sounds.ts';
import { SOUNDS } from '../../client/stage/cues.ts';

/** A hundred samples at three times full strength, whatever the parameters. */
const build = () => Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? 3 : -3));

/** A fake context that records starts. */
function contextAt(state: AudioContextState) {
  const starts: number[] = [];
  const source = () => ({
    buffer: null as { length: number } | null,
    playbackRate: { value: 1 },
    connect: () => undefined,
    start: (at: number) => void starts.push(at),
    stop: () => undefined,
  });
  const context = {
    state,
    currentTime: 10,
    destination: {},
    resume: vi.fn(async () => undefined),
    createGain: () => ({ gain: { value: 1 }, connect: () => undefined }),
    createBuffer: vi.fn((_: number, length: number) => ({ length, copyToChannel: () => undefined })),
    createBufferSource: source,
  };
  return { context, starts, instrument: instrumentOn(context as unknown as AudioContext, build) };
}

test('a sound starts on time and is built once', () => {
  const { context, starts, instrument } = contextAt('running');
  instrument.play('swap', 0, 0.5);
  instrument.play('swap', 250, 0.5);
  expect(starts).toEqual([10, 10.25]);
  expect(context.createBuffer).toHaveBeenCalledTimes(1);
});

test.each([
  ['running', 0],
  ['suspended', 1],
  // The state on an iPad when the page comes back.
  ['interrupted', 1],
] as const)('a context that is %s is resumed %i times', (state, times) => {
  const { context, instrument } = contextAt(state as AudioContextState);
  instrument.wake();
  expect(context.resume).toHaveBeenCalledTimes(times);
  expect(instrument.awake).toBe(state === 'running');
});

test.each(SOUNDS)('%s has the peak level of its recipe and ends without a click', (sound) => {
  const recipe = RECIPES[sound];
  const samples = mixed(recipe, build, 22_050);
  const loudest = Math.max(...samples.map(Math.abs));
  expect(loudest).toBeCloseTo(recipe.level, 5);
  expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.05);
  expect(recipe.level).toBeLessThanOrEqual(1);
});

test('the your-turn sound is unique', () => {
  const heard = SOUNDS.map((sound) => JSON.stringify(RECIPES[sound].tones));
  expect(new Set(heard).size).toBe(SOUNDS.length);
  expect(RECIPES.yourTurn.varies).toBe(0);
});
