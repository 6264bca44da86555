import { think } from '#bots';
import type { RuleSet } from '#engine';
import { PRESETS, type PresetId, storedRules } from '#rules';
import { memoryLog, readTableRules, Table, type TableHost, TURN_TIMES } from '#table';
import { TEMPO } from '../../server/config.ts';
import type { StoredTable } from '../../server/store/logRepository.ts';
import { manualClock } from '../support/clock.ts';
import { entropyFrom } from '../support/entropy.ts';
import { momentsOf, type StoredMoment } from './moments.ts';
import { playTable } from './playTable.ts';

/** A stored table with its log. */
type Stored = Pick<StoredTable, 'order' | 'rules' | 'lines'>;

/** A stored game at its moments. */
export interface StoredGame extends Stored {
  readonly moments: readonly StoredMoment[];
}

/** A whole game as this version stores it. */
export function storedGameOf(id: PresetId): StoredGame {
  const table = playTable(id);
  const rules = storedRules(PRESETS[id] as RuleSet);
  return { order: table.order, rules, lines: table.entries, moments: momentsOf(table) };
}

/**
 * The table as a server restores it from the first lines of its log.
 * @param own replaces parts of its host
 */
export function tableAt(stored: Stored, lines: number, own: Partial<TableHost> = {}): Table {
  const { order } = stored;
  const pace = { ...TURN_TIMES[order.pace], ...TEMPO };
  const { rules, isChanged } = readTableRules(stored.rules, order.seats);
  const host = { clock: manualClock(), log: memoryLog(), secrets: entropyFrom('later'), think, ...own };
  const setup = { ...order, rules, isRulesChanged: isChanged, paceName: order.pace, pace };
  return new Table(setup, host, stored.lines.slice(0, lines));
}
