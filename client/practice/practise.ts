import { no, type Result } from '#engine';
import type { Refusal, TableConnection, TableUpdate } from '#protocol';
import type { FromWorker, PracticeOptions, PracticeRequest, ToWorker } from './messages.ts';

type Reply = Result<null, Refusal>;
type Listener = (update: TableUpdate) => void;

/**
 * A game against bots that runs in this page, in a worker of its own: no server, no network. Resolves once there is a
 * table to be seen.
 */
export function practise(options: PracticeOptions): Promise<TableConnection> {
  const worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module', name: 'practice' });
  const listeners = new Set<Listener>();
  const waiting = new Map<number, (reply: Reply) => void>();
  let last: TableUpdate | null = null;
  let requests = 0;
  const send = (message: ToWorker): void => worker.postMessage(message);
  const request = (request: PracticeRequest): Promise<Reply> =>
    new Promise((resolve) => {
      waiting.set(++requests, resolve);
      send({ type: 'request', id: requests, request });
    });
  const connection: TableConnection = {
    subscribe(listener) {
      if (last) listener({ ...last, story: null });
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act: (at, action) => request({ kind: 'act', at, action }),
    next: () => request({ kind: 'next' }),
    rematch: () => request({ kind: 'rematch' }),
    back: () => request({ kind: 'back' }),
    start: async () => no('alreadyPlaying'),
    leave: () => worker.terminate(),
  };
  return new Promise((resolve, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'reply') {
        waiting.get(data.id)?.(data.result);
        waiting.delete(data.id);
        return;
      }
      last = data.update;
      for (const listener of listeners) listener(data.update);
      resolve(connection);
    });
    send({ type: 'open', options });
  });
}
