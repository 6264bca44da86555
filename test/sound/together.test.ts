import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { mixed } from '../../client/sound/instrument.ts';
import { RECIPES, type Tone } from '../../client/sound/sounds.ts';
import { SOUNDS, type Sound } from '../../client/stage/cues.ts';

const RATE = 22_050;
const CARDS: readonly Sound[] = ['shuffle', 'draw', 'place', 'discard'];
/** Struck or rustling: without a note of their own. */
const NOISES: readonly Sound[] = [...CARDS, 'deal', 'knock'];
const SIGNALS = SOUNDS.filter((sound) => !NOISES.includes(sound));

const samples = new Map<Sound, Float32Array>();
const samplesOf = (sound: Sound): Float32Array => samples.get(sound) ?? new Float32Array();

beforeAll(async () => {
  // ZzFX opens one when it is imported; nothing is played here.
  vi.stubGlobal('AudioContext', class {});
  const { ZZFX } = await import('zzfx');
  ZZFX.sampleRate = RATE;
  for (const sound of SOUNDS)
    samples.set(
      sound,
      mixed(RECIPES[sound], (...parameters) => ZZFX.buildSamples(...parameters), RATE),
    );
});

afterAll(() => vi.unstubAllGlobals());

/** Below this many Hz the ear and a small loudspeaker lose most of a sound. */
const LOW = 700;

/** The loudness in dB of a sound over a fifth of a second, which is how long the ear adds up. */
function loudnessOf(sound: Sound): number {
  const keeps = 1 / (1 + (2 * Math.PI * LOW) / RATE);
  let [sum, last, high] = [0, 0, 0];
  for (const sample of samplesOf(sound)) {
    high = keeps * (high + sample - last);
    last = sample;
    sum += high * high;
  }
  return 10 * Math.log10(sum / (RATE / 5));
}

/** The number of the note of a pitch, 0 for C to 11 for B, and how many hundredths of a semitone it is off. */
function noteOf(pitch: number): readonly [note: number, off: number] {
  const above = 12 * Math.log2(pitch / 261.63);
  return [((Math.round(above) % 12) + 12) % 12, Math.abs(above - Math.round(above)) * 100];
}

const notesOf = (sound: Sound): readonly number[] => [
  ...new Set(RECIPES[sound].tones.map(({ pitch }: Tone) => noteOf(pitch)[0])),
];

describe('the sounds of a table', () => {
  test.each(SOUNDS)('%s neither clips nor clicks: it begins and ends at zero', (sound) => {
    const heard = samplesOf(sound);
    expect(heard.length).toBeGreaterThan(0.04 * RATE);
    expect(heard.length).toBeLessThan(1.8 * RATE);
    for (const end of [heard.at(0), heard.at(-1)]) expect(Math.abs(end ?? 1)).toBeLessThan(0.002);
    expect(Math.max(...heard.map(Math.abs))).toBeLessThan(0.61);
  });

  test.each([
    ['discard', 'yourTurn'],
    ['deal', 'yourTurn'],
    ['place', 'swap'],
    ['place', 'warning'],
    ['points', 'knock'],
    ['points', 'wildPoints'],
    ['wildPoints', 'dealWon'],
    ['wildPoints', 'gameWon'],
  ] as const)('%s and %s, which are heard together, do not clip at full volume', (one, other) => {
    expect(RECIPES[one].level + RECIPES[other].level).toBeLessThanOrEqual(1);
  });

  test('those of cards are equally loud, within three decibels, and a dealt card is softer', () => {
    const loud = CARDS.map(loudnessOf);
    expect(Math.max(...loud) - Math.min(...loud), loud.map(Math.round).join(' ')).toBeLessThan(3);
    expect(loudnessOf('deal')).toBeLessThan(Math.min(...loud));
  });

  test('every signal can be told from the cards by ear: it is louder, but for points and refusals', () => {
    const most = Math.max(...CARDS.map(loudnessOf));
    for (const sound of SIGNALS.filter((signal) => signal !== 'points' && signal !== 'refused'))
      expect(loudnessOf(sound), sound).toBeGreaterThan(most);
    expect(loudnessOf('gameWon')).toBeGreaterThan(loudnessOf('dealWon'));
  });

  test('signals are in one key, in tune: C, D, E, G and A, of which any two go together', () => {
    for (const sound of SIGNALS) {
      for (const { pitch } of RECIPES[sound].tones) expect(noteOf(pitch)[1], `${sound} ${pitch}`).toBeLessThan(6);
      if (sound === 'yourTurn') continue;
      for (const note of notesOf(sound)) expect([0, 2, 4, 7, 9], sound).toContain(note);
    }
  });

  test('the bell of one’s turn rises to a note that no other sound has, and overtones make it a bell', () => {
    const own = 11;
    expect(SIGNALS.filter((sound) => notesOf(sound).includes(own))).toEqual(['yourTurn']);
    const tones = RECIPES.yourTurn.tones;
    const [first = 0, overtone = 0, second = 0] = tones.map(({ pitch }) => pitch);
    expect(second).toBeGreaterThan(first);
    expect(overtone / first).toBe(4);
    expect(SIGNALS.filter((sound) => RECIPES[sound].tones.some(({ pitch }) => pitch > 2000))).toEqual(['yourTurn']);
  });

  test('a swap is a tune of its own: it slides up an octave and goes on up', () => {
    const { tones } = RECIPES.swap;
    const melody = tones.filter(({ slide }) => slide === undefined).map(({ pitch }) => pitch);
    expect(melody).toEqual(melody.toSorted((a, b) => a - b));
    expect(melody.length).toBe(3);
    for (const { pitch, slide = 0, attack = 0, sustain = 0, release } of tones.filter((tone) => tone.slide))
      expect((pitch + slide * (attack + sustain + release)) / pitch).toBeCloseTo(2, 1);
  });
});
