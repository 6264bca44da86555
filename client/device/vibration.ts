import type { ReadonlySignal } from '@preact/signals';
import type { Settings } from './settings.ts';

/** The occasions on which a device vibrates. */
export type VibrationCue = 'lift' | 'swap' | 'goOut';

/** Milliseconds on and off, in turn. */
const PATTERNS: Readonly<Record<VibrationCue, readonly number[]>> = {
  lift: [8],
  swap: [12, 50, 20],
  goOut: [25, 60, 25, 60, 40],
};

/** The browser's part of vibration. */
export interface VibrationApi {
  /** Null where the browser has none, as on iPhones and iPads, or the device is not held by fingers. */
  readonly vibrate: ((pattern: number[]) => void) | null;
  readonly prefersStill: () => boolean;
}

/** Opens the vibration of this device; null if it has none. Silent where it is switched off, or motion is reduced. */
export function openVibration(
  settings: ReadonlySignal<Settings>,
  { vibrate, prefersStill }: VibrationApi,
): ((shake: VibrationCue) => void) | null {
  if (!vibrate) return null;
  return (shake) => {
    if (settings.peek().vibrates && !prefersStill()) vibrate([...PATTERNS[shake]]);
  };
}

/** The vibration of the current browser; desktop browsers may have the function without anything that shakes. */
export function browserVibration(): VibrationApi {
  const canShake = 'vibrate' in navigator && window.matchMedia('(any-pointer: coarse)').matches;
  return {
    vibrate: canShake ? (pattern) => void navigator.vibrate(pattern) : null,
    prefersStill: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
}
