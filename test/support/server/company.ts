import { think } from '#bots';
import type { TableView } from '#protocol';
import { createPrivate, joinByCode } from '../../../client/net/index.ts';
import { lineBroken, type Watcher, watchTable } from './player.ts';

/** People at a table on a server. */
export interface PeopleAtTable {
  readonly seats: readonly Watcher[];
  /** Whose turn it is. */
  readonly mover: Watcher;
}

/** Ann and Ben at a private table, with bots in further seats; the first deal is dealt, and one of them is to play. */
export async function annAndBen(server: string, { rules = 'crazy-rummy', seats = 3 } = {}): Promise<PeopleAtTable> {
  const how = { server, storage: null };
  const ann = await watchTable(createPrivate({ name: 'Ann', rules, seats, pace: 'usual' }, how));
  const ben = await watchTable(joinByCode(ann.table.code, { name: 'Ben' }, how));
  if (seats > 2) await ann.connection.start();
  const people = [ann, ben];
  const isPersonsTurn = ({ game }: TableView): boolean => game !== null && game.turn >= 0 && game.turn < 2;
  await Promise.all(people.map((each) => each.until(isPersonsTurn)));
  return { seats: people, mover: people[ann.game.turn] as Watcher };
}

/** Does what a bot would do. */
export const act = (mover: Watcher) => mover.act(think(mover.game, { below: () => 0 }));

/** Lets something happen by which all lines break, and waits until everybody is seen again by everybody. */
export async function allBack({ seats }: PeopleAtTable, happen: () => Promise<unknown>): Promise<void> {
  const back = Promise.all(seats.map(lineBroken));
  await happen();
  await back;
  await allThere(seats);
}

/** Resolves when everybody is seen by all of these. */
export async function allThere(people: readonly Watcher[]): Promise<void> {
  await Promise.all(people.map((each) => each.until(({ seats }) => seats.every(({ connected }) => connected))));
}
