import { think } from '#bots';
import { storedRules } from '#rules';
import { isNewerGame } from '#table';
import { keepOnDevice } from './deviceKeeping.ts';
import type { KeptGame } from './keeping.ts';
import { type LocalTable, openLocalTable, rulesOfGame } from './localTable.ts';
import type { FromWorker, ToWorker } from './messages.ts';

let table: LocalTable | null = null;

const send = (message: FromWorker): void => self.postMessage(message);

function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function after(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}

const keeping = keepOnDevice(entropy);

function open(game: KeptGame): void {
  const read = rulesOfGame(game);
  const log = keeping.begin({ ...game, ruleSet: storedRules(read.rules) });
  const host = { clock: { now: () => performance.now() }, entropy, think, after, log };
  table = openLocalTable(game, read, host, (update) => send({ type: 'update', update }));
  send({ type: 'update', update: table.look() });
}

async function goOn(): Promise<void> {
  const game = await keeping.read();
  try {
    if (game) return open(game);
  } catch (error) {
    // A damaged game cannot be resumed. One of a newer version can, once that version is back, unless a new one starts.
    if (!isNewerGame(error)) keeping.forget();
  }
  send({ type: 'forgotten' });
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'open') open({ options: data.options, past: [] });
  else if (data.type === 'goOn') void goOn();
  else if (data.type === 'pace') table?.pace(data.bots);
  else if (table) send({ type: 'reply', id: data.id, result: table.request(data.request) });
});
