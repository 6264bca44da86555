import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settingsFrom } from '../../client/device/readSettings.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../client/game/settings.ts';

const CHANGED: Settings = {
  speed: 'slow',
  bots: 'fast',
  fourColours: true,
  bigCards: true,
  cardBack: 'waves',
  theme: 'light',
  volume: 25,
  muted: true,
  warns: false,
  hints: false,
  notifies: true,
  phrases: false,
  letterKeys: false,
  taps: true,
  drags: false,
};

test('every setting is kept', () => {
  expect(settingsFrom(JSON.parse(JSON.stringify(CHANGED)))).toEqual(CHANGED);
  for (const key of Object.keys(DEFAULT_SETTINGS) as (keyof Settings)[])
    if (key !== 'taps') expect(CHANGED[key], key).not.toBe(DEFAULT_SETTINGS[key]);
});

test('what an older page did not know is as it was at first', () => {
  expect(settingsFrom({ bigCards: true })).toEqual({ ...DEFAULT_SETTINGS, bigCards: true });
});

test.each([
  { speed: 'warp' },
  { bots: 'slow' },
  { fourColours: 'yes' },
  { cardBack: 7 },
  { theme: null },
  { volume: 101 },
  { volume: Number.NaN },
  { volume: '60' },
  { muted: 0 },
  { nobodyKnows: true },
])('a value that a setting cannot have (%o) is passed over, and nothing else with it', (wrong) => {
  expect(settingsFrom({ bigCards: true, ...wrong })).toEqual({ ...DEFAULT_SETTINGS, bigCards: true });
});

test('whatever was kept, it can be played by tapping or by dragging', () => {
  expect(settingsFrom({ taps: false, drags: false })).toEqual(DEFAULT_SETTINGS);
});

test('anything at all reads as settings', () => {
  fc.assert(
    fc.property(fc.anything(), (found) => {
      const settings = settingsFrom(found);
      expect(Object.keys(settings).sort()).toEqual(Object.keys(DEFAULT_SETTINGS).sort());
      expect(settingsFrom(JSON.parse(JSON.stringify(settings)))).toEqual(settings);
    }),
  );
});
