import unhomoglyph from 'unhomoglyph';
import { parseRules } from '#rules';
import { paceOf, Table } from '#table';
import type { ServerContext } from '../context.ts';
import type { KeptLog } from '../store/journal.ts';
import type { StoredTable } from '../store/store.ts';

/**
 * Rebuilds a table from its stored log. All its people are away.
 * @throws RangeError if its rules cannot be read
 */
export function tableFrom({ order, entries }: StoredTable, context: ServerContext, log: KeptLog): Table {
  const rules = parseRules(order.rules);
  if (!rules) throw new RangeError(`no rules: ${order.rules}`);
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
