import { parentPort } from 'node:worker_threads';
import { think } from '#bots';
import type { SeatAction } from '#engine';
import { randomOf, type Thought } from '#table';

/** The choice; null if the bot fails. Its error may contain cards, so it stays here. */
function choose(thought: Thought): SeatAction | null {
  try {
    return think(thought.view, randomOf(thought));
  } catch {
    return null;
  }
}

parentPort?.on('message', (thought: Thought) => parentPort?.postMessage(choose(thought)));
// The first message says that the thread has started.
parentPort?.postMessage(null);
