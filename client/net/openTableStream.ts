import { ENTRY_PATH, type OpenTables, SILENCE_MS } from '#protocol';
import { ownServer } from './ownServer.ts';

/** The timeout of an answer. */
const ANSWER_TIMEOUT_MS = 5_000;

/** How long to wait before the stream is opened again, by how it ended. */
const RETRY_DELAYS_MS = { silent: 0, ended: 3_000, unreached: 3_000, refused: 15_000 } as const;

/** How a stream ended. `silent`: for a while the server sent neither tables nor signs of life. */
type StreamEnd = keyof typeof RETRY_DELAYS_MS;

/**
 * Follows the list of open tables. Returns a function that stops it.
 *
 * An `EventSource` would not notice a silent connection, as it hides the server's signs of life, and would not say
 * whether the server refuses or cannot be reached.
 * @param onTables called with the whole list after every change, or with the reason why there is none
 */
export function followOpenTables(onTables: (tables: OpenTables) => void): () => void {
  let isStopped = false;
  let close = (): void => undefined;
  const follow = async (): Promise<void> => {
    while (!isStopped) {
      const request = new AbortController();
      close = () => request.abort();
      const end = await listen(request, onTables);
      if (isStopped) return;
      if (end === 'unreached') onTables('offline');
      if (end === 'refused') onTables(null);
      // A change of the network ends the wait.
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, RETRY_DELAYS_MS[end]);
        close = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };
  const reopen = (): void => close();
  addEventListener('online', reopen);
  addEventListener('offline', reopen);
  void follow();
  return () => {
    isStopped = true;
    close();
    removeEventListener('online', reopen);
    removeEventListener('offline', reopen);
  };
}

/** Listens to one stream until it ends. */
async function listen(request: AbortController, onTables: (tables: OpenTables) => void): Promise<StreamEnd> {
  let hasReceived = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expect = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => request.abort(), ms);
  };
  try {
    expect(ANSWER_TIMEOUT_MS);
    const { status, headers, body } = await fetch(ownServer() + ENTRY_PATH, {
      cache: 'no-store',
      signal: request.signal,
    });
    if (status >= 400 && status < 500) return 'refused';
    // A proxy's error page is not an answer of the server.
    if (!body || !headers.get('Content-Type')?.startsWith('text/event-stream')) return 'unreached';
    const reader = body.getReader();
    const decoder = new TextDecoder();
    for (let text = ''; ; ) {
      const { done, value } = await reader.read();
      if (done) return 'ended';
      hasReceived = true;
      expect(SILENCE_MS);
      const events = (text + decoder.decode(value, { stream: true })).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const [, now] = /^data: (.*)$/m.exec(event) ?? [];
        if (now) onTables(JSON.parse(now));
      }
    }
  } catch {
    if (!hasReceived) return 'unreached';
    return request.signal.aborted ? 'silent' : 'ended';
  } finally {
    clearTimeout(timer);
  }
}
