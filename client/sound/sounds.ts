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

/**
 * The notes of all signals, in Hz: C, D, E, G and A, of which any two sound well together, and B, which only the sound
 * `yourTurn` has.
 */
const [D3, G3, C4, E4, G4, A4] = [147, 196, 262, 330, 392, 440];
const [C5, D5, E5, G5, A5, B5] = [523, 587, 659, 784, 880, 988];
const [C6, D6, E6] = [1047, 1175, 1319];

/** Cards are soft noise with a low thud of the table; signals are a bell, a marimba or wood. */
export const RECIPES: Readonly<Record<Sound, Recipe>> = {
  shuffle: {
    level: 0.25,
    varies: 0.05,
    tones: [
      { wave: 'paper', pitch: 900, attack: 0.04, sustain: 0.1, release: 0.14, cut: 3200, flutter: 0.021 },
      { at: 0.25, wave: 'paper', pitch: 900, attack: 0.02, release: 0.1, cut: 2200, part: 0.6 },
      { at: 0.25, wave: 'sine', pitch: 130, release: 0.08, slide: -300, part: 0.5 },
    ],
  },
  deal: {
    level: 0.25,
    varies: 0.12,
    tones: [
      { wave: 'paper', pitch: 1100, attack: 0.008, release: 0.045, cut: 3000 },
      { at: 0.012, wave: 'sine', pitch: 170, release: 0.05, slide: -600, part: 0.35 },
    ],
  },
  draw: {
    level: 0.24,
    varies: 0.06,
    tones: [{ wave: 'paper', pitch: 1200, attack: 0.05, release: 0.1, cut: 3600 }],
  },
  place: {
    level: 0.44,
    varies: 0.05,
    tones: [
      { wave: 'paper', pitch: 1000, attack: 0.004, release: 0.06, cut: 2400 },
      { wave: 'sine', pitch: 190, attack: 0.002, release: 0.1, slide: -500, part: 0.55 },
    ],
  },
  discard: {
    level: 0.4,
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
      { wave: 'sine', pitch: G4, attack: 0.03, sustain: 0.14, release: 0.16, slide: 1188 },
      { wave: 'triangle', pitch: G3, attack: 0.03, sustain: 0.14, release: 0.14, slide: 632, part: 0.35 },
      { at: 0.2, wave: 'sine', pitch: G5, attack: 0.005, release: 0.4, part: 0.7 },
      { at: 0.28, wave: 'sine', pitch: C6, attack: 0.005, release: 0.42, part: 0.5 },
      { at: 0.36, wave: 'sine', pitch: E6, attack: 0.005, release: 0.5, part: 0.4 },
    ],
  },
  knock: {
    level: 0.55,
    varies: 0,
    tones: [
      { wave: 'sine', pitch: 350, attack: 0.001, release: 0.09, slide: -900 },
      { wave: 'paper', pitch: 900, attack: 0.001, release: 0.03, cut: 2200, part: 0.9 },
      { at: 0.15, wave: 'sine', pitch: 320, attack: 0.001, release: 0.11, slide: -800 },
      { at: 0.15, wave: 'paper', pitch: 900, attack: 0.001, release: 0.03, cut: 2200, part: 0.9 },
    ],
  },
  points: {
    level: 0.2,
    varies: 0.004,
    tones: [{ wave: 'sine', pitch: A5, attack: 0.003, release: 0.08 }],
  },
  wildPoints: {
    level: 0.4,
    varies: 0,
    tones: [
      { wave: 'sine', pitch: D5, attack: 0.003, release: 0.28 },
      { at: 0.05, wave: 'sine', pitch: D6, attack: 0.003, release: 0.3, part: 0.6 },
      { wave: 'triangle', pitch: D3, attack: 0.002, release: 0.14, part: 0.5 },
    ],
  },
  dealWon: {
    level: 0.5,
    varies: 0,
    tones: [
      { wave: 'sine', pitch: C5, attack: 0.006, release: 0.4 },
      { at: 0.13, wave: 'sine', pitch: E5, attack: 0.006, release: 0.4 },
      { at: 0.26, wave: 'sine', pitch: G5, attack: 0.006, release: 0.7 },
    ],
  },
  dealOver: {
    level: 0.32,
    varies: 0,
    tones: [
      { wave: 'sine', pitch: A4, attack: 0.01, release: 0.35 },
      { at: 0.18, wave: 'sine', pitch: E4, attack: 0.01, release: 0.5 },
    ],
  },
  gameWon: {
    level: 0.6,
    varies: 0,
    tones: [
      { wave: 'sine', pitch: C5, attack: 0.006, release: 0.4 },
      { at: 0.14, wave: 'sine', pitch: E5, attack: 0.006, release: 0.4 },
      { at: 0.28, wave: 'sine', pitch: G5, attack: 0.006, release: 0.5 },
      { at: 0.42, wave: 'sine', pitch: C6, attack: 0.006, sustain: 0.1, release: 1.2 },
      { at: 0.42, wave: 'sine', pitch: C5, attack: 0.01, sustain: 0.1, release: 1.1, part: 0.6 },
      { at: 0.42, wave: 'sine', pitch: E5, attack: 0.01, sustain: 0.1, release: 1.1, part: 0.4 },
    ],
  },
  gameOver: {
    level: 0.42,
    varies: 0,
    tones: [
      { wave: 'sine', pitch: A4, attack: 0.01, release: 0.4 },
      { at: 0.2, wave: 'sine', pitch: G4, attack: 0.01, release: 0.4 },
      { at: 0.4, wave: 'sine', pitch: E4, attack: 0.01, sustain: 0.1, release: 0.9 },
      { at: 0.4, wave: 'sine', pitch: C4, attack: 0.01, sustain: 0.1, release: 0.9, part: 0.6 },
    ],
  },
  yourTurn: {
    level: 0.55,
    varies: 0,
    tones: [
      { wave: 'sine', pitch: E5, attack: 0.004, release: 0.5 },
      { wave: 'sine', pitch: 4 * E5, attack: 0.002, release: 0.08, part: 0.18 },
      { at: 0.16, wave: 'sine', pitch: B5, attack: 0.004, release: 0.7 },
      { at: 0.16, wave: 'sine', pitch: 4 * B5, attack: 0.002, release: 0.08, part: 0.12 },
    ],
  },
  warning: {
    level: 0.5,
    varies: 0,
    tones: [
      { wave: 'triangle', pitch: D5, attack: 0.002, release: 0.12 },
      { at: 0.17, wave: 'triangle', pitch: D5, attack: 0.002, release: 0.12 },
      { at: 0.34, wave: 'triangle', pitch: A4, attack: 0.002, release: 0.2 },
    ],
  },
  refused: {
    level: 0.2,
    varies: 0,
    tones: [
      { wave: 'sine', pitch: G4, attack: 0.008, release: 0.1 },
      { at: 0.09, wave: 'sine', pitch: E4, attack: 0.008, release: 0.14 },
    ],
  },
};
