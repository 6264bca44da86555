const ITEM = 'crazy-rummy.seat';

/** Where a page keeps the key to its seat over a reload: the tab's own storage, or any map. */
export type SeatStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Remembers which seat is this page's. A browser that forbids storing just forgets. */
export class SeatMemory {
  readonly #storage: SeatStorage | null;

  constructor(storage: SeatStorage | null) {
    this.#storage = storage;
  }

  get key(): string | null {
    return this.#try((storage) => storage.getItem(ITEM));
  }

  save(key: string): void {
    this.#try((storage) => storage.setItem(ITEM, key));
  }

  /** Forgets this key, unless another one has taken its place. */
  forget(key: string): void {
    if (this.key === key) this.#try((storage) => storage.removeItem(ITEM));
  }

  #try<Value>(use: (storage: SeatStorage) => Value): Value | null {
    try {
      return this.#storage && use(this.#storage);
    } catch {
      return null;
    }
  }
}
