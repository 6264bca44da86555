import type { Store } from './store.ts';

/**
 * The store does not answer, or refuses. It bears nothing of what was to be kept: what a database says of a question may
 * quote it, and a table's log has its secrets.
 */
export class StoreFails extends Error {
  /** The framework passes on no more of an error than its code and its words. */
  readonly code = 'storeFails';

  constructor(cause: unknown) {
    super(`the store fails: ${wordsOf(cause)}`);
  }
}

/** True for what was a failing store, also when it comes back through the framework. */
export const isStoreFailure = (error: unknown): boolean =>
  (error as { readonly code?: unknown } | null)?.code === 'storeFails';

const MOST_WORDS = 120;

/** The database's own words: what is around them repeats the question. */
function wordsOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'for no reason given';
  if (cause.cause instanceof Error) return wordsOf(cause.cause);
  return cause.message.startsWith('Failed query') ? 'a question failed' : cause.message.slice(0, MOST_WORDS);
}

/**
 * A store whose failures can be told from faults of ours, and shown to anybody.
 * @param measure is told how many lines were kept in one batch, and in how many ms
 */
export function guardedStore(store: Store, measure: (lines: number, ms: number) => void): Store {
  const told = async <Value>(ask: Promise<Value>): Promise<Value> => {
    try {
      return await ask;
    } catch (error) {
      throw new StoreFails(error);
    }
  };
  return {
    create: (order) => told(store.create(order)),
    find: (code) => told(store.find(code)),
    end: (id) => told(store.end(id)),
    close: () => told(store.close()),
    keepRecovery: (guest, hash) => told(store.keepRecovery(guest, hash)),
    findRecovery: (hash) => told(store.findRecovery(hash)),
    block: (guest, other, on) => told(store.block(guest, other, on)),
    keptFrom: (guest) => told(store.keptFrom(guest)),
    tidy: (tidying) => told(store.tidy(tidying)),
    tryWriting: () => told(store.tryWriting()),
    seen: (guest) => told(store.seen(guest)),
    secret: (name, made) => told(store.secret(name, made)),
    async append(lines) {
      const since = performance.now();
      const lost = await told(store.append(lines));
      measure(lines.length, performance.now() - since);
      return lost;
    },
  };
}
