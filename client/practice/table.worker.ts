import { LEVELS, thinkAtLevel } from '#bots';
import type { TableUpdate } from '#protocol';
import { BROWSER_STORAGE, keepOnDevice } from './deviceKeeping.ts';
import { type KeptHost, onceSaved, openKeptTable, resumeKeptTable } from './keptTable.ts';
import { type LocalTable, newPracticeGame } from './localTable.ts';
import type { FromWorker, ToWorker } from './messages.ts';

let table: LocalTable | null = null;

function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function after(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}

const host: KeptHost = {
  clock: { now: () => performance.now() },
  secrets: entropy,
  think: thinkAtLevel,
  levels: LEVELS,
  onSaid: (seat, saying) => send({ type: 'said', seat, saying }),
  after,
  keeping: keepOnDevice(entropy(), BROWSER_STORAGE, () => send({ type: 'takenOver' })),
};

const send = onceSaved<FromWorker>(host, (message) => self.postMessage(message));

const show = (update: TableUpdate): void => send({ type: 'update', update });

function begin(opened: LocalTable): void {
  table = opened;
  if (opened.isLesson) send({ type: 'lesson' });
  show(opened.begin());
}

async function goOn(): Promise<void> {
  const resumed = await resumeKeptTable(host, show);
  if (resumed) begin(resumed);
  else send({ type: 'forgotten' });
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'open') begin(openKeptTable(newPracticeGame(data.options), host, show));
  else if (data.type === 'goOn') void goOn();
  else if (data.type === 'pace') table?.pace(data.bots);
  else if (data.type === 'lead') table?.lead(data.leads);
  else if (table) send({ type: 'reply', id: data.id, result: table.request(data.request) });
});
