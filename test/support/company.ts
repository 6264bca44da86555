import { think } from '#bots';
import type { TableView } from '#protocol';
import { createPrivate, joinByCode, type RemoteTable } from '../../client/net/index.ts';
import { Watcher } from './serverPlayer.ts';

/** People at a table on a server. */
export interface Company {
  readonly tables: readonly RemoteTable[];
  readonly seats: readonly Watcher[];
  /** Whose turn it is. */
  readonly mover: Watcher;
}

/** Ann and Ben at a private table, with bots in further seats; the first deal is dealt, and one of them is to play. */
export async function annAndBen(server: string, { rules = 'crazy-rummy', seats = 3 } = {}): Promise<Company> {
  const how = { server, storage: null };
  const created = await createPrivate({ name: 'Ann', rules, seats, pace: 'usual' }, how);
  if (!created.ok) throw new Error(created.reason);
  const { code } = new Watcher(created.value).table;
  const joined = await joinByCode(code, { name: 'Ben' }, how);
  if (!joined.ok) throw new Error(joined.reason);
  if (seats > 2) await created.value.start();
  const tables: readonly RemoteTable[] = [created.value, joined.value];
  const watchers = tables.map((table) => new Watcher(table));
  const isPersonsTurn = ({ game }: TableView): boolean => game !== null && game.turn >= 0 && game.turn < 2;
  await Promise.all(watchers.map((each) => each.until(isPersonsTurn)));
  const mover = watchers[(watchers[0] as Watcher).game.turn] as Watcher;
  return { tables, seats: watchers, mover };
}

/** Does what a bot would do. */
export const act = (mover: Watcher) => mover.act(think(mover.game, { below: () => 0 }));

/** Resolves when this table's line has broken and is there again. */
function broken(table: RemoteTable): Promise<void> {
  let wasBroken = false;
  return new Promise((resolve) => {
    table.onStatus((status) => {
      wasBroken ||= status === 'reconnecting';
      if (wasBroken && status === 'online') resolve();
    });
  });
}

/** Lets something happen by which all lines break, and waits until everybody is seen again by everybody. */
export async function allBack({ tables, seats }: Company, happen: () => Promise<unknown>): Promise<void> {
  const back = Promise.all(tables.map(broken));
  await happen();
  await back;
  await Promise.all(seats.map((seat) => seat.until((now) => now.seats.every(({ connected }) => connected))));
}
