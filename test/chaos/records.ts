import { isDeepStrictEqual } from 'node:util';
import { pino } from 'pino';
import { parseRecord, replay } from '#record';
import { convert } from '../../server/games/conversion.ts';
import { unpackRecord } from '../../server/games/filedGame.ts';
import { GameArchive } from '../../server/games/gameArchive.ts';
import type { Database } from '../../server/store/database.ts';
import { openStore } from '../../server/store/sqlStore.ts';
import type { Store } from '../../server/store/store.ts';
import { entropyFrom } from '../support/entropy.ts';
import { gamesOf, type KeptTable } from './kept.ts';

/**
 * Stores what the server had no time to store, as its next start does, and checks all stored games of these tables.
 * @param hasOtherVersions whether another version may have played a part, whose tables may be left alone
 * @returns the faults, none if every game is stored and each record replays to its score
 */
export async function recordFaults(
  database: Database,
  tables: readonly KeptTable[],
  hasOtherVersions = false,
): Promise<readonly string[]> {
  const store = openStore(database);
  const log = pino({ level: 'silent' });
  const journal = { settled: async () => undefined };
  const converting = { convert: async (table: Parameters<typeof convert>[0]) => convert(table), close: async () => {} };
  await new GameArchive({ store, journal, entropy: entropyFrom('chaos'), log }, converting).sweep();
  const faults: string[] = [];
  for (const table of tables) {
    const { code, id } = table.order;
    const rows = await database.query('SELECT id FROM games WHERE table_id = $1', [id]);
    const finished = gamesOf(table).filter(({ steps }) => steps.at(-1)?.after.phase === 'over');
    if (!hasOtherVersions && rows.length !== finished.length)
      faults.push(`${code}: ${rows.length} of ${finished.length} games are stored`);
    for (const [game] of rows)
      faults.push(...(await faultsOf(store, game as string)).map((fault) => `${code}: ${fault}`));
  }
  return faults;
}

async function faultsOf({ games }: Store, id: string): Promise<readonly string[]> {
  const [game, record] = [await games.find(id), await games.record(id)];
  if (!game || !record) return ['a game has no record'];
  const parsed = parseRecord(await unpackRecord(record));
  const replayed = parsed.ok ? replay(parsed.value) : parsed;
  if (!replayed.ok) return [`the record of a game does not replay: ${JSON.stringify(replayed.reason)}`];
  const { state } = replayed.value;
  const stayed = game.players.filter(({ left }) => !left);
  const isScore =
    isDeepStrictEqual(state.results, game.results) && stayed.every(({ seat, points }) => points === state.totals[seat]);
  return isScore ? [] : ['the record of a game does not replay to its score'];
}
