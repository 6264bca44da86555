import type { ReadonlySignal } from '@preact/signals';
import { MAX_CODE_LENGTH } from '#rules';
import { validIn } from './storedJson.ts';
import { storedList } from './storedList.ts';

/** The most favourites kept. */
const MAX_FAVOURITES = 40;

/**
 * House rules saved under a name. The code means the same in every version. It may not be readable: a newer page may
 * have saved it.
 */
export interface Favourite {
  readonly name: string;
  readonly code: string;
}

/** The longest name, in characters. */
export const MAX_FAVOURITE_NAME_LENGTH = 32;

/** The house rules saved on this device. */
export interface Favourites {
  readonly all: ReadonlySignal<readonly Favourite[]>;
  /** Saves rules under a name, replacing any of the same name; false if the list is full or the name is empty. */
  keep(name: string, code: string): boolean;
  /** Renames; false if the new name is taken or empty. */
  rename(name: string, to: string): boolean;
  remove(name: string): void;
  /** Reads the list again: another tab may have changed it. */
  reread(): void;
}

/** Reads the saved rules. If the browser forbids storage, `storage` throws, and they last as long as the page. */
export function openFavourites(storage: () => Storage): Favourites {
  const { all, reread, write } = storedList(storage, '.rules', favouritesIn);
  const others = (...names: readonly string[]) => all.value.filter((one) => !names.includes(one.name));
  return {
    all,
    reread,
    keep(raw, code) {
      reread();
      const name = cleaned(raw);
      const left = others(name);
      if (name === '' || left.length >= MAX_FAVOURITES) return false;
      write([{ name, code }, ...left]);
      return true;
    },
    rename(from, raw) {
      reread();
      const name = cleaned(raw);
      if (name === '' || others(from).some((one) => one.name === name)) return false;
      write(all.value.map((one) => (one.name === from ? { ...one, name } : one)));
      return true;
    },
    remove(name) {
      reread();
      write(others(name));
    },
  };
}

/** The name on one line, cut to the longest length; empty if nothing is left. */
const cleaned = (raw: string): string =>
  [...raw.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()].slice(0, MAX_FAVOURITE_NAME_LENGTH).join('').trim();

const favouritesIn = (found: unknown): readonly Favourite[] =>
  validIn(found, isFavourite)
    .filter(({ name }, i, all) => all.findIndex((one) => one.name === name) === i)
    .slice(0, MAX_FAVOURITES);

function isFavourite(found: unknown): found is Favourite {
  const { name, code } = (found ?? {}) as Partial<Record<keyof Favourite, unknown>>;
  const isNamed = typeof name === 'string' && name !== '' && name === cleaned(name);
  return isNamed && typeof code === 'string' && code.length <= MAX_CODE_LENGTH;
}
