import unhomoglyph from 'unhomoglyph';
import type { RuleSet } from '#engine';
import { codeOf1, parseRules, printRules } from '#rules';
import { paceOf, Table } from '#table';
import type { ServerContext } from '../context.ts';
import type { KeptLog } from '../store/journal.ts';
import type { StoredTable } from '../store/store.ts';
import type { TableOrder } from '../tables.ts';

/**
 * A stored order with its rules as today's canonical code, so that the lobby compares it with other tables. In an order
 * of version 0.1 a bare id means the game as it was then.
 * @throws RangeError if its rules cannot be read
 */
export function readOrder(stored: TableOrder): TableOrder {
  const rules = parseRules(codeOf1(stored.rules));
  if (!rules) throw new RangeError(`no rules: ${stored.rules}`);
  return { ...stored, rules: printRules(rules) };
}

/** Rebuilds a table from its stored log. All its people are away. */
export function tableFrom({ order, entries }: StoredTable, context: ServerContext, log: KeptLog): Table {
  const rules = parseRules(order.rules) as RuleSet;
  const { clock, entropy, think, tempo, turnTimes } = context;
  const pace = paceOf(order.pace, tempo, turnTimes);
  const host = { clock, entropy, think, log, skeleton };
  const table = new Table({ ...order, rules, paceName: order.pace, pace }, host, entries);
  // Replayed changes are not sent to anybody.
  table.drain();
  return table;
}

/**
 * The skeleton of a name by Unicode's table of confusable characters (UTS 39): names that look alike have the same
 * skeleton. For comparison only, never for display.
 */
export const skeleton = (name: string): string =>
  unhomoglyph(name.normalize('NFKD').replace(/\p{Default_Ignorable_Code_Point}/gu, '')).normalize('NFD');
