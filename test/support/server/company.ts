import { think } from '#bots';
import type { TableView } from '#protocol';
import { createPrivate, joinByCode } from '../../../client/net/connect.ts';
import { lineBroken, type Watcher, watchTable } from './player.ts';

/** People at a table on a server. */
export interface PeopleAtTable {
  readonly seats: readonly Watcher[];
  /** Whose turn it is. */
  readonly mover: Watcher;
}

/** Ann and Ben at a private table with bots in the other seats, in the first deal, at Ann's or Ben's turn. */
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

/** Plays the action a bot would choose. */
export const act = (mover: Watcher) => mover.act(think(mover.game, { below: () => 0 }));

/** Does something that breaks all lines, and waits until everybody sees everybody connected again. */
export async function allBack({ seats }: PeopleAtTable, happen: () => Promise<unknown>): Promise<void> {
  const back = Promise.all(seats.map(lineBroken));
  await happen();
  await back;
  await allThere(seats);
}

/** Resolves when all of these people see every seat connected. */
export async function allThere(people: readonly Watcher[]): Promise<void> {
  await Promise.all(people.map((each) => each.until(({ seats }) => seats.every(({ connected }) => connected))));
}
