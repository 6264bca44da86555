import { BOT_SPEEDS } from '#protocol';
import { CARD_BACKS, DEFAULT_SETTINGS, type Settings, SPEEDS, THEMES } from '../game/settings.ts';

/** Reads what was found for a setting; undefined where that is none of its values. */
type Reader<Value> = (found: unknown) => Value | undefined;

const flag: Reader<boolean> = (found) => (typeof found === 'boolean' ? found : undefined);
const percent: Reader<number> = (found) =>
  typeof found === 'number' && found >= 0 && found <= 100 ? Math.round(found) : undefined;
const oneOf =
  <Value>(values: readonly Value[]): Reader<Value> =>
  (found) =>
    values.find((value) => value === found);

const READERS: { readonly [Key in keyof Settings]: Reader<Settings[Key]> } = {
  speed: oneOf(SPEEDS),
  bots: oneOf(BOT_SPEEDS),
  fourColours: flag,
  bigCards: flag,
  cardBack: oneOf(CARD_BACKS),
  theme: oneOf(THEMES),
  volume: percent,
  muted: flag,
  warns: flag,
  hints: flag,
  phrases: flag,
  notifies: flag,
  letterKeys: flag,
  taps: flag,
  drags: flag,
};

/** The settings that were kept, by this page or by an older or newer one: what cannot be read is as it was at first. */
export function settingsFrom(found: unknown): Settings {
  const kept = (typeof found === 'object' && found ? found : {}) as Readonly<Record<string, unknown>>;
  const read = Object.entries(READERS).flatMap(([key, reader]) => {
    const value = reader(kept[key]);
    return value === undefined ? [] : [[key, value] as const];
  });
  const settings: Settings = { ...DEFAULT_SETTINGS, ...Object.fromEntries(read) };
  // With neither one could not play at all.
  return settings.taps || settings.drags ? settings : { ...settings, taps: true, drags: true };
}
