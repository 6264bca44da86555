// `npm run record-release` stores everything this version writes in a folder named after the version, so that all later
// versions are tested on reading it. Run it once, before a release. An existing folder is never changed.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type { RuleSet } from '#engine';
import { type GameRecord, printRecord } from '#record';
import { PRESET_IDS, PRESETS, storedRules } from '#rules';
import { postgresDump, sqliteFile } from './database.ts';
import { pathIn, writePacked } from './files.ts';
import { momentsOf } from './moments.ts';
import { type PlayedTable, playTable } from './playTable.ts';
import { THIS_RELEASE, VERSIONS } from './versions.ts';

const writeJson = (file: string, value: unknown): void =>
  writeFileSync(pathIn(THIS_RELEASE, file), `${JSON.stringify(value, null, 2)}\n`);

function writeGame(id: string, rules: RuleSet, table: PlayedTable): void {
  const { order, entries } = table;
  const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
  writePacked(THIS_RELEASE, `games/${id}.jsonl`, lines);
  writePacked(THIS_RELEASE, `games/${id}.record`, printRecord(recordOf(rules, table)));
  writePacked(THIS_RELEASE, `games/${id}.proof`, table.proof);
  writeJson(`games/${id}.json`, { order, moments: momentsOf(table) });
  writePacked(THIS_RELEASE, `games/${id}.rules.json`, JSON.stringify(storedRules(rules)));
}

function recordOf(rules: RuleSet, { order, entries }: PlayedTable): GameRecord {
  const steps = entries.filter((entry) => entry.type === 'action');
  return { rules, seats: order.seats, steps: steps.map(({ by, action, events }) => ({ by, action, events })) };
}

if (existsSync(pathIn(THIS_RELEASE, ''))) throw new Error(`version ${THIS_RELEASE} has already been recorded`);
mkdirSync(pathIn(THIS_RELEASE, 'games'), { recursive: true });
const tables = PRESET_IDS.map((id) => ({ id, table: playTable(id) }));
for (const { id, table } of tables) writeGame(id, PRESETS[id] as RuleSet, table);
const played = tables.map(({ table }) => table);
const { sql, ...inPostgres } = await postgresDump(played);
writePacked(THIS_RELEASE, 'database.sql', sql);
writeJson('database.json', inPostgres);
const { file, ...inSqlite } = await sqliteFile(played);
writePacked(THIS_RELEASE, 'tables.sqlite', file);
writeJson('sqlite.json', inSqlite);
writeJson('versions.json', VERSIONS);
