import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { think } from '#bots';
import type { RuleSet } from '#engine';
import { codeOf1, parseRules } from '#rules';
import { type LogEntry, memoryLog, Table, TURN_TIMES } from '#table';
import { TEMPO } from '../../server/config.ts';
import type { TableOrder } from '../../server/tables.ts';
import { manualClock } from '../support/clock.ts';
import { entropyFrom } from '../support/entropy.ts';
import type { ReleaseMoment } from './moments.ts';

/** The recorded versions, whose data must stay readable for ever. */
export const RELEASES = readdirSync(import.meta.dirname).filter((name) => /^\d+\.\d+$/.test(name));

/** A stored table with its log. */
interface Stored {
  readonly order: TableOrder;
  readonly entries: readonly LogEntry[];
}

/** A recorded game of a release. */
export interface RecordedGame extends Stored {
  readonly moments: readonly ReleaseMoment[];
  /** The text of the game's record. */
  readonly record: string;
}

/**
 * Reads a recorded game from its files.
 * @param preset the id of a named game
 */
export function recordedGame(release: string, preset: string): RecordedGame {
  const read = (ending: string): string =>
    readFileSync(join(import.meta.dirname, release, 'games', `${preset}.${ending}`), 'utf8');
  const { order, moments } = JSON.parse(read('json')) as Pick<RecordedGame, 'order' | 'moments'>;
  const lines = read('jsonl').trimEnd().split('\n');
  return { order, moments, entries: lines.map((line) => JSON.parse(line) as LogEntry), record: read('record') };
}

/** The table as a server restores it from the first `lines` entries of its log. */
export function tableAt({ order, entries }: Stored, lines: number): Table {
  const rules = parseRules(codeOf1(order.rules)) as RuleSet;
  const pace = { ...TURN_TIMES[order.pace], ...TEMPO };
  const host = { clock: manualClock(), log: memoryLog(), entropy: entropyFrom('later'), think };
  return new Table({ ...order, rules, paceName: order.pace, pace }, host, entries.slice(0, lines));
}
