import type { Recipe, Tone } from './sounds.ts';

/** Builds samples from ZzFX's list of parameters. */
export type Build = (...parameters: readonly (number | undefined)[]) => readonly number[];

/** ZzFX's numbers for its wave shapes. */
const ZZFX_SHAPES = { sine: 0, triangle: 1, paper: 4 } as const;
/** ZzFX's unit of slides, in Hz per second. */
const ZZFX_SLIDE_HZ_PER_S = 500;
/** ZzFX's unit of filters, in Hz; negative for a low-pass filter. */
const ZZFX_FILTER_HZ = -2;
/** A full-depth tremolo would rattle. */
const FLUTTER_DEPTH = 0.8;

/** Mixes a recipe into samples with the peak at `level`. `rate`: samples per second. */
export function mixed({ level, tones }: Recipe, build: Build, rate: number): Float32Array<ArrayBuffer> {
  const parts = tones.map((tone) => ({
    begin: Math.round((tone.at ?? 0) * rate),
    samples: levelled(fading(build(...parametersOf(tone))), tone.part ?? 1),
  }));
  const whole = new Float32Array(Math.max(0, ...parts.map(({ begin, samples }) => begin + samples.length)));
  for (const { begin, samples } of parts)
    for (let i = 0; i < samples.length; i++) whole[begin + i] = (whole[begin + i] ?? 0) + (samples[i] ?? 0);
  return levelled(whole, level);
}

/** Adds a linear fade-out: ZzFX's own decay is too even for sounds that are struck or slide. */
const fading = (samples: readonly number[]): Float32Array<ArrayBuffer> =>
  Float32Array.from(samples, (sample, i) => sample * (1 - i / samples.length));

/** Scales the samples to a peak of `level`. */
function levelled(samples: Float32Array<ArrayBuffer>, level: number): Float32Array<ArrayBuffer> {
  let loudest = 0;
  for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
  return loudest === 0 ? samples : samples.map((sample) => (sample * level) / loudest);
}

/**
 * The order of ZzFX's parameters: volume, randomness, frequency, attack, sustain, release, shape, curve, slide, …,
 * repeat time, …, tremolo, filter.
 */
const parametersOf = (tone: Tone): (number | undefined)[] => [
  1,
  0,
  tone.pitch,
  tone.attack,
  tone.sustain,
  tone.release,
  ZZFX_SHAPES[tone.wave],
  1,
  (tone.slide ?? 0) / ZZFX_SLIDE_HZ_PER_S,
  0,
  0,
  0,
  tone.flutter,
  0,
  0,
  0,
  0,
  1,
  0,
  tone.flutter === undefined ? 0 : FLUTTER_DEPTH,
  tone.cut === undefined ? 0 : tone.cut / ZZFX_FILTER_HZ,
];
