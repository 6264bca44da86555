import type { TableOrder } from '../tables.ts';
import type { StoredTable } from './store.ts';

/** A table's order as stored, with its rule set. */
export interface StoredOrder extends TableOrder {
  readonly ruleSet: unknown;
}

/** The order and the rules of a stored table. */
export const storedTableOf = ({ ruleSet, ...order }: StoredOrder): Pick<StoredTable, 'order' | 'rules'> => ({
  order,
  rules: ruleSet,
});
