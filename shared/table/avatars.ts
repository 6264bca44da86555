import type { Seat } from '#engine';
import type { SeatRecord } from './snapshot.ts';

/**
 * The bots, by number. A page names a bot by its number, in its own language. These names are for all else: logs,
 * records and stored games. No person's name at a table looks like that of a bot there.
 */
export const BOT_NAMES = ['Ada', 'Bruno', 'Clara', 'Dario', 'Edda', 'Fritz', 'Greta', 'Hugo'] as const;

/** Distance of the avatars that neighbours have who chose none: all of a table differ. */
const APART = 3;

/**
 * The avatar of a seat: the number of its bot, or the avatar that its person chose, else one for the seat. Null if the
 * seat is empty.
 */
export const avatarAt = (seat: Seat, { kind, avatar }: SeatRecord): number | null =>
  kind === 'empty' ? null : (avatar ?? seat * APART);
