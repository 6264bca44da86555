import { BOT_SPEEDS } from '#protocol';
import { PAGE_LANGUAGES } from '#rules';
import {
  CARD_BACKS,
  CARD_FACES,
  CARD_SIZES,
  DEFAULT_SETTINGS,
  FELTS,
  type Settings,
  SPEEDS,
  THEMES,
} from '../game/settings.ts';

/** Validates a stored value; undefined if it is not a value of this setting. */
type Reader<Value> = (found: unknown) => Value | undefined;

const flag: Reader<boolean> = (found) => (typeof found === 'boolean' ? found : undefined);
const percent: Reader<number> = (found) =>
  typeof found === 'number' && found >= 0 && found <= 100 ? Math.round(found) : undefined;
const oneOf =
  <Value>(values: readonly Value[]): Reader<Value> =>
  (found) =>
    values.find((value) => value === found);

const READERS: { readonly [Key in keyof Settings]: Reader<Settings[Key]> } = {
  language: oneOf(['auto', ...PAGE_LANGUAGES.map(({ code }) => code)]),
  speed: oneOf(SPEEDS),
  bots: oneOf(BOT_SPEEDS),
  fourColours: flag,
  face: oneOf(CARD_FACES),
  ownLetters: flag,
  cardSize: oneOf(CARD_SIZES),
  cardBack: oneOf(CARD_BACKS),
  felt: oneOf(FELTS),
  theme: oneOf(THEMES),
  volume: percent,
  muted: flag,
  vibrates: flag,
  warns: flag,
  hints: flag,
  phrases: flag,
  notifies: flag,
  letterKeys: flag,
  taps: flag,
  drags: flag,
  leftHanded: flag,
};

/** Reads stored settings, written by this version of the page or any other. Invalid fields get their defaults. */
export function settingsFrom(found: unknown): Settings {
  const stored = (typeof found === 'object' && found ? found : {}) as Readonly<Record<string, unknown>>;
  const read = Object.entries(READERS).flatMap(([key, reader]) => {
    const value = reader(stored[key]);
    return value === undefined ? [] : [[key, value] as const];
  });
  const settings: Settings = { ...DEFAULT_SETTINGS, ...Object.fromEntries(read) };
  // With neither, the game could not be played at all.
  return settings.taps || settings.drags ? settings : { ...settings, taps: true, drags: true };
}
