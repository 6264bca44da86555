import { think } from '#bots';
import { type LocalTable, openLocalTable } from './localTable.ts';
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

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'open') {
    const host = { clock: { now: () => performance.now() }, entropy, think, after };
    table = openLocalTable(data.options, host, (update) => send({ type: 'update', update }));
    send({ type: 'update', update: table.look() });
    return;
  }
  if (table) send({ type: 'reply', id: data.id, result: table.request(data.request) });
});
