// A thread that does as it is told, instead of thinking.
import { parentPort } from 'node:worker_threads';
import type { Order } from './orders.ts';

parentPort?.on('message', ({ does, left }: Order) => {
  const isDone = left !== undefined && Atomics.sub(left, 0, 1) <= 0;
  if (does === 'die' && !isDone) process.exit(1);
  if (does === 'throw') throw new Error('a bot went mad');
  if (does === 'hang') for (;;);
  const names = Object.keys(process.env);
  parentPort?.postMessage({ type: 'said', names });
});
parentPort?.postMessage(null);
