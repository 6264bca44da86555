import { codeOf1, parseRules } from '#rules';
import { type PlayableRules, readTableRules } from '#table';
import type { StoredTable } from '../store/store.ts';

/**
 * The rules of a stored table. In an order of version 0.1 a bare id means the game as it was then.
 * @throws NewerGame; RangeError if they cannot be read
 */
export function rulesOf({ order, rules }: Pick<StoredTable, 'order' | 'rules'>): PlayableRules {
  if (rules !== undefined) return readTableRules(rules, order.seats);
  const parsed = parseRules(codeOf1(order.rules));
  if (!parsed) throw new RangeError(`invalid rules code: ${order.rules}`);
  return { rules: parsed, isChanged: false };
}
