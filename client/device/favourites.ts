import { type ReadonlySignal, signal } from '@preact/signals';
import { MAX_CODE_LENGTH } from '#rules';

const KEY = 'crazy-rummy.rules';

/** Longer lists are nobody's favourites. */
const MOST = 40;

/** House rules kept under a name. The code may be one that can no longer be read. */
export interface Favourite {
  readonly name: string;
  readonly code: string;
}

/** The longest name of such rules, in characters. */
export const LONGEST_NAME = 32;

/** House rules kept on this device, by name. */
export interface Favourites {
  readonly all: ReadonlySignal<readonly Favourite[]>;
  /** Keeps rules under a name, in the place of what had it; false when there is no room for more, or no name. */
  keep(name: string, code: string): boolean;
  /** Gives another name; false when it is taken, or none. */
  rename(name: string, to: string): boolean;
  remove(name: string): void;
  /** Another tab may have changed them. */
  reread(): void;
}

/** Opens what is kept. Where storing is forbidden, asking for `storage` throws: then they last as long as the page. */
export function openFavourites(storage: () => Storage): Favourites {
  const all = signal(read(storage) ?? []);
  const reread = (): void => {
    all.value = read(storage) ?? all.value;
  };
  const write = (changed: readonly Favourite[]): true => {
    all.value = changed;
    try {
      storage().setItem(KEY, JSON.stringify(changed));
    } catch {
      // A full or forbidden storage costs the memory, not the rules.
    }
    return true;
  };
  const others = (...names: readonly string[]) => all.value.filter((one) => !names.includes(one.name));
  return {
    all,
    reread,
    keep(raw, code) {
      reread();
      const name = cleaned(raw);
      const left = others(name);
      return name !== '' && left.length < MOST && write([{ name, code }, ...left]);
    },
    rename(from, raw) {
      reread();
      const name = cleaned(raw);
      if (name === '' || others(from).some((one) => one.name === name)) return false;
      return write(all.value.map((one) => (one.name === from ? { ...one, name } : one)));
    },
    remove(name) {
      reread();
      write(others(name));
    },
  };
}

/** A name on one line and of a bearable length; empty for none. */
const cleaned = (raw: string): string =>
  [...raw.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()].slice(0, LONGEST_NAME).join('').trim();

/** What is kept, without what is damaged; null where nothing can be read. */
function read(storage: () => Storage): readonly Favourite[] | null {
  try {
    const found: unknown = JSON.parse(storage().getItem(KEY) ?? '[]');
    if (!Array.isArray(found)) return [];
    const whole = found.slice(0, MOST).filter(isFavourite);
    return whole.filter(({ name }, i) => whole.findIndex((one) => one.name === name) === i);
  } catch {
    return null;
  }
}

function isFavourite(found: unknown): found is Favourite {
  const { name, code } = (found ?? {}) as Partial<Record<keyof Favourite, unknown>>;
  const isNamed = typeof name === 'string' && name !== '' && name === cleaned(name);
  return isNamed && typeof code === 'string' && code.length <= MAX_CODE_LENGTH;
}
