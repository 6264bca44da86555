import type { ArraySchema } from '@colyseus/schema';

/**
 * Every array of the state stays the same object and is changed only by set, push and pop: inserting or removing in the
 * middle would resend everything after it.
 */

type Item = number | string;

/** The source from which an array was last written, and its items. Reading them from the array itself is slow. */
interface Given {
  readonly source: readonly Item[];
  readonly items: readonly Item[];
}

const given = new WeakMap<ArraySchema<Item>, Given>();

/** Makes an array of numbers or texts equal to `source`, which must be immutable: the same source is skipped. */
export function writeList<Some extends Item>(target: ArraySchema<Some>, source: readonly Some[]): void {
  write(target, source, () => source);
}

/** Makes an array hold the cards of `source` in any order, so that a card added or removed is one change. */
export function writeCards(target: ArraySchema<number>, source: readonly number[]): void {
  write(target, source, (held) => arranged(held, source));
}

function write<Some extends Item>(
  target: ArraySchema<Some>,
  source: readonly Some[],
  arrange: (held: readonly Some[]) => readonly Some[],
): void {
  const last = given.get(target as ArraySchema<Item>);
  if (last?.source === source) return;
  const held = (last?.items ?? []) as readonly Some[];
  const items = arrange(held);
  for (let length = held.length; length > items.length; length--) target.pop();
  for (const [index, value] of items.entries()) {
    if (index >= held.length) target.push(value);
    else if (held[index] !== value) target[index] = value;
  }
  given.set(target as ArraySchema<Item>, { source, items });
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

/** Sets only the fields that differ, so that only they are sent. */
export function assign<Target extends object>(target: Target, fields: Partial<Target>): void {
  for (const key of Object.keys(fields) as (keyof Target)[]) {
    const value = fields[key];
    if (value !== undefined && target[key] !== value) target[key] = value;
  }
}
