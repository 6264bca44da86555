import { useRef } from 'preact/hooks';
import type { OwnTable } from '../device/ownTables.ts';

/** How long a server keeps the seat of somebody who has left a running game, in ms. */
const SEAT_KEPT_MS = 10 * 60_000;

/** A game that the player can go on with: at a table with others, or the practice game of this device. */
export type RunningGame = { readonly table: OwnTable } | { readonly deal: number };

/**
 * The game to go on with first: one with others, who are waiting, before a practice game. Adjourned tables do not
 * count: they wait for another day. Null if there is none.
 * @param deal the current deal of the saved practice game; null if there is none
 */
export function runningGame(tables: readonly OwnTable[], deal: number | null, now: number): RunningGame | null {
  const table = tables.find(({ adjourned, seenAt }) => !adjourned && now - seenAt < SEAT_KEPT_MS);
  if (table) return { table };
  return deal === null ? null : { deal };
}

/**
 * The latest value, or the one from before a table was being opened (`busy`): home must not change during that time.
 */
export function useFrozen<Value>(value: Value, busy: boolean): Value {
  const before = useRef(value);
  if (!busy) before.current = value;
  return before.current;
}
