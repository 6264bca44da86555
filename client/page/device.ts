import { effect, type Signal, signal } from '@preact/signals';
import { SEAT_CHOICES } from '../config.ts';
import type { Settings } from '../game/types.ts';

const KEY = 'crazy-rummy';

/** What is kept on this device, and nowhere else. */
interface Kept {
  readonly settings: Settings;
  /** Empty until chosen. */
  readonly name: string;
  /** How many play, when one opens a table. */
  readonly seats: number;
}

export interface Device {
  readonly settings: Signal<Settings>;
  readonly name: Signal<string>;
  readonly seats: Signal<number>;
}

const FIRST: Kept = {
  settings: { speed: 'normal', fourColours: false, bigCards: false, warns: true, taps: true, drags: true },
  name: '',
  seats: 4,
};

/** What this device remembers; changes are kept as they are made. Where storing is forbidden, asking for `storage` throws. */
export function openDevice(storage: () => Storage): Device {
  const kept = read(storage);
  const device = { settings: signal(kept.settings), name: signal(kept.name), seats: signal(kept.seats) };
  effect(() => {
    const now: Kept = { settings: device.settings.value, name: device.name.value, seats: device.seats.value };
    try {
      storage().setItem(KEY, JSON.stringify(now));
    } catch {
      // A full or forbidden storage costs the memory, not the game.
    }
  });
  return device;
}

function read(storage: () => Storage): Kept {
  try {
    const found = JSON.parse(storage().getItem(KEY) ?? '{}') as Partial<Kept>;
    const settings = typeof found.settings === 'object' ? found.settings : {};
    return {
      settings: { ...FIRST.settings, ...settings },
      name: typeof found.name === 'string' ? found.name : FIRST.name,
      seats: SEAT_CHOICES.find((count) => count === found.seats) ?? FIRST.seats,
    };
  } catch {
    return FIRST;
  }
}
