import type { SeatInfo } from '#protocol';

/** The names of the bots, by number. */
const BOTS = ['Ada', 'Bruno', 'Clara', 'Dario', 'Edda', 'Fritz', 'Greta', 'Hugo'] as const;

/** A player as far as their name needs it. */
type Named = Pick<SeatInfo, 'kind' | 'name'> & { readonly avatar?: number | null };

/** A player's name as this page shows it. A server of an older version does not number its bots, only names them. */
export const playerName = ({ kind, name, avatar }: Named): string =>
  kind === 'bot' ? (BOTS[avatar ?? -1] ?? name) : name;
