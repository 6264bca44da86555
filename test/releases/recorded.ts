import { readdirSync } from 'node:fs';
import { think } from '#bots';
import { memoryLog, Table, type TableHost, TURN_TIMES } from '#table';
import { TEMPO } from '../../server/config.ts';
import { rulesOf } from '../../server/rooms/tableRules.ts';
import type { StoredTable } from '../../server/store/store.ts';
import { manualClock } from '../support/clock.ts';
import { entropyFrom } from '../support/entropy.ts';
import { readJson, readPacked } from './files.ts';
import type { ReleaseMoment } from './moments.ts';

/** The recorded versions, whose data must stay readable for ever. */
export const RELEASES = readdirSync(import.meta.dirname).filter((name) => /^\d+\.\d+$/.test(name));

/** A stored table with its log. */
type Stored = Pick<StoredTable, 'order' | 'rules' | 'lines'>;

/** A stored game at its moments. */
export interface StoredGame extends Stored {
  readonly moments: readonly ReleaseMoment[];
}

/** A recorded game of a release. */
export interface RecordedGame extends StoredGame {
  /** The text of the game's record. */
  readonly record: string;
  /** The proof of its first deal; null before version 0.3. */
  readonly proof: string | null;
}

/**
 * Reads a recorded game from its files.
 * @param preset the id of a named game
 */
export function recordedGame(release: string, preset: string): RecordedGame {
  const read = (ending: string): string => readPacked(release, `games/${preset}.${ending}`).toString();
  const { order, moments } = readJson<Pick<RecordedGame, 'order' | 'moments'>>(release, `games/${preset}.json`);
  // Version 0.1 stored only a code.
  const rules = release === '0.1' ? undefined : readJson(release, `games/${preset}.rules.json`);
  const proof = ['0.1', '0.2'].includes(release) ? null : read('proof');
  const lines = read('jsonl').trimEnd().split('\n');
  return { order, rules, moments, lines: lines.map((line) => JSON.parse(line)), record: read('record'), proof };
}

/**
 * The table as a server restores it from the first lines of its log.
 * @param own replaces parts of its host
 */
export function tableAt(stored: Stored, lines: number, own: Partial<TableHost> = {}): Table {
  const { order } = stored;
  const pace = { ...TURN_TIMES[order.pace], ...TEMPO };
  const { rules, isChanged } = rulesOf(stored);
  const host = { clock: manualClock(), log: memoryLog(), secrets: entropyFrom('later'), think, ...own };
  const setup = { ...order, rules, isRulesChanged: isChanged, paceName: order.pace, pace };
  return new Table(setup, host, stored.lines.slice(0, lines));
}
