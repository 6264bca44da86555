import type { TableOrder } from '../tables.ts';
import type { StoredTable } from './store.ts';

/** A table's order as stored. Old orders have no pace, and those of version 0.1 have no rule set. */
export interface StoredOrder extends Omit<TableOrder, 'pace'>, Partial<Pick<TableOrder, 'pace'>> {
  readonly ruleSet?: unknown;
}

/** The order and the rules of a stored table. */
export function storedTableOf({
  ruleSet,
  pace = 'usual',
  ...order
}: StoredOrder): Pick<StoredTable, 'order' | 'rules'> {
  return { order: { ...order, pace }, rules: ruleSet };
}
