import { afterEach, expect, test, vi } from 'vitest';
import { instrumentOn, mixed, REST_AFTER_MS } from '../../client/sound/instrument.ts';
import { RECIPES } from '../../client/sound/sounds.ts';
import { SOUNDS } from '../../client/stage/cues.ts';

/** A hundred samples at three times full strength, whatever the parameters. */
const build = () => Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? 3 : -3));

/** A fake context that records starts. */
function contextAt(state: AudioContextState) {
  const starts: number[] = [];
  const sources: { onended: (() => void) | null }[] = [];
  const source = () => {
    const one = sourceWith(starts);
    sources.push(one);
    return one;
  };
  const context = {
    state,
    currentTime: 10,
    destination: {},
    resume: vi.fn(async () => {
      if (context.state === 'suspended') context.state = 'running';
    }),
    suspend: vi.fn(async () => {
      context.state = 'suspended';
    }),
    createGain: () => ({ gain: { value: 1 }, connect: () => undefined }),
    createBuffer: vi.fn((_: number, length: number) => ({ length, copyToChannel: () => undefined })),
    createBufferSource: source,
  };
  const end = (): void => {
    for (const { onended } of sources) onended?.();
  };
  return { context, starts, end, instrument: instrumentOn(context as unknown as AudioContext, build) };
}

function sourceWith(starts: number[]) {
  return {
    onended: null as (() => void) | null,
    buffer: null as { length: number } | null,
    playbackRate: { value: 1 },
    connect: () => undefined,
    start: (at: number) => void starts.push(at),
    stop: () => undefined,
  };
}

afterEach(() => void vi.useRealTimers());

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
  void instrument.wake();
  expect(context.resume).toHaveBeenCalledTimes(times);
  expect(instrument.awake).toBe(state !== 'interrupted');
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

test('the output rests some seconds after the last sound has ended, and the next sound wakes it without being lost', async () => {
  vi.useFakeTimers();
  const { context, starts, end, instrument } = contextAt('running');
  instrument.play('swap', 2_000, 0.5);
  await vi.advanceTimersByTimeAsync(2_000 + REST_AFTER_MS);
  // It is still heard.
  expect(context.suspend).not.toHaveBeenCalled();
  end();
  await vi.advanceTimersByTimeAsync(REST_AFTER_MS);
  expect([context.state, instrument.awake]).toEqual(['suspended', true]);
  // A tap alone needs no sound.
  await instrument.wake();
  expect(context.state).toBe('suspended');
  instrument.play('place', 0, 0.5);
  await vi.advanceTimersByTimeAsync(0);
  expect([context.state, starts.length]).toEqual(['running', 2]);
  end();
  await vi.advanceTimersByTimeAsync(2 * REST_AFTER_MS);
  expect(context.state).toBe('suspended');
});

test('a page that is woken and stays silent rests too; after an interruption the next gesture wakes it', async () => {
  vi.useFakeTimers();
  const { context, instrument } = contextAt('suspended');
  await instrument.wake();
  await vi.advanceTimersByTimeAsync(REST_AFTER_MS);
  expect(context.state).toBe('suspended');
  context.state = 'interrupted' as AudioContextState;
  instrument.play('yourTurn', 0, 0.5);
  expect(instrument.awake).toBe(false);
  context.state = 'suspended';
  await instrument.wake();
  expect([context.state, instrument.awake]).toEqual(['running', true]);
});
