import { clear, createStore, get, promisifyRequest, type UseStore } from 'idb-keyval';
import type { StoredRules } from '#rules';
import type { TableLog, VersionedLogEntry } from '#table';
import { STORAGE_PREFIX } from '../device/storedJson.ts';
import type { PracticeOptions } from './messages.ts';

/** A saved practice game, by whichever version of the page. */
export interface KeptGame {
  /** The options it was opened with. */
  readonly options: PracticeOptions;
  /** The whole rule set, as stored. */
  readonly ruleSet: unknown;
  /** The lines of its log so far, as stored. */
  readonly past: readonly unknown[];
}

/** A practice game to be saved. */
export interface GameToKeep extends KeptGame {
  readonly ruleSet: StoredRules;
}

/** Storage for one practice game, so that it survives a reload: the one begun or resumed last. */
export interface Keeping {
  /** Returns the saved game, which no other tab adds to from then on; null if there is none or it cannot be read. */
  read(): Promise<KeptGame | null>;
  /** Saves this game in place of any other. Later events go into the returned log. */
  begin(game: GameToKeep): TableLog;
  /** Resolves once everything begun or appended so far is saved, or cannot be. */
  settled(): Promise<unknown>;
  /** Deletes the saved game. */
  forget(): void;
}

/**
 * From so many lines on, about twenty games in a row, those before the last snapshot are deleted to save room on the
 * device. A game can be resumed without them.
 */
const MAX_SAVED_ENTRIES = 40_000;

/** The key of the saved game's heading. The keys of its entries begin with its name. */
const GAME = 'game';

/** The name of the database, and of the channel that tells the other tabs that a game was saved here. */
const PRACTICE = `${STORAGE_PREFIX}-practice`;

interface Heading extends Omit<KeptGame, 'past'> {
  readonly name: string;
  /** The name of an opening that resumes the game and has not saved it under that name yet. */
  readonly claim?: string;
}

/** `gone`: another tab has deleted the game. */
type Outcome = 'saved' | 'takenOver' | 'gone';

/** The browser as the storage of a game needs it. Opening either may fail where storage is forbidden. */
export interface DeviceStorage {
  store(): UseStore;
  channel(): Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
}

/** The browser of this worker. */
export const BROWSER_STORAGE: DeviceStorage = {
  store: () => createStore(PRACTICE, 'log'),
  channel: () => new BroadcastChannel(PRACTICE),
};

/**
 * Saves the game of one opening in IndexedDB. Where that is forbidden or full, nothing is saved, with no other effect.
 * @param name differs from that of any other opening @param onTakenOver called when another tab has opened the game, or
 * a new one, after this one: nothing more is saved here
 */
export function keepOnDevice(name: string, device: DeviceStorage, onTakenOver: () => void): Keeping {
  let made: UseStore | null = null;
  const store: UseStore = (mode, work) => {
    made ??= device.store();
    return made(mode, work);
  };
  let isClaimed = false;
  let saves = Promise.resolve(false);
  const isSaved = (outcome: Outcome | null): boolean => {
    if (outcome === 'takenOver') onTakenOver();
    return outcome === 'saved';
  };
  return {
    async read() {
      let found: KeptGame | null = null;
      const claim = () =>
        claimGame(name, store, (game) => {
          found = game;
        });
      // A game that is read can be resumed even if it cannot be claimed, on a full device.
      isClaimed = (await quietly(claim)) !== null;
      return found;
    },
    begin(game) {
      let next = game.past.length;
      saves = quietly(() => write(name, game, isClaimed, store)).then(isSaved);
      tellTabs(device, saves, () => {
        saves = saves.then(async (saved) => saved && isSaved(await look(name, store)));
      });
      return {
        append(entry) {
          const n = next++;
          saves = saves.then(async (saved) => {
            if (!saved) return false;
            const outcome = await quietly(() => add(name, n, entry, store));
            // With an entry missing, the rest cannot be replayed.
            if (outcome === null) await quietly(() => drop(name, store));
            return isSaved(outcome);
          });
        },
      };
    },
    settled: () => saves,
    forget: () => void quietly(() => clear(store)),
  };
}

/** Tells other tabs once the game is saved, and calls back whenever another tab tells. */
function tellTabs(device: DeviceStorage, saved: Promise<boolean>, hear: () => void): void {
  try {
    const channel = device.channel();
    channel.addEventListener('message', hear);
    void saved.then((isSaved) => isSaved && channel.postMessage(null));
  } catch {
    // The other tab notices when it saves its next entry.
  }
}

/**
 * Reads the saved game and makes it this opening's in one transaction: from then on no other tab adds to it, so nothing
 * that was added is missing.
 */
async function claimGame(name: string, store: UseStore, found: (game: KeptGame) => void): Promise<true> {
  await store('readwrite', async (log) => {
    const heading = await headingIn(log);
    if (!heading) return;
    const all = IDBKeyRange.bound([heading.name, 0], [heading.name, Number.POSITIVE_INFINITY]);
    const past = await promisifyRequest<unknown[]>(log.getAll(all));
    found({ options: heading.options, ruleSet: heading.ruleSet, past });
    log.put({ ...heading, claim: name } satisfies Heading, GAME);
    await promisifyRequest(log.transaction);
  });
  return true;
}

const headingIn = (log: IDBObjectStore): Promise<Heading | undefined> => promisifyRequest<Heading>(log.get(GAME));

/** Writes a game in one transaction: the previous game stays until it succeeds. */
async function write(
  name: string,
  { past, ...heading }: GameToKeep,
  isClaimed: boolean,
  store: UseStore,
): Promise<Outcome> {
  return store('readwrite', async (log) => {
    if (isClaimed && stateOf(await headingIn(log), name) === 'takenOver') return 'takenOver';
    log.clear();
    log.put({ name, ...heading } satisfies Heading, GAME);
    past.forEach((entry, n) => void log.put(entry, [name, n]));
    await promisifyRequest(log.transaction);
    return 'saved';
  });
}

async function add(name: string, n: number, entry: VersionedLogEntry, store: UseStore): Promise<Outcome> {
  return store('readwrite', async (log) => {
    const state = stateOf(await headingIn(log), name);
    if (state !== 'saved') return state;
    log.put(entry, [name, n]);
    if (n >= MAX_SAVED_ENTRIES && entry.type === 'snapshot')
      log.delete(IDBKeyRange.bound([name, 0], [name, n], false, true));
    await promisifyRequest(log.transaction);
    return 'saved';
  });
}

/** Whose the saved game is; if it cannot be read, this opening's until it saves its next entry. */
async function look(name: string, store: UseStore): Promise<Outcome> {
  return (await quietly(async () => stateOf(await get<Heading>(GAME, store), name))) ?? 'saved';
}

function stateOf(heading: Heading | undefined, name: string): Outcome {
  if (!heading) return 'gone';
  return (heading.claim ?? heading.name) === name ? 'saved' : 'takenOver';
}

/** Forgets this game unless another one has been saved since. */
async function drop(name: string, store: UseStore): Promise<void> {
  if (stateOf(await get<Heading>(GAME, store), name) === 'saved') await clear(store);
}

const quietly = async <What>(work: () => Promise<What>): Promise<What | null> => {
  try {
    return await work();
  } catch {
    return null;
  }
};
