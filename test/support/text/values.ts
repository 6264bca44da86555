import type { Card, MeldKind, Rank, Reading, Suit } from '#engine';
import { parseCards } from '#engine';
import type { Person } from '#text';

const cards = (names: string): Card[] => parseCards(names);

/** Counts for which the plural forms of languages differ. */
export const COUNTS = [0, 1, 2, 5, 21] as const;
export const EITHER = [false, true] as const;
/** Names that begin with a vowel, a consonant and a letter that Greek and French treat alike to neither. */
export const NAMES = ['Ana', 'Ben'] as const;
/** The reader, and others. */
export const PERSONS: readonly Person[] = [
  { name: 'You', isYou: true },
  { name: 'Ana', isYou: false },
  { name: 'Ben', isYou: false },
];
export const COMPANIES: readonly (readonly Person[])[] = [PERSONS.slice(1, 2), PERSONS.slice(0, 2), PERSONS];
/** Ranks and suits of every gender and number that a language may give them. */
export const CARDS: readonly Card[] = cards('AS 2H 8D TC JH QS KC JK');
export const GROUPS: readonly (readonly Card[])[] = [cards('8H'), cards('AS 8D'), cards('JK 3C QH')];
export const SOME_RANKS: readonly Rank[] = [1, 2, 8, 10, 11, 12, 13];
export const SUIT_CODES: readonly Suit[] = [0, 1, 2, 3];

const meld = (kind: MeldKind, rank: Rank, suit: Suit, names: string): Reading => ({
  ...{ kind, rank, suit },
  cards: cards(names),
});
/** Runs and sets, natural and with a wild. */
export const MELDS: readonly Reading[] = [
  meld('run', 5, 2, '5H 6H 7H'),
  meld('run', 12, 0, 'QC KC JK'),
  meld('set', 13, -1 as Suit, 'KC KD KS'),
  meld('set', 8, -1 as Suit, '8C 8D JK 8S'),
];
export const MELD_LISTS: readonly (readonly Reading[])[] = [MELDS.slice(0, 1), MELDS.slice(0, 3)];

type Product<Lists extends readonly (readonly unknown[])[]> = { readonly [I in keyof Lists]: Lists[I][number] };

/** Every combination of one value from each list: the arguments of as many calls. */
export function calls<const Lists extends readonly (readonly unknown[])[]>(...lists: Lists): readonly Product<Lists>[] {
  const all = lists.reduce<readonly unknown[][]>(
    (rows, list) => rows.flatMap((row) => list.map((one) => [...row, one])),
    [[]],
  );
  return all as unknown as readonly Product<Lists>[];
}
