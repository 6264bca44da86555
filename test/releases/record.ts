// `npm run record-release` stores everything this version writes in a folder named after the version, so that all later
// versions are tested on reading it. Run it once, before a release. An existing folder is never changed.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleSet } from '#engine';
import { type GameRecord, printRecord } from '#record';
import { PRESET_IDS, PRESETS } from '#rules';
import packageFile from '../../package.json' with { type: 'json' };
import { dumpOf } from './database.ts';
import { momentsOf } from './moments.ts';
import { type PlayedTable, playTable } from './playTable.ts';

const version = packageFile.version.split('.').slice(0, 2).join('.');
const folder = join(import.meta.dirname, version);

function writeGame(id: string, table: PlayedTable, record: string): void {
  const { order, entries } = table;
  const path = (ending: string): string => join(folder, 'games', `${id}.${ending}`);
  writeFileSync(path('jsonl'), entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  writeFileSync(path('record'), record);
  writeFileSync(path('json'), `${JSON.stringify({ order, moments: momentsOf(table) }, null, 2)}\n`);
}

function recordOf(rules: RuleSet, { order, entries }: PlayedTable): GameRecord {
  const steps = entries.filter((entry) => entry.type === 'action');
  return { rules, seats: order.seats, steps: steps.map(({ by, action, events }) => ({ by, action, events })) };
}

if (existsSync(folder)) throw new Error(`version ${version} has already been recorded`);
mkdirSync(join(folder, 'games'), { recursive: true });
const tables = PRESET_IDS.map((id) => ({ id, table: playTable(id) }));
for (const { id, table } of tables) writeGame(id, table, printRecord(recordOf(PRESETS[id] as RuleSet, table)));
const { sql, people, tables: rows } = await dumpOf(tables.map(({ table }) => table));
writeFileSync(join(folder, 'database.sql'), sql);
writeFileSync(join(folder, 'database.json'), `${JSON.stringify({ people, tables: rows }, null, 2)}\n`);
