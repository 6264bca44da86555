// Imported into a server by NODE_OPTIONS, turns it into a newer version whose database has POWER_STEPS more migration
// steps. Each of them rewrites every row of the log.
import { registerHooks } from 'node:module';

const STEP = `CREATE TABLE moved AS SELECT table_id, number, entry FROM lines;
  DELETE FROM lines;
  INSERT INTO lines (table_id, number, entry) SELECT table_id, number, entry FROM moved;
  DROP TABLE moved`;

const END_OF_STEPS = /^\];$/m;

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith('/server/store/sqliteSchema.ts')) return loaded;
    const source = String(loaded.source);
    if (!END_OF_STEPS.test(source)) throw new Error('sqliteSchema.ts has no list of migration steps');
    const steps = Array.from({ length: Number(process.env.POWER_STEPS) }, () =>
      JSON.stringify({ sql: STEP, needs: 0 }),
    );
    return { ...loaded, source: source.replace(END_OF_STEPS, `${steps.join(',\n')}];`) };
  },
});
