import { clear, createStore, get, promisifyRequest, type UseStore } from 'idb-keyval';
import type { LoggedLine } from '#table';
import type { GameToKeep, Keeping, KeptGame } from './keeping.ts';

/**
 * From so many lines on, about twenty games in a row, those before the last snapshot are deleted to save room on the
 * device. A game can be resumed without them.
 */
const MOST = 40_000;

/** The key of the saved game's heading. The keys of its entries begin with its name. */
const GAME = 'game';

interface Heading extends Omit<KeptGame, 'past'> {
  readonly name: string;
}

/** Saves the game in IndexedDB. Where that is forbidden or full, nothing is saved, with no other effect. */
export function keepOnDevice(freshName: () => string): Keeping {
  // Created on first use, which may fail where storage is forbidden.
  let made: UseStore | null = null;
  const store: UseStore = (mode, work) => {
    made ??= createStore('crazy-rummy-practice', 'log');
    return made(mode, work);
  };
  return {
    async read() {
      const heading = await quietly(() => get<Heading>(GAME, store));
      if (!heading) return null;
      const past = await quietly(() => entriesOf(heading.name, store));
      return past ? { options: heading.options, ruleSet: heading.ruleSet, past } : null;
    },
    begin(game) {
      // Another tab that continues the same game writes under its old name, which no heading refers to.
      const name = freshName();
      let next = game.past.length;
      let keeps = quietly(() => write(name, game, store));
      return {
        append(entry) {
          const n = next++;
          keeps = keeps.then(async (kept) => {
            if (kept && (await quietly(() => add(name, n, entry, store)))) return true;
            // With an entry missing, the rest cannot be replayed.
            if (kept) await quietly(() => drop(name, store));
            return null;
          });
        },
      };
    },
    forget: () => void quietly(() => clear(store)),
  };
}

async function entriesOf(name: string, store: UseStore): Promise<unknown[]> {
  const all = IDBKeyRange.bound([name, 0], [name, Number.POSITIVE_INFINITY]);
  return store('readonly', (log) => promisifyRequest<unknown[]>(log.getAll(all)));
}

/** Writes a game in one transaction: the previous game stays until it succeeds. */
async function write(name: string, { past, ...heading }: GameToKeep, store: UseStore): Promise<true> {
  await store('readwrite', (log) => {
    log.clear();
    log.put({ name, ...heading } satisfies Heading, GAME);
    past.forEach((entry, n) => void log.put(entry, [name, n]));
    return promisifyRequest(log.transaction);
  });
  return true;
}

async function add(name: string, n: number, entry: LoggedLine, store: UseStore): Promise<true> {
  await store('readwrite', (log) => {
    log.put(entry, [name, n]);
    if (n >= MOST && entry.type === 'snapshot') log.delete(IDBKeyRange.bound([name, 0], [name, n], false, true));
    return promisifyRequest(log.transaction);
  });
  return true;
}

/** Forgets this game unless another one has been saved since. */
async function drop(name: string, store: UseStore): Promise<void> {
  if ((await get<Heading>(GAME, store))?.name === name) await clear(store);
}

const quietly = async <What>(work: () => Promise<What>): Promise<What | null> => {
  try {
    return await work();
  } catch {
    return null;
  }
};
