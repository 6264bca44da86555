import unhomoglyph from 'unhomoglyph';
import { parseRules } from '#rules';
import { paceOf, Table } from '#table';
import type { ServerContext } from '../context.ts';
import type { KeptLog } from '../store/journal.ts';
import type { StoredTable } from '../store/store.ts';

/**
 * The table that a stored log leads to. All its people are away.
 * @throws RangeError when its rules cannot be read
 */
export function tableFrom({ order, entries }: StoredTable, context: ServerContext, log: KeptLog): Table {
  const rules = parseRules(order.rules);
  if (!rules) throw new RangeError(`no rules: ${order.rules}`);
  const { clock, entropy, think, tempo, turnTimes } = context;
  const pace = paceOf(order.pace, tempo, turnTimes);
  const host = { clock, entropy, think, log, skeleton };
  const table = new Table({ ...order, rules, paceName: order.pace, pace }, host, entries);
  // What the log replays is not news to anybody.
  table.drain();
  return table;
}

/**
 * What a name looks like by Unicode's table of confusable characters (UTS 39): names that look alike have the same
 * skeleton. For comparing only, never for showing.
 */
export const skeleton = (name: string): string =>
  unhomoglyph(name.normalize('NFKD').replace(/\p{Default_Ignorable_Code_Point}/gu, '')).normalize('NFD');
