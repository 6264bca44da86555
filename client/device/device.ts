import { batch, effect, Signal, signal } from '@preact/signals';
import { MAX_SEATS, type RuleSet } from '#engine';
import { isAvatar, LEVEL_NAMES, type LevelName, PACE_NAMES, type PaceName } from '#protocol';
import { PRESETS, readRuleCode, ruleLink } from '#rules';
import { type Settings, settingsFrom } from './settings.ts';
import { storedJson } from './storedJson.ts';

/** The stored values, as JSON. They never leave this device. */
interface StoredDevice {
  readonly settings: Settings;
  /** Empty until chosen. */
  readonly name: string;
  /** The number of the player's avatar; null until chosen. */
  readonly avatar: number | null;
  /** The number of seats at a table the player opens. */
  readonly seats: number;
  /** The chosen rules as `ruleLink`: a named game that changes stays the chosen one, so that others play it too. */
  readonly rules: string;
  readonly paces: Readonly<Record<keyof Paces, PaceName>>;
  readonly hosting: Readonly<Record<keyof Hosting, boolean>>;
  readonly matching: Readonly<Record<keyof Matching, boolean>>;
  readonly levels: { readonly each: readonly LevelName[]; readonly last: LevelName };
  readonly hasPlayed: boolean;
  readonly hasLeftLesson: boolean;
  readonly plays: Readonly<Record<string, number>>;
}

/** The memory of this device about its player, as signals. */
export interface Device extends Choices {
  /** Reads the values again: another tab may have changed them. */
  reread(): void;
}

interface Choices {
  readonly settings: Signal<Settings>;
  readonly name: Signal<string>;
  /** The number of the avatar that the player chose; null until then. */
  readonly avatar: Signal<number | null>;
  /** The preferred number of seats; a game that does not allow it uses the nearest number. */
  readonly seats: Signal<number>;
  /** The game chosen last, with its house rules. */
  readonly rules: Signal<RuleSet>;
  readonly paces: Paces;
  /** The options of the last table opened for friends. */
  readonly hosting: Hosting;
  readonly matching: Matching;
  readonly levels: BotLevels;
  /** Whether a deal on the clock was finished on this device; if so, the player is not new. */
  readonly hasPlayed: Signal<boolean>;
  /** Whether the player has finished the lesson begun last, or skipped the rest of it. */
  readonly hasLeftLesson: Signal<boolean>;
  /** How often the player has opened a table for each named game, by its id. */
  readonly plays: Signal<Readonly<Record<string, number>>>;
}

const DEFAULT_SEATS = 4;

/**
 * The game of a device on which nobody has chosen one: short, and its bots are beginners. It stays until the player
 * chooses otherwise, so that nothing changes unasked. Every version stores the rules with the first choice of any kind.
 */
const FIRST_GAME = { rules: PRESETS['crazy-rummy-3'] as RuleSet, level: 'beginner' } as const;

/**
 * Reads the stored values and stores each change, without undoing what other tabs have changed. If the browser forbids
 * storage, `storage` throws, and nothing lasts.
 */
export function openDevice(storage: () => Storage): Device {
  const stored = storedJson(storage, '', (found) => found as Partial<Record<keyof StoredDevice, unknown>> | null);
  const read = () => stored.read() ?? {};
  const choices = choicesFrom(read());
  /** The values as this page last read or stored them: whatever differs from them was changed here. */
  let seen = storedFrom(choices);
  effect(() => {
    const now = storedFrom(choices);
    if (isSame(now, seen)) return;
    // Without storage, or when it is full, the values last as long as the page.
    if (stored.write(withChanges(read(), seen, now))) seen = now;
  });
  return {
    ...choices,
    reread() {
      const found = read();
      const changed = choicesFrom(withChanges(found, seen, storedFrom(choices)));
      seen = storedFrom(choicesFrom(withChanges(found, seen, seen)));
      batch(() => copyValues(choices, changed));
    },
  };
}

function storedFrom(choices: Choices): StoredDevice {
  const { settings, name, avatar, seats, rules, paces, hosting, matching, levels, hasPlayed, hasLeftLesson, plays } =
    choices;
  const { bots, spectators, hints } = hosting;
  return {
    settings: settings.value,
    name: name.value,
    avatar: avatar.value,
    seats: seats.value,
    rules: ruleLink(rules.value),
    paces: { anybody: paces.anybody.value, friends: paces.friends.value },
    hosting: { bots: bots.value, spectators: spectators.value, hints: hints.value },
    matching: { orNear: matching.orNear.value },
    levels: { each: levels.each.value, last: levels.last.value },
    hasPlayed: hasPlayed.value,
    hasLeftLesson: hasLeftLesson.value,
    plays: plays.value,
  };
}

/**
 * The stored values with those that changed between `before` and `now`, field by field. What is not stored is as now;
 * what only another version of the page knows stays.
 */
function withChanges<Values extends object>(stored: unknown, before: Values, now: Values): Values {
  const found = isObject(stored) ? stored : {};
  const values = Object.entries(now).map(([key, value]) => {
    const was = (before as Record<string, unknown>)[key];
    if (isObject(value)) return [key, withChanges(found[key], isObject(was) ? was : {}, value)];
    return [key, key in found && isSame(was, value) ? found[key] : value];
  });
  return { ...found, ...Object.fromEntries(values) };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Sets the signals whose values differ. */
function copyValues(own: object, changed: object): void {
  for (const [key, value] of Object.entries(own)) {
    const other = (changed as Record<string, unknown>)[key];
    if (!(value instanceof Signal)) copyValues(value, other as object);
    else if (other instanceof Signal && !isSame(value.peek(), other.peek())) value.value = other.peek();
  }
}

function choicesFrom(kept: Partial<Record<keyof StoredDevice, unknown>>): Choices {
  const { settings, name, avatar, seats, rules, paces, hosting, matching, levels, hasPlayed, hasLeftLesson, plays } =
    kept;
  const known = readRuleCode(typeof rules === 'string' ? rules : '');
  const isNumber = Number.isInteger(seats) && Number(seats) >= 2 && Number(seats) <= MAX_SEATS;
  return {
    settings: signal(settingsFrom(settings)),
    name: signal(typeof name === 'string' ? name : ''),
    avatar: signal(isAvatar(avatar) ? avatar : null),
    seats: signal(isNumber ? Number(seats) : DEFAULT_SEATS),
    rules: signal(known.ok ? known.value : FIRST_GAME.rules),
    paces: pacesFrom(paces),
    hosting: hostingFrom(hosting),
    matching: { orNear: signal((matching as Partial<Record<keyof Matching, unknown>> | null)?.orNear !== false) },
    levels: levelsFrom(levels, known.ok ? 'steady' : FIRST_GAME.level),
    hasPlayed: signal(hasPlayed === true),
    hasLeftLesson: signal(hasLeftLesson === true),
    plays: signal(playsFrom(plays)),
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
  const { bots, spectators, hints } = (kept ?? {}) as Partial<Record<keyof Hosting, unknown>>;
  return { bots: signal(bots !== false), spectators: signal(spectators !== false), hints: signal(hints !== false) };
}

/** @param usual the level of bots for which none is stored; a quick match asks for none unless one was chosen */
function levelsFrom(kept: unknown, usual: LevelName): BotLevels {
  const { each, last } = (kept ?? {}) as Partial<Record<keyof BotLevels, unknown>>;
  const level = (found: unknown, other: LevelName): LevelName => LEVEL_NAMES.find((name) => name === found) ?? other;
  const found: readonly unknown[] = Array.isArray(each) ? each : [];
  return {
    each: signal(Array.from({ length: MAX_SEATS - 1 }, (_, bot) => level(found[bot], usual))),
    last: signal(level(last, 'steady')),
  };
}

const playsFrom = (kept: unknown): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(kept ?? {}).filter(([, times]) => Number.isInteger(times)));

/** Remembers that the tutorial was offered on this device. */
export interface LessonMemory {
  /** Whether the player has played here or was offered the tutorial: it is not offered again unasked. */
  readonly seen: Signal<boolean>;
}

/** Reads the flag. If the browser forbids storage, `storage` throws, and the tutorial is offered again next time. */
export function openLessons(storage: () => Storage): LessonMemory {
  const stored = storedJson(storage, '.guide', (found) => found === true);
  const seen = signal(stored.read() ?? false);
  effect(() => {
    if (seen.value) stored.write(true);
  });
  return { seen };
}

/** The options of a host for a table of friends, in addition to the game and its pace. */
export interface Hosting {
  /** Whether bots may take empty seats when the game begins. */
  readonly bots: Signal<boolean>;
  /** Whether anyone with the code may watch. */
  readonly spectators: Signal<boolean>;
  /** Whether players may ask for hints. */
  readonly hints: Signal<boolean>;
}

/** How a quick match may differ from the game that the player chose. */
export interface Matching {
  /** Whether other lengths, seats and paces will do, to meet people. */
  readonly orNear: Signal<boolean>;
}

/** The levels of bots that the player chose, in practice and at tables of friends. */
export interface BotLevels {
  /** For as many bots as a table can have, in order of play from the player on. */
  readonly each: Signal<readonly LevelName[]>;
  /** The one chosen last, for any of them: what counts in a quick match. */
  readonly last: Signal<LevelName>;
}

/** The player's preferred paces: at public tables and with friends. */
export interface Paces {
  readonly anybody: Signal<PaceName>;
  readonly friends: Signal<PaceName>;
}

/** The paces of public tables: all have a clock, so that nobody can hold up strangers for ever. */
export const PUBLIC_PACES = ['usual', 'fast'] as const satisfies readonly PaceName[];

/** Whom to play with: anyone on the server, friends, or bots in the page itself. */
export type Opponents = 'anybody' | 'friends' | 'bots';
