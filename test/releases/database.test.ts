import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { Guests } from '../../server/identity/guests.ts';
import { openTokens } from '../../server/identity/tokens.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { openStore } from '../../server/store/sqlStore.ts';
import { entropyFrom } from '../support/entropy.ts';
import { POSTGRES } from '../support/server/databases.ts';
import type { Dump } from './database.ts';
import { seenByAll } from './moments.ts';
import { RELEASES, tableAt } from './recorded.ts';

test.skipIf(!POSTGRES.isHere).each(RELEASES)(
  'a database of version %s opens with its tables, their public totals, and its guests',
  { timeout: 60_000 },
  async (release) => {
    const read = (file: string): string => readFileSync(join(import.meta.dirname, release, file), 'utf8');
    const { people, tables } = JSON.parse(read('database.json')) as Pick<Dump, 'people' | 'tables'>;
    const postgres = await POSTGRES.start();
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(read('database.sql'));
    await client.end();
    const store = openStore(await openPostgres(postgres.url, () => undefined));
    for (const { code, rules, isEnded, name, lines, ...seen } of tables) {
      const stored = await store.find(code);
      const view = stored && tableAt(stored, lines).tableView('spectator').game;
      expect({ code, rules, name, ...(view && seenByAll(view)) }).toEqual({
        code,
        rules,
        name,
        ...(isEnded ? {} : seen),
      });
    }
    const tokens = openTokens(await store.secret('tokens', 'made only where there is none'));
    const issuer = new Guests(tokens, store, entropyFrom('later'));
    for (const { id, token, recoveryCode } of people) {
      expect(await tokens.read(token)).toBe(id);
      const recovered = await issuer.answer({ want: 'recover', version: 0, recoveryCode });
      expect(recovered).toEqual({ ok: true, value: { token } });
    }
    expect(await store.keptFrom(people[0]?.id as string)).toHaveLength(1);
    await store.close();
    await postgres.clear();
  },
);
