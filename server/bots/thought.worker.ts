import { parentPort } from 'node:worker_threads';
import { thinkAtLevel } from '#bots';
import type { SeatAction } from '#engine';
import { randomOf, type Thought } from '#table';

/** The choice; null if the bot fails. Its error may contain cards, so it stays here. */
function choose(thought: Thought): SeatAction | null {
  try {
    return thinkAtLevel(thought.view, randomOf(thought), thought.level);
  } catch {
    return null;
  }
}

parentPort?.on('message', (thought: Thought) => parentPort?.postMessage(choose(thought)));
// The first message says that the thread has started.
parentPort?.postMessage(null);
