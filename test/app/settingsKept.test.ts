import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, type Settings, settingsFrom } from '../../client/device/settings.ts';

const CHANGED: Settings = {
  language: 'en-XA',
  speed: 'slow',
  bots: 'fast',
  fourColours: true,
  face: 'minimal',
  ownLetters: true,
  cardSize: 'small',
  cardBack: 'waves',
  felt: 'wine',
  theme: 'light',
  volume: 25,
  muted: true,
  vibrates: false,
  warns: false,
  hints: false,
  notifies: true,
  phrases: false,
  letterKeys: false,
  taps: true,
  drags: false,
  leftHanded: true,
};

test('every setting survives storage', () => {
  expect(settingsFrom(JSON.parse(JSON.stringify(CHANGED)))).toEqual(CHANGED);
  for (const key of Object.keys(DEFAULT_SETTINGS) as (keyof Settings)[])
    if (key !== 'taps') expect(CHANGED[key], key).not.toBe(DEFAULT_SETTINGS[key]);
});

test('missing settings have their defaults', () => {
  expect(settingsFrom({ fourColours: true })).toEqual({ ...DEFAULT_SETTINGS, fourColours: true });
});

test.each([
  { speed: 'warp' },
  { bots: 'slow' },
  { fourColours: 'yes' },
  { face: 'bigCards' },
  { cardSize: 'huge' },
  { cardBack: 7 },
  { felt: 'lawn' },
  { theme: null },
  { volume: 101 },
  { volume: Number.NaN },
  { volume: '60' },
  { muted: 0 },
  { nobodyKnows: true },
])('an invalid value (%o) is ignored, and the other settings are kept', (wrong) => {
  expect(settingsFrom({ ...wrong, phrases: false })).toEqual({ ...DEFAULT_SETTINGS, phrases: false });
});

test('taps or drags are always on, whatever was stored', () => {
  expect(settingsFrom({ taps: false, drags: false })).toEqual(DEFAULT_SETTINGS);
});

test('any stored value yields valid settings', () => {
  fc.assert(
    fc.property(fc.anything(), (found) => {
      const settings = settingsFrom(found);
      expect(Object.keys(settings).sort()).toEqual(Object.keys(DEFAULT_SETTINGS).sort());
      expect(settingsFrom(JSON.parse(JSON.stringify(settings)))).toEqual(settings);
    }),
  );
});
