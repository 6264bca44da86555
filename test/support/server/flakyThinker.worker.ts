// A thread in which bots think, but which dies of some decisions and hangs at others.
import { parentPort } from 'node:worker_threads';
import { think } from '#bots';
import { type BotRequest, randomOf } from '#table';

parentPort?.on('message', (thought: BotRequest) => {
  const viewer = Number(thought.view.viewer);
  const trouble = (viewer + (thought.view.seats[viewer]?.at ?? 0)) % 6;
  if (trouble === 1) process.exit(1);
  if (trouble === 2) for (;;);
  parentPort?.postMessage(think(thought.view, randomOf(thought)));
});
parentPort?.postMessage(null);
