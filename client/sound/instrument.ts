/// <reference path="./zzfx.d.ts" />
import { SOUNDS, type Sound } from '../stage/cues.ts';
import { type Build, mixed } from './mixing.ts';
import { RECIPES } from './sounds.ts';

/** What makes sounds. It is silent until a gesture has woken it. */
export interface Instrument {
  /** Can anything be heard now. */
  readonly awake: boolean;
  /** Browsers let no page sound before a gesture, and some interrupt it while it is not looked at. */
  wake(): void;
  /** How loud all is, 0 to 1, also of what sounds already. */
  setGain(gain: number): void;
  /** Plays a sound `ms` from now; `tune` is how much higher than written. Returns the way to stop it. */
  play(sound: Sound, ms: number, tune: number): () => void;
}

/** The synthesiser's file makes its AudioContext as it is loaded: never load it before the first gesture. */
export async function openInstrument(): Promise<Instrument> {
  const { ZZFX } = await import('zzfx');
  // Nothing here is so high that it needs more; it takes half the time.
  ZZFX.sampleRate = RATE;
  return instrumentOn(ZZFX.audioContext, (...parameters) => ZZFX.buildSamples(...parameters));
}

const RATE = 22_050;
/** Between two sounds made ahead of time, in ms: the table goes first. */
const PAUSE = 60;

/** An instrument on this context. Sounds are made one by one ahead of time, or when they are first heard. */
export function instrumentOn(context: AudioContext, build: Build): Instrument {
  const buffers = new Map<Sound, AudioBuffer>();
  const bufferOf = (sound: Sound): AudioBuffer => {
    const there = buffers.get(sound) ?? filled(context, mixed(RECIPES[sound], build, RATE));
    buffers.set(sound, there);
    return there;
  };
  const gain = context.createGain();
  gain.connect(context.destination);
  prepare([...SOUNDS], bufferOf);
  return {
    get awake() {
      return context.state === 'running';
    },
    wake() {
      // Refused outside of a gesture: the next one asks again.
      if (context.state !== 'running') void context.resume().catch(() => undefined);
    },
    setGain(value) {
      gain.gain.value = value;
    },
    play(sound, ms, tune) {
      const source = context.createBufferSource();
      source.buffer = bufferOf(sound);
      source.playbackRate.value = tune;
      source.connect(gain);
      source.start(context.currentTime + ms / 1000);
      return () => source.stop();
    },
  };
}

function filled(context: AudioContext, samples: Float32Array<ArrayBuffer>): AudioBuffer {
  const buffer = context.createBuffer(1, samples.length, RATE);
  buffer.copyToChannel(samples, 0);
  return buffer;
}

function prepare(sounds: readonly Sound[], make: (sound: Sound) => void): void {
  const [next, ...rest] = sounds;
  if (next === undefined) return;
  setTimeout(() => {
    make(next);
    prepare(rest, make);
  }, PAUSE);
}
