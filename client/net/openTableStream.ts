import { ENTRY_PATH, type OpenTables, SILENCE_MS } from '#protocol';
import { ownServer } from './ownServer.ts';

/** The timeout of an answer, in ms, and the delays before the stream is opened again. */
const ANSWER_MS = 5_000;
const DELAY_MS = { silent: 0, ended: 3_000, unreached: 3_000, refused: 15_000 } as const;

/** How a stream ended. `silent`: nothing came for a while, neither tables nor the server's signs of life. */
type StreamEnd = keyof typeof DELAY_MS;

/**
 * Follows the list of open tables. Returns a function that stops it.
 *
 * An `EventSource` would neither notice a connection that has gone silent nor say whether the server refuses or cannot
 * be reached, and it keeps the server's signs of life to itself.
 * @param tell called with the whole list after every change, and with what else is known
 */
export function followOpenTables(tell: (tables: OpenTables) => void): () => void {
  let isStopped = false;
  let close = (): void => undefined;
  const follow = async (): Promise<void> => {
    while (!isStopped) {
      const line = new AbortController();
      close = () => line.abort();
      const end = await listen(line, tell);
      if (isStopped) return;
      if (end === 'unreached') tell('offline');
      if (end === 'refused') tell(null);
      // Cut short by a change of the network.
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, DELAY_MS[end]);
        close = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };
  const askAnew = (): void => close();
  addEventListener('online', askAnew);
  addEventListener('offline', askAnew);
  void follow();
  return () => {
    isStopped = true;
    close();
    removeEventListener('online', askAnew);
    removeEventListener('offline', askAnew);
  };
}

/** Listens to one stream until it ends. */
async function listen(line: AbortController, tell: (tables: OpenTables) => void): Promise<StreamEnd> {
  let isHeard = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expect = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => line.abort(), ms);
  };
  try {
    expect(ANSWER_MS);
    const { status, headers, body } = await fetch(ownServer() + ENTRY_PATH, { cache: 'no-store', signal: line.signal });
    if (status >= 400 && status < 500) return 'refused';
    // A proxy's page is no answer of the server.
    if (!body || !headers.get('Content-Type')?.startsWith('text/event-stream')) return 'unreached';
    const reader = body.getReader();
    const decoder = new TextDecoder();
    for (let text = ''; ; ) {
      const { done, value } = await reader.read();
      if (done) return 'ended';
      isHeard = true;
      expect(SILENCE_MS);
      const events = (text + decoder.decode(value, { stream: true })).split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const [, now] = /^data: (.*)$/m.exec(event) ?? [];
        if (now) tell(JSON.parse(now));
      }
    }
  } catch {
    if (!isHeard) return 'unreached';
    return line.signal.aborted ? 'silent' : 'ended';
  } finally {
    clearTimeout(timer);
  }
}
