// The process being measured: the real server with its real clock and store, but with fixed deals on request.

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BotThreads } from '../../../server/bots/botThreads.ts';
import { readConfig, TEMPO } from '../../../server/config.ts';
import { startServer } from '../../../server/index.ts';
import { NO_METRICS } from '../../../server/metrics.ts';
import { LONG_TURNS } from '../../support/server/testServer.ts';
import { ALIKE } from './alike.ts';
import { answer, onClose } from './child.ts';
import { Experts } from './experts.ts';
import { answerUsage } from './usage.ts';

let isAlike = false;

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const config = readConfig({ DATA_DIR: folder, ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' });
// As the server's own, but within reach: the Experts of the benchmark think there too.
const bots = new BotThreads({
  log: { warn: () => undefined },
  meters: { ...NO_METRICS, thought: (outcome) => experts.count(outcome) },
});
const experts = new Experts(bots.think);
const server = await startServer(config, {
  thinker: bots.think,
  // Table codes and keys are random, but deals are fixed once all tables play from one script.
  entropy: () => (isAlike ? ALIKE : randomBytes(32).toString('hex')),
  // Opening a thousand tables takes a while, and no player may time out before the start.
  timeouts: { hold: 600_000, waiting: 600_000, playing: 600_000, alone: 600_000 },
  turnTimes: LONG_TURNS,
  // The script has no shares, which would change the cards.
  tempo: { ...TEMPO, next: 600_000, window: 600_000, shares: 0 },
});

async function close(): Promise<void> {
  await server.close();
  await bots.close();
  rmSync(folder, { recursive: true });
  process.exit(0);
}

process.on('message', (message) => {
  if (message === 'alike') isAlike = true;
});
onClose(() => void close());
answerUsage();
answer({ port: Number(new URL(server.address).port) });
