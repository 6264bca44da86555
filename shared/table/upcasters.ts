import type { RuleSet } from '#engine';
import { baseGame, canPlay, PRESETS, type RulesRead, readStoredRules, type StoredRules } from '#rules';
import { LOG_VERSION, type LogEntry, type Snapshot } from './log.ts';

/** A log entry as some version wrote it. */
type AnyEntry = Readonly<Record<string, unknown>>;

/** Turns the entries of one version into those of the next. Entries of later versions pass unchanged. */
type LogStep = (lines: readonly AnyEntry[]) => readonly AnyEntry[];

/** The upcasters of entries; the first makes version 1 into 2. Never change a released one. */
const LOG_STEPS: readonly LogStep[] = [];

/** The same for the snapshots in a log. */
const SNAPSHOT_STEPS: readonly ((snapshot: AnyEntry) => AnyEntry)[] = [];

/** The newest versions that can be read: those written today, or later ones that the next version will write. */
const NEWEST_VERSION = { line: LOG_STEPS.length + 1, snapshot: SNAPSHOT_STEPS.length + 1 };

/** A log as the current version writes it. */
export interface ReadLog {
  readonly entries: readonly LogEntry[];
  /** Whether steps have changed some of it. */
  readonly isOld: boolean;
}

/**
 * Reads a log from its last snapshot on, whichever version wrote each entry. Pure.
 * @throws NewerGame
 */
export function readLog(lines: readonly unknown[]): ReadLog {
  const start = lines.findLastIndex((line) => (line as AnyEntry).type === 'snapshot');
  return readEntries(lines.slice(Math.max(0, start)));
}

/**
 * Reads all of these entries, whichever version wrote each of them. They begin with a snapshot or with the log. Pure.
 * @throws NewerGame
 */
export function readEntries(lines: readonly unknown[]): ReadLog {
  const all = lines as readonly AnyEntry[];
  const oldest = oldestIn(all);
  const upcast = LOG_STEPS.slice(oldest - 1).reduce((before, step) => step(before), all);
  return { entries: upcast.map(readSnapshot) as unknown as readonly LogEntry[], isOld: oldest < LOG_VERSION };
}

/**
 * Checks that this version knows everything in a stored table.
 * @param rules its rule set as stored
 * @throws NewerGame if it does not: then nothing may be written to the table
 */
export function checkVersions(rules: unknown, lines: readonly unknown[]): void {
  checkRules(rules);
  oldestIn(lines);
}

/**
 * The oldest version in these entries.
 * @throws NewerGame if an entry or a snapshot is newer than this version knows
 */
function oldestIn(lines: readonly unknown[]): number {
  for (const line of lines) checkSnapshot(line as AnyEntry);
  return lines.reduce<number>((oldest, line) => Math.min(oldest, versionOf(line as AnyEntry)), LOG_VERSION);
}

function versionOf({ v }: AnyEntry): number {
  if (typeof v === 'number' && v >= 1 && v <= NEWEST_VERSION.line) return v;
  throw new NewerGame(`line version ${v}, known up to ${NEWEST_VERSION.line}`);
}

function checkSnapshot({ type, version }: AnyEntry): void {
  if (type === 'snapshot' && !((version as number) <= NEWEST_VERSION.snapshot))
    throw new NewerGame(`snapshot version ${version}, known up to ${NEWEST_VERSION.snapshot}`);
}

function readSnapshot(line: AnyEntry): AnyEntry {
  if (line.type !== 'snapshot') return line;
  const { version } = line as unknown as Snapshot;
  return SNAPSHOT_STEPS.slice(version - 1).reduce((before, step) => step(before), line);
}

/** Thrown for a table that a newer version of the game wrote. It must be left alone. */
export class NewerGame extends Error {
  /** @param found what this version does not know, in a few words without cards */
  constructor(found: string) {
    super(`a newer version of the game wrote this table: ${found}`);
  }
}

/** The rules of a table that is opened again. */
export interface PlayableRules {
  readonly rules: RuleSet;
  /** Whether they are not the stored ones, because this version no longer has them. */
  readonly isChanged: boolean;
}

/**
 * Reads the rule set that a table was stored with. If this version does not allow it for so many seats, the first named
 * game that it does allow takes its place.
 * @throws NewerGame if a newer version stored it; RangeError if it is not a rule set
 */
export const readTableRules = (stored: unknown, seats: number): PlayableRules => playable(checkRules(stored), seats);

/** Reads a stored rule set. Throws like `readTableRules`. */
function checkRules(stored: unknown): RulesRead {
  const read = readStoredRules(stored);
  if (read.ok) return read.value;
  if (read.reason === 'notRules') throw new RangeError('not a rule set');
  const { version, code } = stored as StoredRules;
  throw new NewerGame(`rules ${code}, version ${version}`);
}

function playable({ rules, lost }: RulesRead, seats: number): PlayableRules {
  if (canPlay(rules, seats)) return { rules, isChanged: lost.length > 0 };
  const games = [baseGame(rules), ...Object.values(PRESETS)];
  const game = games.find((other) => canPlay(other, seats));
  if (!game) throw new RangeError(`no game for ${seats} seats`);
  return { rules: game, isChanged: true };
}
