import type { TableWish } from '#protocol';
import type { Listing } from '../rooms/listing.ts';

/** Whoever looks for any table joins a game after this many deals at the latest. */
const EARLY = 3;

/**
 * The table for somebody who wants to play this with anybody: with most people, one that waits before one that plays on
 * after a pause. Whether they may sit down there, is the table's to say.
 */
export function bestFor(
  { rules, seats, pace }: TableWish,
  guest: string,
  listed: readonly Listing[],
): Listing | undefined {
  const fitting = listed.flatMap((table) => {
    const { order, stage, deal, guests, people, present, openSeats } = table;
    const isSuch = !order.isPrivate && order.rules === rules && order.seats === seats && order.pace === pace;
    // Nobody is sent into a game past its first deals, nor to a table where bots play on for people who have gone.
    const isInviting = stage === 'waiting' || (stage === 'playing' && present > 0 && deal <= EARLY);
    const fits = isSuch && isInviting && openSeats > 0 && !guests.includes(guest);
    return fits ? [{ table, rank: people + (stage === 'waiting' ? seats : 0) }] : [];
  });
  return fitting.sort((a, b) => b.rank - a.rank)[0]?.table;
}
