import { apply, evolve, type GameEvent, type GameState, newGame } from '#engine';
import { type ActionEntry, LOG_VERSION, type LogEntry } from './log.ts';
import { checkRules, NewerGame } from './newerGame.ts';
import type { TableSetup } from './setup.ts';
import type { Snapshot } from './snapshot.ts';

/** A line of a log as some version wrote it. */
type AnyLine = Readonly<Record<string, unknown>>;

/** The game that a log is about. */
export type PlayedGame = Pick<TableSetup, 'rules' | 'seats'>;

/** Turns the lines of one version into those of the next. Lines of later versions pass unchanged. */
type LogStep = (lines: readonly AnyLine[], game: PlayedGame) => readonly AnyLine[];

/** The upcasters of lines; the first makes version 1 into 2. Never change a released one. */
const LOG_STEPS: readonly LogStep[] = [withEvents];

/** The same for the snapshots in a log. */
const SNAPSHOT_STEPS: readonly ((snapshot: AnyLine) => AnyLine)[] = [];

/** The newest versions that can be read: those written today, or later ones that the next version will write. */
const NEWEST = { line: LOG_STEPS.length + 1, snapshot: SNAPSHOT_STEPS.length + 1 };

/** A log as the current version writes it. */
export interface ReadLog {
  readonly entries: readonly LogEntry[];
  /** Whether an older version wrote some of it. */
  readonly isOld: boolean;
}

/**
 * Reads a log from its last snapshot on, whichever version wrote each of its lines. Pure.
 * @throws NewerGame
 */
export function readLog(lines: readonly unknown[], game: PlayedGame): ReadLog {
  const start = lines.findLastIndex((line) => (line as AnyLine).type === 'snapshot');
  return readLines(lines.slice(Math.max(0, start)), game);
}

/**
 * Reads all of these lines of a log, whichever version wrote each of them. They begin with a snapshot or with the log.
 * Pure.
 * @throws NewerGame
 */
export function readLines(lines: readonly unknown[], game: PlayedGame): ReadLog {
  const all = lines as readonly AnyLine[];
  const oldest = oldestIn(all);
  const upcast = LOG_STEPS.slice(oldest - 1).reduce((before, step) => step(before, game), all);
  return { entries: upcast.map(readSnapshot) as unknown as readonly LogEntry[], isOld: oldest < LOG_VERSION };
}

/**
 * Checks that this version knows everything in a stored table.
 * @param rules its rule set as stored; undefined for a table of version 0.1
 * @throws NewerGame if it does not: then nothing may be written to the table
 */
export function checkVersions(rules: unknown, lines: readonly unknown[]): void {
  if (rules !== undefined) checkRules(rules);
  oldestIn(lines);
}

/**
 * The oldest version in these lines.
 * @throws NewerGame if a line or a snapshot is newer than this version knows
 */
function oldestIn(lines: readonly unknown[]): number {
  for (const line of lines) checkSnapshot(line as AnyLine);
  return lines.reduce<number>((oldest, line) => Math.min(oldest, versionOf(line as AnyLine)), LOG_VERSION);
}

/** Version 1 had no field for it. */
function versionOf({ v = 1 }: AnyLine): number {
  if (typeof v === 'number' && v >= 1 && v <= NEWEST.line) return v;
  throw new NewerGame(`line version ${v}, known up to ${NEWEST.line}`);
}

function checkSnapshot({ type, version }: AnyLine): void {
  if (type === 'snapshot' && !((version as number) <= NEWEST.snapshot))
    throw new NewerGame(`snapshot version ${version}, known up to ${NEWEST.snapshot}`);
}

function readSnapshot(line: AnyLine): AnyLine {
  if (line.type !== 'snapshot') return line;
  const { version } = line as unknown as Snapshot;
  return SNAPSHOT_STEPS.slice(version - 1).reduce((before, step) => step(before), line);
}

/** An event that no version books: the rest of the deal is not known. */
const UNKNOWN = { type: 'unknown' };

/** Whether an action line begins a deal or a game. */
const begins = ({ action }: AnyLine): boolean => ['openDraw', 'deal'].includes((action as ActionEntry['action']).type);

/**
 * Version 1 to 2: an action gets the events it led to. Version 1 stored actions alone, so they are decided once more,
 * by the rules as they were then. Only the last deal may be cut short by an action that can no longer be decided.
 * @throws Error if deals after it would be lost
 */
function withEvents(lines: readonly AnyLine[], { rules, seats }: PlayedGame): readonly AnyLine[] {
  let state: GameState | null = null;
  return lines.map((line) => {
    if (line.type === 'game') state = newGame(rules, seats);
    if (line.type === 'snapshot') state = { ...(line.game as GameState), rules };
    if (line.type !== 'action') return line;
    if (!line.events && !state && begins(line)) throw new Error('a log of version 1 can no longer be decided');
    const done = line.events ? booked(state, line.events as readonly GameEvent[]) : decided(state, line);
    state = done?.state ?? null;
    return line.events ? line : { ...line, events: done?.events ?? [UNKNOWN] };
  });
}

interface Done {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

function decided(state: GameState | null, line: AnyLine): Done | null {
  const { by, action } = line as unknown as ActionEntry;
  const done = state && apply(state, by, action);
  return done?.ok ? done.value : null;
}

function booked(state: GameState | null, events: readonly GameEvent[]): Done | null {
  try {
    return state && { state: events.reduce(evolve, state), events };
  } catch {
    return null;
  }
}
