import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { codeOf1, parseRules } from '#rules';
import { Guests } from '../../server/identity/guests.ts';
import { openTokens } from '../../server/identity/tokens.ts';
import { knownGuest } from '../../server/records/knownGuest.ts';
import { rulesOf } from '../../server/rooms/tableRules.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { openStore } from '../../server/store/sqlStore.ts';
import type { Store } from '../../server/store/store.ts';
import { entropyFrom } from '../support/entropy.ts';
import { POSTGRES } from '../support/server/databases.ts';
import type { Content } from './database.ts';
import { readJson, readPacked } from './files.ts';
import { seenByAll } from './moments.ts';
import { RELEASES, tableAt } from './recorded.ts';

/** The store opens with all its tables, their public totals, and its guests. */
async function expectContent(store: Store, { people, tables }: Content): Promise<void> {
  for (const { code, rules, isEnded, name, lines: count, ...seen } of tables) {
    const stored = await store.find(code);
    const view = stored && tableAt(stored, count).tableView('spectator').game;
    expect({ code, name, ...(view && seenByAll(view)) }).toEqual({ code, name, ...(isEnded ? {} : seen) });
    if (stored) expect(rulesOf(stored).rules).toEqual(parseRules(codeOf1(rules)));
  }
  const tokens = openTokens(await store.secret('tokens', 'made only where there is none'));
  const issuer = new Guests(tokens, store, entropyFrom('later'), (guest) => knownGuest(store, guest));
  for (const { id, token, recoveryCode } of people) {
    expect(await tokens.read(token)).toBe(id);
    const recovered = await issuer.answer({ want: 'recover', version: 0, recoveryCode });
    // Who sat where is listed only when the server has looked at all logs.
    const known = { name: null, avatar: null, tables: [] };
    expect(recovered).toEqual({ ok: true, value: { token, known } });
  }
  expect(await store.keptFrom(people[0]?.id as string)).toHaveLength(1);
}

test.skipIf(!POSTGRES.isHere).each(RELEASES)(
  'a PostgreSQL database of version %s opens with its tables, their public totals, and its guests',
  async (release) => {
    const postgres = await POSTGRES.start();
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(readPacked(release, 'database.sql').toString());
    await client.end();
    const store = openStore(await openPostgres(postgres.url, () => undefined));
    await expectContent(store, readJson(release, 'database.json'));
    await store.close();
    await postgres.clear();
  },
);

// The data folders of version 0.1 had another database.
test.each(RELEASES.filter((release) => release !== '0.1'))(
  'a data folder of version %s opens with its tables, their public totals, and its guests',
  async (release) => {
    const folder = mkdtempSync(join(tmpdir(), 'release-'));
    writeFileSync(join(folder, 'tables.sqlite'), readPacked(release, 'tables.sqlite'));
    writeFileSync(join(folder, 'state'), 'closed\n');
    const store = openStore(await openSqlite(folder));
    await expectContent(store, readJson(release, 'sqlite.json'));
    await store.close();
    rmSync(folder, { recursive: true });
  },
);
