import type { LogEntry } from '#table';
import type { TableOrder } from '../../server/rooms/house.ts';
import { MOST_BLOCKED, type Store } from '../../server/store/store.ts';

interface Kept {
  readonly order: TableOrder;
  readonly entries: LogEntry[];
  readonly openedAt: number;
  ended: boolean;
  endedAt?: number;
}

/** A table for two that somebody wants, by this id. */
export const orderOf = (id: string, code = id): TableOrder => ({
  ...{ id, code, isPrivate: true, seats: 2, rules: 'crazy-rummy', pace: 'usual' },
});

/** A store that lives as long as the test, and so longer than the servers it starts. */
export interface MemoryStore extends Store {
  /** Every table there ever was. */
  readonly tables: readonly Kept[];
}

export function memoryStore(): MemoryStore {
  const tables: Kept[] = [];
  const recoveries = new Map<string, string>();
  const secrets = new Map<string, string>();
  let blocks: readonly { readonly guest: string; readonly other: string }[] = [];
  const open = (code: string): Kept | undefined => tables.find(({ order, ended }) => order.code === code && !ended);
  return {
    tables,
    async create(order) {
      if (open(order.code) || tables.some(({ order: { id } }) => id === order.id)) return false;
      tables.push({ order, entries: [], openedAt: Date.now(), ended: false });
      return true;
    },
    async append(lines) {
      const lost: string[] = [];
      for (const table of new Set(lines.map((line) => line.table))) {
        const entries = tables.find(({ order }) => order.id === table)?.entries;
        const own = lines.filter((line) => line.table === table);
        if (entries && own[0]?.number === entries.length) entries.push(...own.map(({ entry }) => entry));
        else lost.push(table);
      }
      return lost;
    },
    async find(code) {
      const kept = open(code);
      return kept ? { order: kept.order, entries: [...kept.entries] } : null;
    },
    async end(id) {
      for (const table of tables) if (table.order.id === id) Object.assign(table, { ended: true, endedAt: Date.now() });
    },
    async tidy({ untouchedSince, endedBefore, unplayedBefore }) {
      const untouched = tables.filter(
        ({ entries, openedAt, ended }) => !ended && Math.max(openedAt, entries.at(-1)?.time ?? 0) < untouchedSince,
      );
      for (const table of untouched) Object.assign(table, { ended: true, endedAt: Date.now() });
      const isPlayed = (entries: readonly LogEntry[]): boolean => entries.some(({ type }) => type === 'game');
      const kept = tables.filter(
        ({ entries, endedAt = Number.POSITIVE_INFINITY }) =>
          endedAt >= (isPlayed(entries) ? endedBefore : Math.max(endedBefore, unplayedBefore)),
      );
      tables.splice(0, tables.length, ...kept);
      return untouched.length;
    },
    async block(guest, other, on) {
      const others = blocks.filter((block) => block.guest !== guest || block.other !== other);
      if (on && others.filter((block) => block.guest === guest).length >= MOST_BLOCKED) return false;
      blocks = on ? [...others, { guest, other }] : others;
      return true;
    },
    async keptFrom(guest) {
      return blocks.flatMap((block) => {
        if (block.guest === guest) return [block.other];
        return block.other === guest ? [block.guest] : [];
      });
    },
    async keepRecovery(guest, hash) {
      for (const [other, id] of recoveries) if (id === guest) recoveries.delete(other);
      recoveries.set(hash, guest);
    },
    findRecovery: async (hash) => recoveries.get(hash) ?? null,
    async secret(name, made) {
      if (!secrets.has(name)) secrets.set(name, made);
      return secrets.get(name) ?? made;
    },
    async close() {},
  };
}
