import type { ArraySchema } from '@colyseus/schema';

/**
 * Every array of the state stays the same object and is changed by setting, pushing and popping alone: what is removed
 * or inserted in the middle would move the rest over the wire.
 */

/** Makes an array of numbers or texts equal to `source`. */
export function writeList<Item extends number | string>(target: ArraySchema<Item>, source: readonly Item[]): void {
  while (target.length > source.length) target.pop();
  for (const [index, value] of source.entries()) {
    if (index === target.length) target.push(value);
    else if (target[index] !== value) target[index] = value;
  }
}

/** Gives an array the cards of `source`, in any order, so that one card more or less is one change. */
export function writeCards(target: ArraySchema<number>, source: readonly number[]): void {
  const isWanted = new Set(source);
  const isHere = new Set(target);
  const coming = source.filter((card) => !isHere.has(card));
  const staying = [...target].map((card) => (isWanted.has(card) ? card : (coming.shift() ?? null)));
  // What nothing takes the place of is closed up by the last ones.
  const kept = staying.filter((card) => card !== null);
  const last = staying.slice(kept.length).filter((card) => card !== null);
  const cards = staying.slice(0, kept.length).map((card) => card ?? (last.shift() as number));
  writeList(target, [...cards, ...coming]);
}

/** Sets the fields that are not so already. */
export function assign<Target extends object>(target: Target, fields: Partial<Target>): void {
  for (const key of Object.keys(fields) as (keyof Target)[]) {
    const value = fields[key];
    if (value !== undefined && target[key] !== value) target[key] = value;
  }
}
