import { parentPort } from 'node:worker_threads';
import type { DuelTask } from './duel.ts';
import { playDuel } from './playDuel.ts';

// An error ends the thread and is reported to its owner.
parentPort?.on('message', ({ duel, index }: DuelTask) => parentPort?.postMessage(playDuel(duel, index)));
