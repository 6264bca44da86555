const SEAT = 'crazy-rummy.seat';
const GUEST = 'crazy-rummy.guest';

/** Where a page keeps something over a reload: a tab's own storage, a device's, or any map. */
export type SeatStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Remembers one thing. A browser that forbids storing just forgets. */
class Memory {
  readonly #storage: SeatStorage | null;
  readonly #item: string;

  constructor(storage: SeatStorage | null, item: string) {
    this.#storage = storage;
    this.#item = item;
  }

  get(): string | null {
    return this.#try((storage) => storage.getItem(this.#item));
  }

  save(value: string): void {
    this.#try((storage) => storage.setItem(this.#item, value));
  }

  /** Forgets this, unless something else has taken its place. */
  forget(value: string): void {
    if (this.get() === value) this.#try((storage) => storage.removeItem(this.#item));
  }

  #try<Value>(use: (storage: SeatStorage) => Value): Value | null {
    try {
      return this.#storage && use(this.#storage);
    } catch {
      return null;
    }
  }
}

/** The code of the table this tab is at. */
export const seatMemory = (tab: SeatStorage | null): Memory => new Memory(tab, SEAT);

/** The token of the guest this device belongs to. */
export const guestMemory = (device: SeatStorage | null): Memory => new Memory(device, GUEST);
