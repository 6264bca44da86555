import { parseRules } from '#rules';
import { paceOf, Table } from '#table';
import type { ServerContext } from '../context.ts';
import type { KeptLog } from '../store/journal.ts';
import type { StoredTable } from '../store/store.ts';
import { skeleton } from './skeleton.ts';

/** A table that the store has, as it is where its log ends: with everybody away. */
export function tableFrom({ order, entries }: StoredTable, context: ServerContext, log: KeptLog): Table {
  const rules = parseRules(order.rules);
  if (!rules) throw new RangeError(`no rules: ${order.rules}`);
  const { clock, entropy, think, tempo, turnTimes } = context;
  const pace = paceOf(order.pace, tempo, turnTimes);
  const host = { clock, entropy, think, log, skeleton };
  const table = new Table({ ...order, rules, paceName: order.pace, pace }, host, entries);
  // What leads there is nothing new to anybody.
  table.drain();
  return table;
}
