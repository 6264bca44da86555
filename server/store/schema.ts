import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { LogEntry } from '#table';
import type { TableOrder } from '../rooms/house.ts';

/** The order of a table as it was kept: those of before there were paces have none. */
type KeptOrder = Omit<TableOrder, 'pace'> & Partial<Pick<TableOrder, 'pace'>>;

/** Every table there ever was; `endedAt` is null while somebody may come back to it. Among those, a code is unique. */
export const tables = pgTable('tables', {
  id: text('id').primaryKey(),
  code: text('code').notNull(),
  order: jsonb('wish').$type<KeptOrder>().notNull(),
  openedAt: timestamp('opened_at', { withTimezone: true }).notNull().defaultNow(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
});

/** Guests who have a recovery code. */
export const guests = pgTable('guests', {
  id: text('id').primaryKey(),
  recovery: text('recovery').notNull().unique(),
});

/** Who does not want to be seated with whom. */
export const blocks = pgTable('blocks', { guest: text('guest').notNull(), other: text('other').notNull() }, (row) => [
  primaryKey({ columns: [row.guest, row.other] }),
]);

/** What the house has made for itself once. */
export const secrets = pgTable('secrets', { name: text('name').primaryKey(), value: text('value').notNull() });

/** The lines of all logs. The primary key is the fence: of two who write the same table, one is refused. */
export const lines = pgTable(
  'lines',
  {
    /** A table's id. */
    table: text('table_id').notNull(),
    number: integer('number').notNull(),
    entry: jsonb('entry').$type<LogEntry>().notNull(),
  },
  ({ table, number }) => [primaryKey({ columns: [table, number] })],
);
