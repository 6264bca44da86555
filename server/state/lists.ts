import type { ArraySchema } from '@colyseus/schema';

/**
 * Every list of the state stays the same object and is changed only by set, push and pop: inserting or removing in the
 * middle would send everything after it again.
 */

type Item = number | string;

/** The source from which a list was last written, and its items. Reading them from the list itself is slow. */
interface Given {
  readonly source: readonly Item[];
  readonly items: readonly Item[];
}

const given = new WeakMap<ArraySchema<Item>, Given>();

const NONE: Given = { source: [], items: [] };

/** Makes a list of numbers or texts equal to `source`, which must be immutable: the same source is skipped. */
export function writeList<Some extends Item>(target: ArraySchema<Some>, source: readonly Some[]): void {
  write(target, source, () => source);
}

/** Makes a list hold the cards of `source` in any order, so that a card added or removed is one change. */
export function writeCards(target: ArraySchema<number>, source: readonly number[]): void {
  write(target, source, (held) => arranged(held, source));
}

function write<Some extends Item>(
  target: ArraySchema<Some>,
  source: readonly Some[],
  arrange: (held: readonly Some[]) => readonly Some[],
): void {
  const last = given.get(target as ArraySchema<Item>) ?? NONE;
  if (last.source === source) return;
  const held = last.items as readonly Some[];
  const items = arrange(held);
  replaceItems(target, held, items);
  given.set(target as ArraySchema<Item>, { source, items });
}

/** Turns a list that has the items `held` into one that has `items`. */
export function replaceItems<Some extends Item>(
  target: ArraySchema<Some>,
  held: readonly Some[],
  items: readonly Some[],
): void {
  if (items.length === 0 && held.length > 1) target.clear();
  else for (let length = held.length; length > items.length; length--) target.pop();
  for (let index = 0; index < items.length; index++) {
    const value = items[index] as Some;
    if (index >= held.length) target.push(value);
    else if (held[index] !== value) target[index] = value;
  }
}

/** The cards of `source` in the order that changes the fewest held items. */
function arranged(held: readonly number[], source: readonly number[]): readonly number[] {
  const coming = source.filter((card) => !held.includes(card));
  const staying = held.map((card) => (source.includes(card) ? card : (coming.shift() ?? null)));
  // Gaps that no new card fills are filled from the end.
  const kept = staying.filter((card) => card !== null);
  const last = staying.slice(kept.length).filter((card) => card !== null);
  const cards = staying.slice(0, kept.length).map((card) => card ?? (last.shift() as number));
  return [...cards, ...coming];
}

const assigned = new WeakMap<object, object>();

/** Sets only the fields that differ from what was last assigned to them, so that only they are sent. */
export function assign<Target extends object>(target: Target, fields: Partial<Target>): void {
  const last = (assigned.get(target) ?? {}) as Partial<Target>;
  for (const key in fields) {
    const value = fields[key];
    if (value === last[key] || value === undefined) continue;
    target[key] = value;
    last[key] = value;
  }
  assigned.set(target, last);
}
