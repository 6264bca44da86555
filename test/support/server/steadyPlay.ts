import { think } from '#bots';
import { pause } from '../progress.ts';
import type { PeopleAtTable } from './company.ts';
import type { Watcher } from './player.ts';

/** People who keep playing, whatever happens, and count the actions the server acknowledged. */
export interface SteadyPlay {
  readonly code: string;
  acknowledged(): number;
  /** Stops play. Resolves when no answer is outstanding. */
  stop(): Promise<void>;
}

/** The wait after a refusal, in ms. */
const PAUSE = 50;

export function playOn({ seats }: PeopleAtTable): SteadyPlay {
  let acknowledged = 0;
  let isOver = false;
  const play = async (watcher: Watcher): Promise<void> => {
    while (!isOver) {
      await watcher.until(({ game, viewer }) => isOver || game?.turn === viewer);
      if (isOver) return;
      const done = await watcher.act(think(watcher.game, { below: () => 0 }));
      if (done.ok) acknowledged += 1;
      else await pause(PAUSE);
    }
  };
  const all = seats.map(play);
  return {
    code: (seats[0] as Watcher).table.code,
    acknowledged: () => acknowledged,
    async stop() {
      isOver = true;
      await Promise.all(all);
    },
  };
}
