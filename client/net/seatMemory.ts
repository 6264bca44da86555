const SEAT = 'crazy-rummy-1.seat';
const GUEST = 'crazy-rummy-1.guest';

/** Storage that survives a reload: a tab's, a device's, or any map. */
export type SeatStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stores one value. A browser that forbids storage just forgets it. */
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

  /** Forgets this value unless another one has replaced it. */
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

/** Stores the code of this tab's table. */
export const seatMemory = (tab: SeatStorage | null): Memory => new Memory(tab, SEAT);

/** Stores the token of the guest this device belongs to. */
export const guestMemory = (device: SeatStorage | null): Memory => new Memory(device, GUEST);
