import { and, asc, eq, isNull } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pg-proxy';
import { type Database, KEY_TAKEN } from './database.ts';
import { migrate } from './migrations.ts';
import { guests, lines, secrets, tables } from './schema.ts';
import type { Store, StoredLine } from './store.ts';

/** Tables in a PostgreSQL, whichever it is; brought to the form we need first. */
export async function openStore(database: Database): Promise<Store> {
  await migrate(database.query);
  const db = drizzle(async (sql, parameters) => ({ rows: [...(await database.query(sql, parameters))] }));
  const keep = (some: readonly StoredLine[]) => db.insert(lines).values([...some]);

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
    async keepRecovery(id, recovery) {
      await db.insert(guests).values({ id, recovery }).onConflictDoUpdate({ target: guests.id, set: { recovery } });
    },
    async findRecovery(hash) {
      const [guest] = await db.select({ id: guests.id }).from(guests).where(eq(guests.recovery, hash));
      return guest?.id ?? null;
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
