import type { Sound } from '../stage/cues.ts';

/** A part of a sound. Times are in seconds, pitches in Hz; missing values are 0 or off. */
export interface Tone {
  /** When the tone begins. */
  readonly at?: number;
  /** The volume relative to the other tones of the sound. */
  readonly part?: number;
  readonly wave: 'sine' | 'triangle' | 'paper';
  readonly pitch: number;
  readonly attack?: number;
  readonly sustain?: number;
  readonly release: number;
  /** The change of pitch in Hz per second; negative falls. */
  readonly slide?: number;
  /** The cutoff of a low-pass filter, in Hz. */
  readonly cut?: number;
  /** The period of a tremolo, in seconds. */
  readonly flutter?: number;
}

/** The recipe of a sound: its volume relative to other sounds (at most 1), the variation of its pitch, its tones. */
export interface Recipe {
  readonly level: number;
  /** Sounds of cards vary in pitch; signals never do. */
  readonly varies: number;
  readonly tones: readonly Tone[];
}

/** Cards are soft noise with a low thud of the table; signals are a bell, a marimba or wood. */
export const RECIPES: Readonly<Record<Sound, Recipe>> = {
  shuffle: {
    level: 0.34,
    varies: 0.05,
    tones: [
      { wave: 'paper', pitch: 900, attack: 0.04, sustain: 0.1, release: 0.14, cut: 3200, flutter: 0.021 },
      { at: 0.25, wave: 'paper', pitch: 900, attack: 0.02, release: 0.1, cut: 2200, part: 0.6 },
      { at: 0.25, wave: 'sine', pitch: 130, release: 0.08, slide: -300, part: 0.5 },
    ],
  },
  deal: {
    level: 0.22,
    varies: 0.12,
    tones: [
      { wave: 'paper', pitch: 1100, attack: 0.008, release: 0.045, cut: 3000 },
      { at: 0.012, wave: 'sine', pitch: 170, release: 0.05, slide: -600, part: 0.35 },
    ],
  },
  draw: {
    level: 0.3,
    varies: 0.06,
    tones: [{ wave: 'paper', pitch: 1200, attack: 0.05, release: 0.1, cut: 3600 }],
  },
  place: {
    level: 0.42,
    varies: 0.05,
    tones: [
      { wave: 'paper', pitch: 1000, attack: 0.004, release: 0.06, cut: 2400 },
      { wave: 'sine', pitch: 190, attack: 0.002, release: 0.1, slide: -500, part: 0.8 },
    ],
  },
  discard: {
    level: 0.38,
    varies: 0.05,
    tones: [
      { wave: 'paper', pitch: 1000, attack: 0.015, release: 0.08, cut: 3000 },
      { at: 0.015, wave: 'sine', pitch: 140, release: 0.08, slide: -400, part: 0.6 },
    ],
  },
  swap: {
    level: 0.5,
    varies: 0,
    tones: [
      { wave: 'sine', pitch: 392, attack: 0.03, sustain: 0.14, release: 0.16, slide: 1300 },
      { wave: 'triangle', pitch: 196, attack: 0.03, sustain: 0.14, release: 0.14, slide: 650, part: 0.35 },
      { at: 0.2, wave: 'sine', pitch: 784, attack: 0.005, release: 0.4, part: 0.7 },
      { at: 0.28, wave: 'sine', pitch: 1175, attack: 0.005, release: 0.45, part: 0.5 },
    ],
  },
  knock: {
    level: 0.55,
    varies: 0,
    tones: [
      { wave: 'sine', pitch: 240, attack: 0.001, release: 0.09, slide: -700 },
      { wave: 'paper', pitch: 900, attack: 0.001, release: 0.02, cut: 1400, part: 0.6 },
      { at: 0.15, wave: 'sine', pitch: 220, attack: 0.001, release: 0.11, slide: -600 },
      { at: 0.15, wave: 'paper', pitch: 900, attack: 0.001, release: 0.02, cut: 1400, part: 0.6 },
    ],
  },
  points: {
    level: 0.2,
    varies: 0.03,
    tones: [{ wave: 'sine', pitch: 880, attack: 0.003, release: 0.08 }],
  },
  wildPoints: {
    level: 0.5,
    varies: 0,
    tones: [
      { wave: 'sine', pitch: 587, attack: 0.003, release: 0.28 },
      { at: 0.05, wave: 'sine', pitch: 1175, attack: 0.003, release: 0.3, part: 0.6 },
      { wave: 'triangle', pitch: 147, attack: 0.002, release: 0.14, part: 0.5 },
    ],
  },
  dealWon: {
    level: 0.5,
    varies: 0,
    tones: [
      { wave: 'sine', pitch: 523, attack: 0.006, release: 0.4 },
      { at: 0.13, wave: 'sine', pitch: 659, attack: 0.006, release: 0.4 },
      { at: 0.26, wave: 'sine', pitch: 784, attack: 0.006, release: 0.7 },
    ],
  },
  dealOver: {
    level: 0.32,
    varies: 0,
    tones: [
      { wave: 'sine', pitch: 440, attack: 0.01, release: 0.35 },
      { at: 0.18, wave: 'sine', pitch: 349, attack: 0.01, release: 0.5 },
    ],
  },
  gameWon: {
    level: 0.6,
    varies: 0,
    tones: [
      { wave: 'sine', pitch: 523, attack: 0.006, release: 0.4 },
      { at: 0.14, wave: 'sine', pitch: 659, attack: 0.006, release: 0.4 },
      { at: 0.28, wave: 'sine', pitch: 784, attack: 0.006, release: 0.5 },
      { at: 0.42, wave: 'sine', pitch: 1047, attack: 0.006, sustain: 0.1, release: 1.2 },
      { at: 0.42, wave: 'sine', pitch: 523, attack: 0.01, sustain: 0.1, release: 1.1, part: 0.6 },
      { at: 0.42, wave: 'sine', pitch: 659, attack: 0.01, sustain: 0.1, release: 1.1, part: 0.4 },
    ],
  },
  gameOver: {
    level: 0.42,
    varies: 0,
    tones: [
      { wave: 'sine', pitch: 440, attack: 0.01, release: 0.4 },
      { at: 0.2, wave: 'sine', pitch: 392, attack: 0.01, release: 0.4 },
      { at: 0.4, wave: 'sine', pitch: 349, attack: 0.01, sustain: 0.1, release: 0.9 },
      { at: 0.4, wave: 'sine', pitch: 262, attack: 0.01, sustain: 0.1, release: 0.9, part: 0.6 },
    ],
  },
  yourTurn: {
    level: 0.55,
    varies: 0,
    tones: [
      { wave: 'sine', pitch: 659, attack: 0.004, release: 0.5 },
      { wave: 'sine', pitch: 2637, attack: 0.002, release: 0.08, part: 0.18 },
      { at: 0.16, wave: 'sine', pitch: 988, attack: 0.004, release: 0.7 },
      { at: 0.16, wave: 'sine', pitch: 3951, attack: 0.002, release: 0.08, part: 0.12 },
    ],
  },
  warning: {
    level: 0.5,
    varies: 0,
    tones: [
      { wave: 'triangle', pitch: 494, attack: 0.002, release: 0.12 },
      { at: 0.17, wave: 'triangle', pitch: 494, attack: 0.002, release: 0.12 },
      { at: 0.34, wave: 'triangle', pitch: 392, attack: 0.002, release: 0.2 },
    ],
  },
  refused: {
    level: 0.2,
    varies: 0,
    tones: [
      { wave: 'sine', pitch: 196, attack: 0.008, release: 0.1 },
      { at: 0.09, wave: 'sine', pitch: 165, attack: 0.008, release: 0.14 },
    ],
  },
};
