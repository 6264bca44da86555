/// <reference path="./zzfx.d.ts" />
import { SOUNDS, type Sound } from '../stage/cues.ts';
import { RECIPES, type Recipe, type Tone } from './sounds.ts';

/** The sound output. It is silent until a gesture has woken it. */
export interface Instrument {
  /** Whether sounds can be heard now. While it rests it can: the next sound wakes it. */
  readonly awake: boolean;
  /**
   * Resumes audio. Browsers block it before a gesture, and some suspend it while the page is hidden. Resolves once the
   * browser has answered, which before a gesture may be never.
   */
  wake(): Promise<void>;
  /** Stops all sounds and lets the sound output rest until the next one. It also rests by itself after the last. */
  rest(): void;
  /** Sets the volume from 0 to 1, including sounds already playing. */
  setGain(gain: number): void;
  /**
   * Plays a sound `ms` from now. Returns a function that stops it.
   * @param chance a random number from 0 to below 1, which varies the pitch of sounds of cards
   */
  play(sound: Sound, ms: number, chance: number): () => void;
}

/**
 * Opens the instrument. ZzFX creates its AudioContext when it is imported: never call this before the first gesture.
 */
export async function openInstrument(): Promise<Instrument> {
  const { ZZFX } = await import('zzfx');
  // No sound here needs a higher rate, and this halves the work.
  ZZFX.sampleRate = SAMPLE_RATE_HZ;
  return instrumentOn(ZZFX.audioContext, (...parameters) => ZZFX.buildSamples(...parameters));
}

const SAMPLE_RATE_HZ = 22_050;
/** How long after a sound the output goes on, in ms, so that sounds in quick succession do not wake it each time. */
export const REST_AFTER_MS = 5_000;
/** The pause between two sounds built ahead of time, in ms, so that no frame is delayed by several. */
const BUILD_PAUSE_MS = 60;

/**
 * An instrument on this context. A sound is built when first played. After the first one, all others are built one by
 * one ahead of time.
 */
export function instrumentOn(context: AudioContext, build: Build): Instrument {
  const buffers = new Map<Sound, AudioBuffer>();
  const bufferOf = (sound: Sound): AudioBuffer => {
    const there = buffers.get(sound) ?? filled(context, mixed(RECIPES[sound], build, SAMPLE_RATE_HZ));
    buffers.set(sound, there);
    return there;
  };
  const gain = context.createGain();
  gain.connect(context.destination);
  let isFirst = true;
  // A running output keeps the device's sound hardware awake, even in silence.
  let isResting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const playing = new Set<AudioBufferSourceNode>();
  const rest = (): void => {
    clearTimeout(timer);
    for (const source of playing) source.stop();
    playing.clear();
    if (context.state !== 'running') return;
    isResting = true;
    void context.suspend().catch(() => undefined);
  };
  const restAfter = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => (playing.size > 0 ? restAfter(0) : rest()), ms + REST_AFTER_MS);
  };
  const resume = async (): Promise<void> => {
    isResting = false;
    // Rejected outside a gesture: the next gesture tries again.
    if (context.state !== 'running') await context.resume().catch(() => undefined);
  };
  return {
    get awake() {
      return isResting || context.state === 'running';
    },
    async wake() {
      if (isResting) return;
      restAfter(0);
      await resume();
    },
    rest,
    setGain(value) {
      gain.gain.value = value;
    },
    play(sound, ms, chance) {
      const source = context.createBufferSource();
      source.buffer = bufferOf(sound);
      source.playbackRate.value = 1 + RECIPES[sound].varies * (2 * chance - 1);
      source.connect(gain);
      playing.add(source);
      source.onended = () => playing.delete(source);
      // The time stands still until the output runs again, so that nothing of the sound is lost.
      if (isResting) void resume();
      restAfter(ms);
      source.start(context.currentTime + ms / 1000);
      if (isFirst) prepare([...SOUNDS], bufferOf);
      isFirst = false;
      return () => source.stop();
    },
  };
}

function filled(context: AudioContext, samples: Float32Array<ArrayBuffer>): AudioBuffer {
  const buffer = context.createBuffer(1, samples.length, SAMPLE_RATE_HZ);
  buffer.copyToChannel(samples, 0);
  return buffer;
}

function prepare(sounds: readonly Sound[], make: (sound: Sound) => void): void {
  const [next, ...rest] = sounds;
  if (next === undefined) return;
  setTimeout(() => {
    make(next);
    prepare(rest, make);
  }, BUILD_PAUSE_MS);
}

/** Builds samples from ZzFX's list of parameters. */
type Build = (...parameters: readonly (number | undefined)[]) => readonly number[];

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
