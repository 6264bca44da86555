import { effect, type Signal, signal } from '@preact/signals';
import { MAX_SEATS, type RuleSet } from '#engine';
import { PACE_NAMES, type PaceName } from '#protocol';
import { crazyRummy, printRules, readRuleCode } from '#rules';
import type { Settings } from '../game/settings.ts';
import { type Hosting, type Paces, PUBLIC_PACES } from './choices.ts';
import { settingsFrom } from './readSettings.ts';

const KEY = 'crazy-rummy';

/** What is kept on this device, and nowhere else. */
interface Kept {
  readonly settings: Settings;
  /** Empty until chosen. */
  readonly name: string;
  /** How many play, when one opens a table. */
  readonly seats: number;
  /** The code of what is played then. */
  readonly rules: string;
  readonly paces: Readonly<Record<keyof Paces, PaceName>>;
  readonly hosting: Readonly<Record<keyof Hosting, boolean>>;
  readonly hasPlayed: boolean;
}

export interface Device {
  readonly settings: Signal<Settings>;
  readonly name: Signal<string>;
  /** How many one likes to be: the next best where a game is not for so many. */
  readonly seats: Signal<number>;
  /** The game chosen last. */
  readonly rules: Signal<RuleSet>;
  readonly paces: Paces;
  /** How one likes a table that one opens for friends. */
  readonly hosting: Hosting;
  /** A deal was played here on the clock: what comes is no first game. */
  readonly hasPlayed: Signal<boolean>;
}

const SEATS = 4;

/** What this device remembers; changes are kept as they are made. Where storing is forbidden, asking for `storage` throws. */
export function openDevice(storage: () => Storage): Device {
  const device = deviceFrom(read(storage));
  effect(() => {
    const now: Kept = {
      settings: device.settings.value,
      name: device.name.value,
      seats: device.seats.value,
      rules: printRules(device.rules.value),
      paces: { anybody: device.paces.anybody.value, friends: device.paces.friends.value },
      hosting: { bots: device.hosting.bots.value, spectators: device.hosting.spectators.value },
      hasPlayed: device.hasPlayed.value,
    };
    try {
      storage().setItem(KEY, JSON.stringify(now));
    } catch {
      // A full or forbidden storage costs the memory, not the game.
    }
  });
  return device;
}

function deviceFrom(kept: Partial<Record<keyof Kept, unknown>>): Device {
  const { settings, name, seats, rules, paces, hosting, hasPlayed } = kept;
  const known = readRuleCode(typeof rules === 'string' ? rules : '');
  const isNumber = Number.isInteger(seats) && Number(seats) >= 2 && Number(seats) <= MAX_SEATS;
  return {
    settings: signal(settingsFrom(settings)),
    name: signal(typeof name === 'string' ? name : ''),
    seats: signal(isNumber ? Number(seats) : SEATS),
    rules: signal(known.ok ? known.value : crazyRummy),
    paces: pacesFrom(paces),
    hosting: hostingFrom(hosting),
    hasPlayed: signal(hasPlayed === true),
  };
}

function pacesFrom(kept: unknown): Paces {
  const { anybody, friends } = (kept ?? {}) as Partial<Record<keyof Paces, unknown>>;
  return {
    anybody: signal<PaceName>(PUBLIC_PACES.find((pace) => pace === anybody) ?? 'usual'),
    friends: signal<PaceName>(PACE_NAMES.find((pace) => pace === friends) ?? 'none'),
  };
}

function hostingFrom(kept: unknown): Hosting {
  const { bots, spectators } = (kept ?? {}) as Partial<Record<keyof Hosting, unknown>>;
  return { bots: signal(bots !== false), spectators: signal(spectators !== false) };
}

function read(storage: () => Storage): Partial<Record<keyof Kept, unknown>> {
  try {
    return JSON.parse(storage().getItem(KEY) ?? '{}') ?? {};
  } catch {
    return {};
  }
}
