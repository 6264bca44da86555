import { apply, type GameState, newGame, type RuleSet, settledRules } from '#engine';
import { parseRules } from '#rules';
import type { ActionEntry, LogEntry } from '#table';
import type { Database } from '../../server/store/store.ts';
import type { TableOrder } from '../../server/tables.ts';
import type { GameStep } from '../support/play/playGame.ts';

/** A table as it was kept, with its log. */
export interface KeptTable {
  readonly order: TableOrder;
  readonly entries: readonly LogEntry[];
  /** The places of the entries in the log, as they were kept. */
  readonly numbers: readonly number[];
}

/** Every table of a database, whether or not somebody may come back to it. */
export async function keptTables({ query }: Database): Promise<readonly KeptTable[]> {
  const orders = await query('SELECT CAST(wish AS text) FROM tables', []);
  const lines = await query('SELECT table_id, number, CAST(entry AS text) FROM lines ORDER BY number', []);
  return orders.map(([wish]) => {
    const order = JSON.parse(wish as string) as TableOrder;
    const own = lines.filter(([table]) => table === order.id);
    return {
      order,
      entries: own.map(([, , entry]) => JSON.parse(entry as string) as LogEntry),
      numbers: own.map(([, number]) => number as number),
    };
  });
}

/** What was done at a table, and by whom it was decided. */
export interface KeptStep extends GameStep {
  readonly origin: ActionEntry['origin'];
}

/** A game as a log has it. */
export interface LoggedGame {
  readonly rules: RuleSet;
  readonly seats: number;
  readonly steps: readonly KeptStep[];
}

/**
 * Every game of a table, played again from its log.
 * @throws Error when the rules refuse what the log says was done
 */
export function gamesOf({ order, entries }: KeptTable): readonly LoggedGame[] {
  const { seats } = order;
  const rules = settledRules(parseRules(order.rules) as RuleSet, seats);
  const games: { rules: RuleSet; seats: number; steps: KeptStep[] }[] = [];
  let state: GameState = newGame(rules, seats);
  for (const entry of entries) {
    if (entry.type === 'game') {
      state = newGame(rules, seats);
      games.push({ rules, seats, steps: [] });
    }
    if (entry.type !== 'action') continue;
    const { by, action, origin } = entry;
    const played = apply(state, by, action);
    if (!played.ok) throw new Error(`the log does not replay: ${by} may not ${action.type}, ${played.reason}`);
    games
      .at(-1)
      ?.steps.push({ before: state, by, action, origin, events: played.value.events, after: played.value.state });
    state = played.value.state;
  }
  return games;
}

/**
 * How many actions of people each table has, by its code, when its games are played again. Closes the database.
 * @throws Error when a log has a gap, or the rules refuse what it says was done
 */
export async function actionsKept(database: Database): Promise<ReadonlyMap<string, number>> {
  const tables = await keptTables(database);
  await database.close();
  return new Map(
    tables.map((table) => {
      const { code } = table.order;
      if (table.numbers.some((number, index) => number !== index)) throw new Error(`a gap in the log of ${code}`);
      const steps = gamesOf(table).flatMap((game) => game.steps);
      return [code, steps.filter(({ origin }) => origin === 'person').length];
    }),
  );
}
