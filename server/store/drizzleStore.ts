import { and, asc, count, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pg-proxy';
import { type Database, KEY_TAKEN } from './database.ts';
import { migrate } from './migrations.ts';
import { blocks, guests, lines, secrets, tables } from './schema.ts';
import { MOST_BLOCKED, type Store, type StoredLine } from './store.ts';

/** Tables in a PostgreSQL, whichever it is; brought to the form we need first. */
export async function openStore(database: Database): Promise<Store> {
  await migrate(database.query);
  const db = drizzle(async (sql, parameters) => ({ rows: [...(await database.query(sql, parameters))] }));
  // One text for all of them: what is built for each line, and each line's way to the database, would cost more than the rest.
  const keep = (some: readonly StoredLine[]) =>
    db.execute(sql`
      INSERT INTO ${lines} (table_id, number, entry)
      SELECT "table", number, entry
      FROM jsonb_to_recordset(${JSON.stringify(some)}::text::jsonb) AS line ("table" text, number int, entry jsonb)
    `);

  return {
    async create(order) {
      const made = await db
        .insert(tables)
        .values({ id: order.id, code: order.code, order })
        .onConflictDoNothing()
        .returning({ id: tables.id });
      return made.length > 0;
    },
    async append(some) {
      try {
        await keep(some);
        return [];
      } catch (error) {
        if (!isKeyTaken(error)) throw error;
      }
      // One of them is somebody else's: each table by itself, so that the others do not suffer.
      const lost: string[] = [];
      for (const table of new Set(some.map((line) => line.table))) {
        try {
          await keep(some.filter((line) => line.table === table));
        } catch (error) {
          if (!isKeyTaken(error)) throw error;
          lost.push(table);
        }
      }
      return lost;
    },
    async find(code) {
      const [table] = await db
        .select({ order: tables.order })
        .from(tables)
        .where(and(eq(tables.code, code), isNull(tables.endedAt)));
      if (!table) return null;
      const log = await db
        .select({ entry: lines.entry })
        .from(lines)
        .where(eq(lines.table, table.order.id))
        .orderBy(asc(lines.number));
      return { order: { ...table.order, pace: table.order.pace ?? 'usual' }, entries: log.map(({ entry }) => entry) };
    },
    async end(id) {
      await db.update(tables).set({ endedAt: new Date() }).where(eq(tables.id, id));
    },
    async tidy({ untouchedSince, endedBefore, unplayedBefore }) {
      const times = sql`SELECT (entry->>'time')::float8 FROM lines WHERE table_id = ${tables.id} ORDER BY number DESC`;
      const last = sql`COALESCE((${times} LIMIT 1), 0)`;
      const ended = await db
        .update(tables)
        .set({ endedAt: new Date() })
        .where(and(isNull(tables.endedAt), lt(tables.openedAt, new Date(untouchedSince)), lt(last, untouchedSince)))
        .returning({ id: tables.id });
      const games = sql`SELECT 1 FROM lines WHERE table_id = ${tables.id} AND entry->>'type' = 'game'`;
      const unplayed = and(lt(tables.endedAt, new Date(unplayedBefore)), sql`NOT EXISTS (${games})`);
      const old = or(lt(tables.endedAt, new Date(endedBefore)), unplayed);
      const ids = (await db.select({ id: tables.id }).from(tables).where(old)).map(({ id }) => id);
      await db.delete(lines).where(inArray(lines.table, ids));
      await db.delete(tables).where(inArray(tables.id, ids));
      return ended.length;
    },
    async keepRecovery(id, recovery) {
      await db.insert(guests).values({ id, recovery }).onConflictDoUpdate({ target: guests.id, set: { recovery } });
    },
    async findRecovery(hash) {
      const [guest] = await db.select({ id: guests.id }).from(guests).where(eq(guests.recovery, hash));
      return guest?.id ?? null;
    },
    async block(guest, other, on) {
      const others = and(eq(blocks.guest, guest), ne(blocks.other, other));
      const [wished] = await db.select({ count: count() }).from(blocks).where(others);
      if (on && (wished?.count ?? 0) >= MOST_BLOCKED) return false;
      if (on) await db.insert(blocks).values({ guest, other }).onConflictDoNothing();
      else await db.delete(blocks).where(and(eq(blocks.guest, guest), eq(blocks.other, other)));
      return true;
    },
    async keptFrom(guest) {
      const found = await db
        .select()
        .from(blocks)
        .where(or(eq(blocks.guest, guest), eq(blocks.other, guest)));
      return found.map((row) => (row.guest === guest ? row.other : row.guest));
    },
    async secret(name, made) {
      await db.insert(secrets).values({ name, value: made }).onConflictDoNothing();
      const [kept] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
      return kept?.value ?? made;
    },
    close: () => database.close(),
  };
}

/** The fence: this line is there already. The library wraps what the database says. */
function isKeyTaken(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return code === KEY_TAKEN || (cause instanceof Error && isKeyTaken(cause));
}
