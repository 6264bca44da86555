import type { Recipe, Tone } from './sounds.ts';

/** Makes samples from the synthesiser's list of numbers. */
export type Build = (...parameters: readonly (number | undefined)[]) => readonly number[];

/** The synthesiser's numbers for its waves. */
const SHAPES = { sine: 0, triangle: 1, paper: 4 } as const;
/** It counts slides in 500 Hz a second. */
const SLIDE = 500;
/** It counts filters in 2 Hz, and those that keep what is low below zero. */
const FILTER = -2;
/** A flutter that is all on or all off would rattle. */
const FLUTTER_DEPTH = 0.8;

/** A sound of the table as samples, its loudest one at `level`. `rate`: samples a second. */
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

/** The synthesiser's tones die away evenly; what is struck or slides is soon softer, and then long gone. */
const fading = (samples: readonly number[]): Float32Array<ArrayBuffer> =>
  Float32Array.from(samples, (sample, i) => sample * (1 - i / samples.length));

/** The same with its loudest sample at `level`. */
function levelled(samples: Float32Array<ArrayBuffer>, level: number): Float32Array<ArrayBuffer> {
  let loudest = 0;
  for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
  return loudest === 0 ? samples : samples.map((sample) => (sample * level) / loudest);
}

/** Volume, randomness, frequency, attack, sustain, release, shape, curve, slide, …, repeat time, …, tremolo, filter. */
const parametersOf = (tone: Tone): (number | undefined)[] => [
  1,
  0,
  tone.pitch,
  tone.attack,
  tone.sustain,
  tone.release,
  SHAPES[tone.wave],
  1,
  (tone.slide ?? 0) / SLIDE,
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
  tone.cut === undefined ? 0 : tone.cut / FILTER,
];
