import unhomoglyph from 'unhomoglyph';
import { mayBeRated, printRules, storedRules } from '#rules';
import { type BotWorker, paceOf, type RatedSeats, readTableRules, Table, type TableHost } from '#table';
import type { ServerContext } from '../context.ts';
import type { Journal, KeptLog } from '../store/journal.ts';
import type { StoredTable } from '../store/logRepository.ts';
import type { TableSettings } from '../tables.ts';

/** A table that has been opened from the store. */
export interface OpenedTable {
  /** Its rules are today's canonical code, so that the lobby can compare it with other tables. */
  readonly order: TableSettings;
  readonly table: Table;
  readonly log: KeptLog;
}

/** Receives what bots say. */
export type BotSays = NonNullable<TableHost['onSaid']>;

/** The calls of a table to its room. */
interface RoomCallbacks {
  /** A bot's choice has come, so that the table may be due earlier. */
  readonly onChoice: () => void;
  readonly onSaid: BotSays;
  /** The disguised network address of a guest; null if it is not known. */
  readonly addressOf: (guest: string) => string | null;
}

/**
 * Rebuilds a table from its stored log. All its people are away. Its rule set is stored anew if this version had to
 * change it.
 * @throws NewerGame if a newer version wrote it; RangeError if its rules cannot be read; StoreFails
 */
export async function openStored(
  stored: StoredTable,
  context: ServerContext,
  journal: Journal,
  { onChoice, onSaid, addressOf }: RoomCallbacks,
): Promise<OpenedTable> {
  const { rules, isChanged } = readTableRules(stored.rules, stored.order.seats);
  const order = { ...stored.order, rules: printRules(rules) };
  const log = journal.open(order.id, stored.count);
  const { clock, calendar, entropy, tempo, turnTimes, daily } = context;
  const pace = paceOf(order.pace, tempo, turnTimes);
  const isDaily = order.day !== undefined;
  const isRated = mayBeRated({ isPrivate: order.isPrivate, isDaily, rules });
  const setup = { ...order, rules, isDaily, isRated, isRulesChanged: isChanged, paceName: order.pace, pace };
  const secrets = order.day === undefined ? entropy : await daily.secretsOf(order.day);
  const pair = (people: RatedSeats) =>
    context.rivals.pair(people.map(({ seat, player }) => ({ seat, address: addressOf(player) })));
  const host = { clock, calendar, secrets, ...botsOf(context, onChoice), onSaid, pair, log, skeleton };
  const table = new Table(setup, host, stored.lines);
  // Replayed changes are not sent to anybody.
  table.drain();
  if (isChanged) {
    // First whatever happened under the old rules, such as the end of a deal that cannot go on.
    await log.stored();
    await context.store.replaceRules(order.id, storedRules(rules));
    context.log.warn({ table: order.id }, 'table continues with changed rules');
  }
  return { order, table, log };
}

/** The parts of a table's host that are about bots. */
function botsOf(
  { think, levels, thinker, metrics }: ServerContext,
  onChoice: RoomCallbacks['onChoice'],
): Pick<TableHost, 'think' | 'levels' | 'thinker' | 'onFallback'> {
  if (!thinker) return { think, levels };
  const answering: BotWorker = (request, answer) =>
    thinker(request, (choice) => {
      answer(choice);
      onChoice();
    });
  return { think, levels, thinker: answering, onFallback: metrics.guarded };
}

/**
 * The skeleton of a name by Unicode's table of confusable characters (UTS 39): names that look alike have the same
 * skeleton. For comparison only, never for display.
 */
export const skeleton = (name: string): string =>
  unhomoglyph(name.normalize('NFKD').replace(/\p{Default_Ignorable_Code_Point}/gu, '')).normalize('NFD');
