import { crazyRummy } from '#rules';

/** The game that this page offers. */
export const PRESET = crazyRummy.preset;

const { minPlayers, maxPlayers } = crazyRummy.table;

/** How many may sit at a table of it. */
export const SEAT_CHOICES: readonly number[] = Array.from(
  { length: maxPlayers - minPlayers + 1 },
  (_, i) => minPlayers + i,
);

/** The address of a private table: `/t/ABCD`. */
export const tablePath = (code: string): string => `/t/${encodeURIComponent(code)}`;

/** The code in such an address; null for any other. */
export const codeIn = (path: string): string | null =>
  /^\/t\/([A-Za-z0-9]{1,20})\/?$/.exec(path)?.[1]?.toUpperCase() ?? null;
