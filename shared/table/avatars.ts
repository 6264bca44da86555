import type { Seat } from '#engine';
import type { SeatRecord } from './snapshot.ts';

/**
 * The bots, by number. A page names a bot by its number, in its own language. These names are for all else: logs,
 * records, stored games, and pages of 0.3. No person's name at a table looks like that of a bot there.
 */
export const BOT_NAMES = ['Ada', 'Bruno', 'Clara', 'Dario', 'Edda', 'Fritz', 'Greta', 'Hugo'] as const;

/** Distance of the avatars that neighbours have who chose none: all of a table differ. */
const APART = 3;

/**
 * The avatar of a seat: the one that its person chose, else one for the seat; the number of its bot, in logs of 0.3
 * found by name. Null if the seat is empty.
 */
export function avatarAt(seat: Seat, { kind, name, avatar }: SeatRecord): number | null {
  if (kind === 'empty') return null;
  if (kind === 'person') return avatar ?? seat * APART;
  return avatar ?? Math.max(0, (BOT_NAMES as readonly string[]).indexOf(name));
}
