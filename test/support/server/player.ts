import { type BotThink, think } from '#bots';
import type { PlayerView, Result, SeatAction } from '#engine';
import type { Refusal, TableUpdate, TableView } from '#protocol';
import type { ConnectionStatus, RemoteTable } from '../../../client/net/remoteTable.ts';
import { within } from '../progress.ts';

/** A person at a table who can wait until the table looks a certain way. */
export class Watcher {
  readonly updates: TableUpdate[] = [];
  readonly connection: RemoteTable;
  readonly #waiting = new Set<() => void>();

  constructor(connection: RemoteTable) {
    this.connection = connection;
    connection.subscribe((update) => {
      this.updates.push(update);
      for (const look of this.#waiting) look();
    });
  }

  get table(): TableView {
    const latest = this.updates.at(-1);
    if (!latest) throw new Error('no update yet');
    return latest.table;
  }

  get game(): PlayerView {
    const { game } = this.table;
    if (!game) throw new Error('no game is under way');
    return game;
  }

  /** Resolves with the table as soon as it looks like this. */
  until(isSeen: (table: TableView) => boolean): Promise<TableView> {
    let look = (): void => {};
    const found = new Promise<TableView>((resolve) => {
      look = () => {
        if (isSeen(this.table)) resolve(this.table);
      };
      this.#waiting.add(look);
      look();
    });
    // It may also depend on other things than the table.
    const seen = () => {
      look();
      return this.table;
    };
    return within(`a table such that ${isSeen}`, found, seen).finally(() => this.#waiting.delete(look));
  }

  /** Acts on the decision asked of this seat. */
  act(action: SeatAction): Promise<Result<null, Refusal>> {
    const seat = this.table.viewer;
    const at = seat === 'spectator' ? 0 : (this.game.seats[seat]?.at ?? 0);
    return this.connection.act(at, action);
  }

  /** Plays like a bot until the game is over, alone at a table with bots. */
  async playGame(choose: BotThink = think): Promise<void> {
    // A table that begins by itself may be seen before its game is.
    await this.until(({ game }) => game !== null);
    while (this.table.stage !== 'over') {
      if (this.game.phase === 'ready') await this.connection.next();
      await this.playDeal(choose);
    }
  }

  /**
   * Plays like a bot on this player's turns, by default a Steady one, until the current deal, or the one about to be
   * dealt, is over.
   */
  async playDeal(choose: BotThink = think): Promise<void> {
    const before = this.table.game?.results.length ?? 0;
    const isOver = ({ game }: TableView) => (game?.results.length ?? 0) > before;
    for (;;) {
      const table = await this.until((now) => isOver(now) || now.game?.turn === now.viewer);
      if (isOver(table)) return;
      const done = await this.act(choose(this.game, { below: () => 0 }));
      if (!done.ok) throw new Error(done.reason);
    }
  }
}

/**
 * Watches a table entered by one of the page's own functions.
 * @throws Error with the reason when entry is refused
 */
export async function watchTable(entering: Promise<Result<RemoteTable, Refusal>>): Promise<Watcher> {
  const table = await entering;
  if (!table.ok) throw new Error(table.reason);
  return new Watcher(table.value);
}

/** Resolves when the line of this seat gets this status. */
export function statusOf({ connection }: Watcher, wanted: ConnectionStatus): Promise<void> {
  const statuses: ConnectionStatus[] = [];
  const got = new Promise<void>((resolve) => {
    connection.onStatus((status) => {
      statuses.push(status);
      if (status === wanted) resolve();
    });
  });
  return within(`the line to be ${wanted}`, got, () => [...statuses]);
}

/** Resolves when the line of this seat has broken and is back. */
export const lineBroken = async (seat: Watcher): Promise<void> => {
  await statusOf(seat, 'reconnecting');
  await statusOf(seat, 'online');
};
