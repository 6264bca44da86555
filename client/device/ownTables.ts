import type { ReadonlySignal } from '@preact/signals';
import type { KnownTable, TableView } from '#protocol';
import { printRules } from '#rules';
import { validIn } from './storedJson.ts';
import { storedList } from './storedList.ts';

/** The most tables remembered. */
const MAX_OWN_TABLES = 20;
/** The longest plausible table code. */
const MAX_TABLE_CODE_LENGTH = 20;

const HOUR_MS = 3_600_000;
/** How long a table is remembered, in ms, and how long if it is adjourned. The server keeps none longer. */
const TABLE_KEPT_MS = 12 * HOUR_MS;
const ADJOURNED_TABLE_KEPT_MS = 60 * 24 * HOUR_MS;

/** How often an otherwise unchanged table is stored again with a new time, in ms. */
const STORE_INTERVAL_MS = 60_000;

/** A table at which this device has a seat. */
export interface OwnTable {
  readonly code: string;
  /** The code of its rules. */
  readonly rules: string;
  /** The names of the other people there. */
  readonly names: readonly string[];
  /** When the player was there last, in ms since 1970. */
  readonly seenAt: number;
  /** Whether the game is adjourned until another day. */
  readonly adjourned: boolean;
}

/** The tables at which this device has a seat, to go back to today or another day. */
export interface OwnTables {
  /** The latest seen first. */
  readonly all: ReadonlySignal<readonly OwnTable[]>;
  /** Remembers the current table; a spectator's table is forgotten. */
  remember(table: TableView): void;
  /** Takes over the tables that the server knows, when this device becomes another guest. */
  replace(tables: readonly KnownTable[]): void;
  /** Forgets a table where the player has no seat any more. */
  forget(code: string): void;
  /** Forgets all tables, when this device becomes another guest. */
  forgetAll(): void;
  /** Reads the list again: another tab may have changed it. */
  reread(): void;
}

/** Reads the stored tables. If the browser forbids storage, `storage` throws, and they last as long as the page. */
export function openOwnTables(storage: () => Storage, now: () => number): OwnTables {
  const { all, reread, write } = storedList(storage, '.tables', (found) => tablesIn(found, now()));
  const others = (code: string) => all.value.filter((one) => one.code !== code);
  const forget = (code: string): void => {
    reread();
    if (all.value.some((one) => one.code === code)) write(others(code));
  };
  return {
    all,
    reread,
    forget,
    forgetAll: () => write([]),
    // Whether one is adjourned is seen when it is opened.
    replace: (tables) =>
      write(tables.map((table) => ({ ...table, seenAt: now(), adjourned: false })).slice(0, MAX_OWN_TABLES)),
    remember(table) {
      if (table.code === '') return;
      if (table.viewer === 'spectator') return forget(table.code);
      reread();
      const seen = ownTable(table, now());
      const before = all.value.find(({ code }) => code === table.code);
      if (!before || isWorthStoring(before, seen)) write([seen, ...others(table.code)].slice(0, MAX_OWN_TABLES));
    },
  };
}

function ownTable({ code, rules, seats, viewer, adjourned }: TableView, now: number): OwnTable {
  const others = seats.filter(({ kind }, seat) => kind === 'person' && seat !== viewer);
  return { code, rules: printRules(rules), names: others.map(({ name }) => name), seenAt: now, adjourned };
}

const isWorthStoring = (before: OwnTable, seen: OwnTable): boolean =>
  JSON.stringify({ ...before, seenAt: 0 }) !== JSON.stringify({ ...seen, seenAt: 0 }) ||
  seen.seenAt - before.seenAt >= STORE_INTERVAL_MS;

/** Those that are valid and not expired. */
const tablesIn = (found: unknown, now: number): readonly OwnTable[] =>
  validIn(found, isOwnTable)
    .filter(({ seenAt, adjourned }) => now - seenAt < (adjourned ? ADJOURNED_TABLE_KEPT_MS : TABLE_KEPT_MS))
    .slice(0, MAX_OWN_TABLES);

function isOwnTable(found: unknown): found is OwnTable {
  const { code, rules, names, seenAt, adjourned } = (found ?? {}) as Partial<Record<keyof OwnTable, unknown>>;
  const isNamed =
    typeof code === 'string' && code !== '' && code.length <= MAX_TABLE_CODE_LENGTH && typeof rules === 'string';
  const isPeopled = Array.isArray(names) && names.every((name) => typeof name === 'string');
  return isNamed && isPeopled && Number.isFinite(seenAt) && typeof adjourned === 'boolean';
}
