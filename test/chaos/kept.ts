import { decide, evolve, type GameEvent, type GameState, newGame, type RuleSet, settledRules } from '#engine';
import { parseRules } from '#rules';
import type { ActionEntry, LogEntry } from '#table';
import type { Database } from '../../server/store/database.ts';
import type { TableSettings } from '../../server/tables.ts';
import type { GameStep } from '../support/play/playGame.ts';

/** A stored table with its log. */
export interface KeptTable {
  readonly order: TableSettings;
  readonly entries: readonly LogEntry[];
  /** The stored numbers of the entries in the log, from 0. */
  readonly numbers: readonly number[];
}

/** Reads every table of a database, including those nobody may return to. */
export async function keptTables({ query }: Database): Promise<readonly KeptTable[]> {
  const orders = await query('SELECT CAST(wish AS text) FROM tables', []);
  const lines = await query('SELECT table_id, number, CAST(entry AS text) FROM lines ORDER BY number', []);
  return orders.map(([wish]) => {
    const order = JSON.parse(wish as string) as TableSettings;
    const own = lines.filter(([table]) => table === order.id);
    return {
      order,
      entries: own.map(([, , entry]) => JSON.parse(entry as string) as LogEntry),
      numbers: own.map(([, number]) => number as number),
    };
  });
}

/** A step of a stored game, and whether a person, a bot or the clock decided it. */
export interface KeptStep extends GameStep {
  readonly origin: ActionEntry['origin'];
}

/** A game replayed from a log. */
export interface LoggedGame {
  readonly rules: RuleSet;
  readonly seats: number;
  readonly steps: readonly KeptStep[];
}

/** An action of a log, with the events as they were booked if the log has them. */
type LoggedAction = ActionEntry & { readonly events?: readonly GameEvent[] };

/**
 * Replays every game of a table from its log: books the events where the log has them, and decides the rest anew.
 * @throws Error when the rules refuse an action of the log
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
    const events = eventsOf(entry, state);
    const after = events.reduce(evolve, state);
    games.at(-1)?.steps.push({ before: state, by, action, origin, events, after });
    state = after;
  }
  return games;
}

function eventsOf({ by, action, events }: LoggedAction, state: GameState): readonly GameEvent[] {
  if (events) return events;
  const decided = decide(state, by, action);
  if (!decided.ok) throw new Error(`the log does not replay: ${by} may not ${action.type}, ${decided.reason}`);
  return decided.value;
}

/**
 * Replays all tables of a database and counts the actions of people at each, by table code. Closes the database.
 * @throws Error when a log has a gap or the rules refuse one of its actions
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
